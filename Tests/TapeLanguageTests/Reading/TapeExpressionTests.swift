import TapeLanguage
import Testing

/// What a tape can expect.
struct `Expressions` {
  @Test(arguments: [
    ("#card.opacity == 1", TapeExpression(.name("card"), "opacity", .equal, .number(1))),
    (
      "#card.position.x == 90 ± 0.5",
      TapeExpression(.name("card"), "position.x", .equal, .number(90), tolerance: 0.5)
    ),
    (
      "#card.position.x != 90 +-0.5",
      TapeExpression(.name("card"), "position.x", .unequal, .number(90), tolerance: 0.5)
    ),
    (
      "#card.position.x == -90 ±0.5",
      TapeExpression(.name("card"), "position.x", .equal, .number(-90), tolerance: 0.5)
    ),
    (
      "#card-1.zPosition < -2.5", TapeExpression(.name("card-1"), "zPosition", .less, .number(-2.5))
    ),
    (
      "#\"my card\".isHidden == TRUE",
      TapeExpression(.name("my card"), "isHidden", .equal, .truth(true))
    ),
    ("@name.text != \"a b\"", TapeExpression(.identifier("name"), "text", .unequal, .text("a b"))),
    (
      "#card.backgroundColor == #FF8000",
      TapeExpression(
        .name("card"),
        "backgroundColor",
        .equal,
        .color(TapeColor(red: 255, green: 128, blue: 0))
      )
    ),
    (
      "hit(120,80) == #card",
      TapeExpression(.point(TapePoint(x: 120, y: 80)), "hit", .equal, .place(.name("card")))
    ),
    (
      "hit(-1.5,0) != #facade",
      TapeExpression(.point(TapePoint(x: -1.5, y: 0)), "hit", .unequal, .place(.name("facade")))
    ),
    (
      "hit(1,2) == @\"in front\"",
      TapeExpression(.point(TapePoint(x: 1, y: 2)), "hit", .equal, .place(.identifier("in front")))
    ),
  ])
  func `an expression compares a property with a value`(text: String, expression: TapeExpression) {
    let reading = TapeReading("Expect \(text)", file: "a.tape")
    #expect(reading.errors == [])
    #expect(reading.tape.commands.map(\.command) == [.expect(expression)])
  }

  @Test(arguments: [
    "", "#card", "#card.", "#card..x == 1", "#card.opacity", "#card.opacity = 1",
    "#card.opacity>=1",
    "#card.opacity ==", "#card.opacity == one", "#card.opacity == \"a\"b", "10,20.x == 1",
    "#card.opacity == 1 2", "#card.opacity == 1 ±", "#card.opacity == 1 ±x",
    "#card.opacity == 1 ± -2",
    "#card+1,2.opacity == 1", "#card.name >= \"a\"", "#card.isHidden < true",
    "#card.name == \"a\" ± 1",
    "hit(1,2) == 1", "hit(1,2) < #card", "hit(1,2) == #card ± 1", "hit(1) == #card",
    "hit(1,2)x == #card", "hit(1,2) == #card+1,2", "#card.x == #card",
    "#card.opacity >= 1 ± 0.1", "#card.c == #12345", "#\"a\"b\".x == 1", "\"card\".x == 1",
  ])
  func `nothing else is an expression`(text: String) {
    let reading = TapeReading("Expect \(text)", file: "a.tape")
    #expect(reading.tape.commands == [])
    #expect(reading.errors.count == 1)
  }

  @Test(arguments: [
    ("x == 2", TapeValue.number(2), true), ("x == 2", .number(2.1), false),
    ("x == 2 ± 0.25", .number(2.25), true), ("x == 2 ± 0.25", .number(2.26), false),
    ("x != 2 ± 0.25", .number(2.25), false), ("x != 2", .number(3), true),
    ("x < 2", .number(2), false), ("x <= 2", .number(2), true), ("x > 2", .number(2), false),
    ("x >= 2", .number(2), true), ("x >= 2", .number(.nan), false),
    ("x == 2", .number(.nan), false),
    ("x == \"a\"", .text("a"), true), ("x != \"a\"", .text("a"), false),
    ("x == true", .truth(false), false), ("x != true", .truth(false), true),
    ("x == #010203", .color(TapeColor(red: 1, green: 2, blue: 3)), true),
  ])
  func `it is true of some values`(comparison: String, value: TapeValue, isTrue: Bool) throws {
    #expect(try expression(comparison).holds(for: value) == isTrue)
  }

  @Test(arguments: ["x != 2", "x == 2", "x != \"a\""])
  func `nothing is true of what is not there, or of another kind`(comparison: String) throws {
    let expression = try expression(comparison)
    #expect(!expression.holds(for: nil))
    #expect(!expression.holds(for: .truth(true)))
  }

  private func expression(_ comparison: String) throws -> TapeExpression {
    let reading = TapeReading("Expect #card.\(comparison)", file: "a.tape")
    guard case .expect(let expression)? = reading.tape.commands.first?.command else {
      throw reading.errors[0]
    }
    return expression
  }
}
