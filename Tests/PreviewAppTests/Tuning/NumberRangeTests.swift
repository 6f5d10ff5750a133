import SceneProtocol
import Testing

@testable import PreviewApp

struct `The range of a number` {
  private static func range(_ text: String, _ type: LiteralType = .double) throws -> NumberRange {
    let literal = try draft(text, [type]).literals[0]
    return NumberRange(of: literal, value: TunedLiteral.number(literal.text) ?? 0)
  }

  @Test(
    arguments: [
      ("x.opacity = «1»", .float, 0...1, 0.01), ("a = «0.25»", .double, 0...1, 0.01),
      ("a.x = «230»", .double, 0...460, 1), ("a = «-5.0»", .double, -10...10, 0.1),
      ("n = «3»", .int, 0...6, 1), ("f(«51» / 255)", .double, 0...255, 1),
      ("s.stiffness = «2000»", .double, 1...2000, 1), ("c = «7»", .uint8, 0...14, 1),
      ("@PreviewState(\"l\", range: 0...40) var l = «4.0»", .double, 0...40, 0.1),
      ("x = a-«5.0»", .double, 0...10, 0.1),
    ] as [(String, LiteralType, ClosedRange<Double>, Double)]
  )
  func `is sensible for what it is the value of`(
    _ text: String,
    _ type: LiteralType,
    _ range: ClosedRange<Double>,
    _ step: Double
  ) throws {
    let found = try Self.range(text, type)
    #expect(found.range == range && abs(found.step - step) < 1e-9, "\(text): \(found)")
  }
}
