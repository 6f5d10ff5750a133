import Testing

/// Objective-C's protocols are for classes, and may have optional methods.
struct `Protocols in a scene's text` {
  @Test func `are for classes`() {
    expectRewriting("@objc protocol P {}", to: "      protocol P: AnyObject {}")
    expectRewriting("@objc protocol P: Q {}", to: "      protocol P: Q, AnyObject {}")
    expectRewriting(
      "@objc protocol P: NSObjectProtocol {}",
      to: "      protocol P: NSObjectProtocol {}"
    )
  }

  @Test func `have defaults that do nothing for optional methods`() {
    expectRewriting(
      """
      @objc public protocol P: AnyObject {
        @objc optional func f()
        @objc optional func g(_ a: [Int?],  // the first
          with b: Int) -> Void
        @objc optional static func h<T>(t: T) where T: AnyObject
        func i() -> Int
      }
      let a = 1
      """,
      to: """
              public protocol P: AnyObject {
                         func f()
                         func g(_ a: [Int?],  // the first
            with b: Int) -> Void
                         static func h<T>(t: T) where T: AnyObject
          func i() -> Int
        }; public extension P { func f() {}; func g(_ a: [Int?], with b: Int) -> Void {}; static \
        func h<T>(t: T) where T: AnyObject {} }
        let a = 1
        """
    )
  }

  @Test func `within types get them after the outermost`() {
    expectRewriting(
      "class A {\n  @objc protocol P { @objc optional func f() }\n}\n",
      to:
        "class A {\n        protocol P: AnyObject {                func f() }\n}; extension A.P { func f() {} }\n"
    )
  }

  @Test func `are called plainly`() {
    let before = "@objc protocol P: AnyObject { @objc optional func f(_ a: Int) }\n"
    let after =
      "      protocol P: AnyObject {                func f(_ a: Int) }; "
      + "extension P { func f(_ a: Int) {} }\n"
    expectRewriting(
      before + "func g() { delegate?.f?(1); p.f?(2); other?(); a.h?(3) }",
      to: after + "func g() { delegate?.f(1); p.f(2); other?(); a.h?(3) }"
    )
  }

  @Test func `have defaults that throw for optional methods with a value`() {
    expectRewriting(
      "@objc protocol P: AnyObject {\n  @objc optional func f(_ a: Int) -> Int?\n}",
      to: "      protocol P: AnyObject {\n                 func f(_ a: Int) throws -> Int?\n}"
        + "; extension P { func f(_ a: Int) throws -> Int? { throw CancellationError() } }"
    )
  }

  @Test(arguments: [
    ("a?.f?(1) ?? 2", "(try? a?.f(1)) ?? 2"), ("a.f?(1)!", "(try? a.f(1))!"),
    ("a?.f?(1).magnitude", "(try? a?.f(1))?.magnitude"),
    ("a?.f?(1)?.magnitude", "(try? a?.f(1))?.magnitude"),
    ("a?.f?(x: 1)", "a?.f(x: 1)"),
  ])
  func `give optional values where they are called`(_ written: String, _ expected: String) {
    let before = "@objc protocol P: AnyObject { @objc optional func f(_ a: Int) -> Int }\n"
    let after =
      "      protocol P: AnyObject {                func f(_ a: Int) throws -> Int }; "
      + "extension P { func f(_ a: Int) throws -> Int { throw CancellationError() } }\n"
    expectRewriting(before + "let b = \(written)", to: after + "let b = \(expected)")
  }

  /// What is read has the name and is optional; what classes implement throws where they have none.
  @Test func `have optional properties`() {
    expectRewriting(
      "@objc protocol P {\n  @objc optional var a: Int { get set }\n}",
      to: "      protocol P: AnyObject, P_Defaults {\n"
        + "        @_disfavoredOverload var a: Int { get throws     }\n}"
        + "; extension P { var a: (Int)? { (try? [a as Int])?.first } }"
        + "; protocol P_Defaults: AnyObject {}"
        + "; extension P_Defaults { "
        + "@_disfavoredOverload var a: Int { get throws { throw CancellationError() } } }"
    )
  }

  @Test func `cannot have optional subscripts`() {
    let found = problems(
      in: "@objc protocol P {\n  @objc optional subscript(a: Int) -> Int { get }\n}"
    )
    #expect(found.map { $0.prefix(41) } == ["2:9: an optional subscript cannot be had:"])
  }
}
