import SceneProtocol
import SceneRewriter
import Testing

/// Files of one module: what one declares counts for the others.
struct `Several texts of one module` {
  @Test func `share the optional methods of their protocols`() {
    let texts = SceneRewriter.rewrite([
      "func f(_ d: P?) { d?.did?() }", "@objc protocol P { @objc optional func did() }",
    ]).map(\.text)
    #expect(texts[0] == "func f(_ d: P?) { d?.did() }")
    #expect(texts[1].hasSuffix("extension P { func did() {} }"))
  }

  @Test func `put an extension's override into the class, in its file`() {
    let rewritten = SceneRewriter.rewrite([
      "extension Card { override func f() { a() } }", "class Card: UIView {\n}\n",
    ])
    #expect(rewritten[0].text == "extension Card {          func Card_f() { a() } }")
    #expect(rewritten[1].text == "class Card: UIView {\noverride func f() { Card_f() } }\n")
    #expect(rewritten.flatMap(\.problems).isEmpty)
  }

  @Test func `let a subclass override what an extension has`() {
    let texts = SceneRewriter.rewrite([
      "class A {\n}\nextension A { @objc open func f() {} }",
      "class B: A { override func f() { super.f() } }",
    ]).map(\.text)
    #expect(
      texts[0]
        == "class A {\ninit() {} ; open func f() { A_f() } }\n"
        + "extension A {       public func A_f() {} }"
    )
    #expect(texts[1] == "class B: A { override func f() { super.f() } }")
  }

  @Test func `know a layer's class by its superclass in another file`() {
    let texts = SceneRewriter.rewrite([
      "class B: A { override init(layer: Any) { f() } }", "class A: CALayer {}",
      "extension CALayer { func g() {} }",
    ]).map(\.text)
    #expect(
      texts[0] == "class B: A { required init(layer: Any) { f() } "
        + "; required init() { super.init() }; "
        + "required init?(coder: NSCoder) { super.init(coder: coder) } }"
    )
  }

  @Test func `find the class that overrides a member of a framework's class`() {
    let texts = SceneRewriter.rewrite([
      "extension UIView { @objc func prepare(_ a: Int) -> Bool { true } }",
      "extension UILabel { override func prepare(_ a: Int) -> Bool { super.prepare(a) } }",
      "class Title: UILabel { override func prepare(_ a: Int) -> Bool { super.prepare(a) } }",
    ]).map(\.text)
    #expect(
      texts[0] == "extension UIView { func prepare(_ a: Int) -> Bool "
        + "{ if let object = self as? Title { return object.Title_prepare(a) }; "
        + "if let object = self as? UILabel { return object.UILabel_prepare(a) }; "
        + "return UIView_prepare(a) };       func UIView_prepare(_ a: Int) -> Bool { true } }"
    )
    #expect(
      texts[1] == "extension UILabel {          func UILabel_prepare(_ a: Int) -> Bool "
        + "{ self.UIView_prepare(a) } }"
    )
    #expect(
      texts[2] == "class Title: UILabel {          func Title_prepare(_ a: Int) -> Bool "
        + "{ self.UILabel_prepare(a) } }"
    )
  }

  @Test func `keep their lines`() {
    let texts = ["extension A {\n override\n func f() {\n }\n}\n", "class A: UIView {\n\n}\n"]
    for (old, new) in zip(texts, SceneRewriter.rewrite(texts)) {
      #expect(new.text.count { $0 == "\n" } == old.count { $0 == "\n" })
    }
  }
}
