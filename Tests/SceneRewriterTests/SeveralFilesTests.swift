import SceneProtocol
import SceneRewriter
import Testing

/// The files of one scene know what the others declare.
struct `Files that are rewritten together` {
  private func rewritten(_ texts: String...) -> [String] {
    SceneRewriter.rewrite(texts).map(\.text)
  }

  @Test func `call another file's optional methods plainly`() {
    let texts = rewritten(
      "@objc protocol P { @objc optional func f() }",
      "func g(_ p: P?) { p?.f?() }"
    )
    #expect(texts[1] == "func g(_ p: P?) { p?.f() }")
  }

  @Test func `name the methods of another file in full`() {
    let texts = rewritten(
      "extension Card { func go() { use(#selector(tapped)) } }",
      "class Card: UIView { @objc func tapped(_ sender: UIButton) {} }"
    )
    #expect(
      texts[0]
        == "extension Card { func go() { use(Selector(\"tapped(_:)\", Card.tapped)) } }"
    )
  }

  @Test func `give a class in one file the override of its extension in another`() {
    let texts = rewritten(
      "extension Card { override func f() {} }",
      "class Card: UIView {}"
    )
    #expect(texts[0] == "extension Card {          func Card_f() {} }")
    #expect(texts[1] == "class Card: UIView {override func f() { Card_f() } }")
  }

  @Test func `make views of an associated type, whatever their class's initializer is`() {
    let texts = rewritten(
      "protocol P { associatedtype View: MyView; associatedtype Model: Codable }",
      "typealias MyView = UILabel",
      "extension P { var make: () -> View { f(View.init, Model.init, View(), UILabel.init) } }"
    )
    #expect(
      texts[2]
        == "extension P { var make: () -> View { f({ UIView.instance(of: View.self) }, "
        + "Model.init, UIView.instance(of: View.self), UILabel.init) } }"
    )
  }

  @Test func `have superclasses in other files`() {
    let texts = rewritten(
      "class Ring: Base { override init(layer: Any) {} }",
      "class Base: CALayer {}"
    )
    #expect(
      texts[0]
        == "class Ring: Base { required init(layer: Any) {} ; required init() { super.init() }; "
        + "required init?(coder: NSCoder) { super.init(coder: coder) } }"
    )
  }

  /// `Row` of the first file is no layer, whatever that of the second is.
  @Test func `have private types of their own`() {
    let texts = rewritten(
      "private class Row: UIView { override init(layer: Any) {} }",
      "private class Row: CALayer { override init(layer: Any) {} }"
    )
    #expect(texts[0] == "private class Row: UIView { override init(layer: Any) {} }")
    #expect(
      texts[1] == "private class Row: CALayer { required init(layer: Any) {} "
        + "; required init() { super.init() }; "
        + "required init?(coder: NSCoder) { super.init(coder: coder) } }"
    )
  }

  @Test func `have problems of their own`() {
    let rewritings = SceneRewriter.rewrite([
      "let a = 1", "let b = #keyPath()", "let c = )\n#keyPath()",
    ])
    #expect(rewritings.map(\.problems.count) == [0, 1, 0])
    #expect(rewritings[1].problems.first?.column == 9)
  }
}
