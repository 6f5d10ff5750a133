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

  @Test func `cannot have optional requirements with values`() {
    let found = problems(
      in:
        "@objc protocol P {\n  @objc optional func f() -> Int\n  @objc optional var a: Int { get }\n}"
    )
    #expect(
      found.map { $0.prefix(50) } == [
        "2:9: an optional requirement with a value cannot b",
        "3:9: an optional requirement with a value cannot b",
      ]
    )
  }
}
