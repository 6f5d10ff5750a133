import Testing

/// Overrides in extensions, which only methods of the Objective-C runtime allow.
struct `Overrides in extensions of a scene's text` {
  @Test func `are the class's own, which call the extension's`() {
    expectRewriting(
      """
      class Card: UIView {
        let a = 1
      }
      extension Card: P {
        override func f(_ a: Int, to b: inout Int) -> Bool { super.f(a, to: &b) }
        override public var isOn: Bool { true }
        override var value: Int { get { 1 } set { print(newValue) } }
      }
      """,
      to: """
        class Card: UIView {
          let a = 1
        override func f(_ a: Int, to b: inout Int) -> Bool { Card_f(a, to: &b) } ; override public var isOn: Bool \
        { Card_isOn } ; override var value: Int { get { Card_value } set { Card_value = newValue } } }
        extension Card: P {
                   func Card_f(_ a: Int, to b: inout Int) -> Bool { super.f(a, to: &b) }
                   public var Card_isOn: Bool { true }
                   var Card_value: Int { get { 1 } set { print(newValue) } }
        }
        """
    )
  }

  /// Objective-C's runtime replaces the class's own member by it.
  @Test func `of a class of UIKit are other members, which is said`() {
    expectRewriting(
      """
      extension UIPageControl {
        open override func sizeToFit() { super.sizeToFit() }
        override var tintColor: UIColor! { get { nil } set {} }
      }
      """,
      to: """
        extension UIPageControl {
          public          func UIPageControl_sizeToFit() { super.sizeToFit() }; #warning("UIPageControl.sizeToFit \
        of an extension is not called: override it in a subclass")
                   var UIPageControl_tintColor: UIColor! { get { nil } set {} }; #warning("UIPageControl.tintColor \
        of an extension is not called: override it in a subclass")
        }
        """
    )
  }

  @Test func `pass on parameters that they do not use`() {
    expectRewriting(
      """
      class Card: UIView {}
      extension Card {
        override func f(_: Bool, at _: Int, to c: Int) {}
      }
      """,
      to: """
        class Card: UIView {override func f(_ unused0: Bool, at unused1: Int, to c: Int) \
        { Card_f(unused0, at: unused1, to: c) } }
        extension Card {
                   func Card_f(_: Bool, at _: Int, to c: Int) {}
        }
        """
    )
  }

  @Test(arguments: [
    ("class A: B {}", "class A: B {override func f() { A_f() } }"),
    (
      "class A: B { var a = 1 }", "class A: B { var a = 1 ; override func f() { A_f() } }"
    ),
    (
      "enum E { class A: B {\n} }; extension E.A {}",
      "enum E { class A: B {\noverride func f() { E_A_f() } } }; extension E.A {}"
    ),
  ])
  func `stand where the class ends`(_ written: String, _ expected: String) {
    let type = written.hasPrefix("enum") ? "E.A" : "A"
    let name = type.replacing(".", with: "_")
    expectRewriting(
      written + "\nextension \(type) { override func f() {} }",
      to: expected + "\nextension \(type) {          func \(name)_f() {} }"
    )
  }

  @Test(arguments: [
    "extension UILabel { override func f() {} }", "class A: B { override func f() {} }",
    "struct A {}; extension A { func f() {} }", "class A: B {}; extension A { func f() {} }",
    "class A: B {}; extension A { override var a: Int { didSet {} } }",
    "class A: B {}; extension A { override func f<T>(_ t: T) {} }",
    "class A: B {}; extension A { override init() {} }",
  ])
  func `are left alone where nothing can be put, or need be`(_ text: String) {
    expectRewriting(text, to: text)
  }

  /// `observeValue` of a class that is no responder, in the class or in an extension.
  @Test(arguments: [
    ("class A: NSObject { ", " }", ""), ("class A: NSObject {}\nextension A { ", " }", ""),
    ("class A: NSObject { ", " }\nclass B: A {}", "\nclass B: A {}"),
  ])
  func `of what observers are told make the class one`(
    _ start: String,
    _ end: String,
    _ rest: String
  ) {
    let signature =
      "func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?)"
    let passed = "(forKeyPath: k, of: o, change: change, context: context)"
    expectRewriting(
      "\(start)override \(signature) { super.observeValue\(passed) }\(end)",
      to: "\(start)         \(signature) { self.ignoreObservedValue\(passed) } }"
        + "; extension A: KeyValueObserver {}\(rest)"
    )
  }

  @Test func `of what observers are told may compare the context with its variable`() {
    expectRewriting(
      "view.addObserver(self, forKeyPath: \"frame\", options: .initial, context: &Self.context)",
      to: "view.addObserver(self, forKeyPath: \"frame\", options: .initial, context: "
        + "withUnsafeMutablePointer(to: &Self.context) { UnsafeMutableRawPointer($0) })"
    )
    let other = "f(context: &a); addObserver(self, forKeyPath: k, context: nil)"
    expectRewriting(other, to: other)
  }

  @Test func `of what responders are told are left alone`() {
    let text =
      "class A: UIView { override func observeValue(forKeyPath k: String?, of o: Any?, "
      + "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {} }"
    expectRewriting(text, to: text)
  }
}
