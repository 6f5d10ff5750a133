import Testing

/// `#selector` names a method of a class, which is found in the file.
struct `Selectors in a scene's text` {
  @Test(arguments: [
    ("#selector(tapped)", #"Selector("tapped(_:)", Card.tapped)"#),
    ("#selector(tapped(_:))", #"Selector("tapped(_:)", Card.tapped(_:))"#),
    ("#selector(self.tapped)", #"Selector("tapped(_:)", Card.tapped)"#),
    ("#selector(Self.tapped(_:))", #"Selector("tapped(_:)", Card.tapped(_:))"#),
    ("#selector(type(of: self).tapped)", #"Selector("tapped(_:)", Card.tapped)"#),
    ("#selector(Card.tapped)", #"Selector("tapped(_:)", Card.tapped)"#),
    ("#selector(Other.pause)", #"Selector("pause", Other.pause)"#),
    ("#selector(card.pause)", #"Selector("pause", Other.pause)"#),
    ("#selector(UIView.layoutIfNeeded)", #"Selector("layoutIfNeeded", UIView.layoutIfNeeded)"#),
    ("#selector(super.viewDidLoad)", #"Selector("viewDidLoad", Base.viewDidLoad)"#),
    ("#selector(inherited)", #"Selector("inherited(sender:)", Base.inherited)"#),
    ("#selector(Card.inherited)", #"Selector("inherited(sender:)", Base.inherited)"#),
    ("#selector(elsewhere(_:))", #"Selector("elsewhere(_:)", Card.elsewhere(_:))"#),
    ("#selector( /* it */ tapped )", #"Selector( /* it */ "tapped(_:)", Card.tapped )"#),
    (#""\(#selector(tapped))""#, #""\(Selector("tapped(_:)", Card.tapped))""#),
  ])
  func `are the method's name and the method, of the class that has it`(
    _ written: String,
    _ expected: String
  ) {
    func text(_ selector: String) -> String {
      """
      class Base: UIViewController { func inherited(sender: Any) {} }
      class Card: Base {
        func set() { use(\(selector), 1) }
        func tapped(_ sender: Any) {}
      }
      extension Other { func pause() {} }
      """
    }
    expectRewriting(text(written), to: text(expected))
  }

  @Test func `choose among methods by the type after "as"`() {
    let declarations = "\n  func f() {}\n  func f(_ a: Int) {}\n}"
    expectRewriting(
      "class A: NSObject {\n  let a = #selector(f as () -> Void)" + declarations,
      to:
        "class A: NSObject {\n  let a = Selector(\"f\", A.f as @Sendable (A) -> @MainActor @Sendable () -> Void)"
        + declarations
    )
    expectRewriting(
      "class A: NSObject {\n  let a = #selector(A.f(_:) as (A) -> (Int) -> Void)" + declarations,
      to: "class A: NSObject {\n  let a = Selector(\"f(_:)\", A.f(_:) as @Sendable (A) -> "
        + "@MainActor @Sendable (Int) -> Void)" + declarations
    )
  }

  @Test func `and are named in full by its parameters`() {
    let declarations = "\n  func f() {}\n  func f(_ a: Int) {}\n}"
    expectRewriting(
      "class A: NSObject {\n  let a = #selector(f as (Int) -> Void)" + declarations,
      to: "class A: NSObject {\n  let a = Selector(\"f(_:)\", "
        + "A.f as @Sendable (A) -> @MainActor @Sendable (Int) -> Void)" + declarations
    )
  }

  /// What it inherits is not in the file: a method of another class there is not meant.
  @Test func `of a class that is extended are its own`() {
    expectRewriting(
      """
      extension UIView { func hide() { use(#selector(layoutIfNeeded)) } }
      class Card: NSObject { func layoutIfNeeded(_ a: Int) {} }
      """,
      to: """
        extension UIView { func hide() { use(Selector("layoutIfNeeded", UIView.layoutIfNeeded)) } }
        class Card: NSObject { func layoutIfNeeded(_ a: Int) {} }
        """
    )
  }

  @Test func `are found from extensions of other types`() {
    expectRewriting(
      """
      extension Selector {
        static let tap = #selector(Card.tapped)
        fileprivate static let other = #selector(tapped)
      }
      final class Card: UIView { @objc func tapped() {} }
      """,
      to: """
        extension Selector {
          static let tap = Selector("tapped", Card.tapped)
          fileprivate static let other = Selector("tapped", Card.tapped)
        }
        final class Card: UIView {       func tapped() {} }
        """
    )
  }

  @Test func `in nested classes and extensions name the class as it is written there`() {
    expectRewriting(
      """
      class Outer: UIView {
        class Inner: UIView {
          func f() { use(#selector(g)) }
          func g() {}
        }
      }
      extension Outer.Inner { func h() { use(#selector(h)) } }
      """,
      to: """
        class Outer: UIView {
          class Inner: UIView {
            func f() { use(Selector("g", Outer.Inner.g)) }
            func g() {}
          }
        }
        extension Outer.Inner { func h() { use(Selector("h", Outer.Inner.h)) } }
        """
    )
  }

  @Test func `over several lines stay on them`() {
    expectRewriting(
      "class A: UIView { func f() { use(#selector(\n  self\n    .g\n  )) }; func g() {} }",
      to: "class A: UIView { func f() { use(Selector(\n  \"g\", A\n    .g\n  )) }; func g() {} }"
    )
  }

  @Test func `cannot be of properties, calls, or values of unknown classes`() {
    let text = """
      class A: UIView {
        let a = #selector(getter: x)
        let b = #selector(setter: x)
        let c = #selector(f())
        let d = #selector(delegate.done(_:))
      }
      let e = #selector(g)
      """
    let found = problems(in: text)
    #expect(found.count == 5)
    #expect(found[0].hasPrefix("2:21: #selector(getter:) cannot be had: "))
    #expect(found[0].hasSuffix("write a method that reads the property, and name that"))
    #expect(found[1].hasPrefix("3:21: #selector(setter:) cannot be had: "))
    #expect(found[2].hasPrefix("4:21: #selector takes the name of a method, not a call"))
    #expect(
      found[3]
        == "5:21: only a class can stand before the method's name here: #selector(Controller.done)"
    )
    #expect(
      found[4] == "7:19: which class has `g`? Write it before the name: #selector(Controller.g)"
    )
  }
}
