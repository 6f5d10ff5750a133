import Testing

/// Names and members that only Objective-C has.
struct `Names of Objective-C in a scene's text` {
  @Test(arguments: [
    (
      "let a: [NSAttributedStringKey: Any] = [NSAttributedStringKey.font: f]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: f]"
    ),
    (
      "let a = (c?[.newKey] as AnyObject).cgPointValue",
      "let a = (c?[.newKey] as! NSValue).cgPointValue"
    ),
    ("let a = (c as AnyObject).doubleValue", "let a = (c as! NSNumber).doubleValue"),
    ("let a = (c as AnyObject).tap", "let a = (c as AnyObject).tap"),
    ("let a = (c as? AnyObject)?.doubleValue", "let a = (c as? AnyObject)?.doubleValue"),
    (
      "let a = NSMutableAttributedString(), b = NSAttributedString()",
      "let a = NSMutableAttributedString(string: \"\"), b = NSAttributedString(string: \"\")"
    ),
    ("let a = NSAttributedString(coder: c)", "let a = NSAttributedString(coder: c)"),
  ])
  func `are what they stand for`(_ written: String, _ expected: String) {
    expectRewriting(written, to: expected)
  }

  @Test func `leave out what only nib files call, of objects that are no responders`() {
    expectRewriting(
      "class A: NSObject {\n  override func awakeFromNib() {\n  }\n}",
      to: "class A: NSObject {\n                                \n   \n}"
    )
    let view = "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }"
    expectRewriting(view, to: view)
  }

  @Test func `make views of a class that is a generic parameter`() {
    expectRewriting(
      "func make<Cell: UITableViewCell>() -> Cell { Cell() }",
      to: "func make<Cell: UITableViewCell>() -> Cell { UIView.instance(of: Cell.self) }"
    )
    let other = "func make<T: Codable & P>() -> T { T() }"
    expectRewriting(other, to: other)
  }

  @Test(arguments: [
    (
      "static func a() -> Self { self.init() }",
      "static func a() -> Self { UIView.instance(of: self) }"
    ),
    (
      "class func a() -> Self { Self() }",
      "class func a() -> Self { UIView.instance(of: Self.self) }"
    ),
    ("convenience init(a: Int) { self.init() }", "convenience init(a: Int) { self.init() }"),
  ])
  func `make views of the class that makes them`(_ written: String, _ expected: String) {
    expectRewriting("class A: UIView { \(written) }", to: "class A: UIView { \(expected) }")
    expectRewriting("class B { \(written) }", to: "class B { \(written) }")
  }
}
