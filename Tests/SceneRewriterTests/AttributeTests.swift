import Testing

/// What only tells the Objective-C runtime something goes; columns stay.
struct `Attributes in a scene's text` {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(f:) private func f(_ a: Int) {}", "          private func f(_ a: Int) {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBAction func f(_ a: Any) {}", "          func f(_ a: Any) {}"),
    ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("@IBDesignable class A {}", "              class A {}"),
    ("@nonobjc func f() {}", "         func f() {}"),
    ("@objc dynamic var a = 1", "              var a = 1"),
    ("@objc @MainActor public dynamic func f() {}", "      @MainActor public         func f() {}"),
    ("@objc\nfunc f() {}", "     \nfunc f() {}"),
    ("@objc(\n  f)\nfunc f() {}", "      \n    \nfunc f() {}"),
    ("class A { @objc enum B: Int { case c } }", "class A {       enum B: Int { case c } }"),
    ("#if os(iOS)\n@objc func f() {}\n#endif", "#if true   \n      func f() {}\n#endif"),
  ])
  func `that have no equal are spaces`(_ written: String, _ expected: String) {
    expectRewriting(written, to: expected)
  }

  @Test(arguments: [
    "let a = \"@objc #selector(f)\" // @objc", "@MainActor func f() {}", "let dynamic = 1",
    "func optional() {}", "@available(*, deprecated) func f() {}", "",
  ])
  func `and words that mean nothing to that runtime stay`(_ text: String) {
    expectRewriting(text, to: text)
  }

  @Test(arguments: [
    ("@UIApplicationMain class A: UIResponder {}", "@main final        class A: UIResponder {}"),
    ("@UIApplicationMain\nclass A: UIResponder {}", "@main final       \nclass A: UIResponder {}"),
    (
      "@main class A: UIResponder, UIApplicationDelegate {}",
      "@main final class A: UIResponder, UIApplicationDelegate {}"
    ),
    (
      "@main final class A: UIApplicationDelegate {}",
      "@main final class A: UIApplicationDelegate {}"
    ),
    ("@main class A: B {}", "@main class A: B {}"),
    ("@main struct A: UIApplicationDelegate {}", "@main struct A: UIApplicationDelegate {}"),
    ("@UIApplicationMain final class A {}", "@main              final class A {}"),
    ("@UIApplicationMain @MainActor class A {}", "@main              @MainActor class A {}"),
    (
      "@NSApplicationMain class A {}; class B: A {}",
      "@main              class A {init() {} }; class B: A {}"
    ),
  ])
  func `begin the program where they did`(_ written: String, _ expected: String) {
    expectRewriting(written, to: expected)
  }

  @Test func `make a layer's property animate (KP7)`() {
    expectRewriting(
      "class A: CALayer { @NSManaged public dynamic var a: CGFloat; let b = 1 }",
      to:
        "class A: CALayer { @Animatable(implicitly: false) public         var a: CGFloat; let b = 1 }"
    )
  }

  @Test func `leave a layer's weak reference a plain one`() {
    expectRewriting(
      "class A: CALayer { @NSManaged weak var a: B! }",
      to: "class A: CALayer {            weak var a: B! }"
    )
  }

  /// What a layer's class declares for the runtime is a key that animates, where it is a value with a start.
  @Test(
    arguments: [
      (
        "@objc dynamic var a: CGFloat = 0",
        "@Animatable(implicitly: false)         var a: CGFloat = 0"
      ),
      ("@objc var a = 0.5", "@Animatable(implicitly: false) var a = 0.5"),
      ("@objc var a: CGColor?", "@Animatable(implicitly: false) var a: CGColor?"),
      (
        "@objc var a: Int = 1 { didSet { b() } }",
        "@Animatable(implicitly: false) var a: Int = 1 { didSet { b() } }"
      ),
      ("@objc var a: CGFloat", "      var a: CGFloat"),
      ("@objc var a: CGFloat { 1 }", "      var a: CGFloat { 1 }"),
      ("@objc let a: CGFloat = 1", "      let a: CGFloat = 1"),
      ("@objc static var a: CGFloat = 1", "      static var a: CGFloat = 1"),
      ("@objc var a: [CGFloat] = []", "      var a: [CGFloat] = []"),
      ("@objc weak var a: A?", "      weak var a: A?"),
      ("@objc func a() {}", "      func a() {}"),
    ]
  )
  func `make what a layer keeps animate`(_ written: String, _ expected: String) {
    expectRewriting(
      "class A: CAShapeLayer { \(written) }",
      to: "class A: CAShapeLayer { \(expected) }"
    )
    let plain = written.contains("dynamic") ? "              var a: CGFloat = 0" : nil
    guard let plain else { return }
    expectRewriting("class A: NSObject { \(written) }", to: "class A: NSObject { \(plain) }")
  }

  /// With `@objcMembers` the class has it for all of them.
  @Test(
    arguments: [
      ("var a: CGFloat = 0", "@Animatable(implicitly: false) var a: CGFloat = 0"),
      ("dynamic var a = 0.5", "@Animatable(implicitly: false)         var a = 0.5"),
      ("@objc var a = 0.5", "@Animatable(implicitly: false) var a = 0.5"),
      ("@nonobjc var a = 0.5", "         var a = 0.5"),
      ("private var a = 0.5", "private var a = 0.5"),
      ("var a: CGFloat { 1 }", "var a: CGFloat { 1 }"), ("let a = 0.5", "let a = 0.5"),
      ("func b() { var a = 0.5 }", "func b() { var a = 0.5 }"),
    ]
  )
  func `make every value of a layer animate`(_ written: String, _ expected: String) {
    expectRewriting(
      "@objcMembers class A: CALayer { \(written) }",
      to: "             class A: CALayer { \(expected) }"
    )
  }

  @Test func `of Core Data cannot be had`() {
    let text = """
      class A: NSManagedObject { @NSManaged var a: Int }
      class B: CALayer {
        @NSManaged var a, b: CGFloat
        @NSManaged func f()
      }
      """
    let found = problems(in: text)
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("1:28: ") && found[0].hasSuffix("there is no Core Data"))
    #expect(found[1] == "3:3: give each of these properties an @NSManaged var of its own")
    #expect(found[2].hasPrefix("4:3: @NSManaged is for properties of CALayer subclasses here"))
  }
}
