import Testing

/// Layers' classes with initializers of their own, which on Apple's systems need none of the others.
struct `Layers' classes in a scene's text` {
  @Test func `get the initializers that the engine copies by`() {
    expectRewriting(
      "class Ring: CALayer {\n  var a = 1\n  var b: Int?\n  init(a: Int) { super.init() }\n}",
      to: "class Ring: CALayer {\n  var a = 1\n  var b: Int?\n  init(a: Int) { super.init() }\n"
        + "required init() { super.init() }; "
        + "required init(layer: Any) { super.init(layer: layer) }; "
        + "required init?(coder: NSCoder) { super.init(coder: coder) } }"
    )
  }

  @Test func `without values for all properties end where they are copied, and say why`() {
    expectRewriting(
      "public class Ring: CALayer { let a: Int; public override init(layer: Any) { f() } }",
      to: "public class Ring: CALayer { let a: Int; public required init(layer: Any) { f() } "
        + "; public required init() { fatalError(\"Ring has no init(): write one to copy it\") }; "
        + "public required init?(coder: NSCoder) "
        + "{ fatalError(\"Ring has no init?(coder: NSCoder): write one to copy it\") } }"
    )
  }

  @Test(arguments: [
    "class Ring: CALayer { var a = 1 }", "class Card: UIView { init(a: Int) { super.init() } }",
    "class Ring: CALayer { convenience init(a: Int) { self.init() } }",
    "class Ring: CALayer { required init() {}; required init(layer: Any) {}; required init?(coder: NSCoder) {} }",
  ])
  func `with what they need are left as they are`(_ text: String) {
    expectRewriting(text, to: text)
  }
}
