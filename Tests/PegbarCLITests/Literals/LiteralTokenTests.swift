import SceneProtocol
import Testing

/// Literals are read as Swift's grammar has them (The Swift Programming Language, *Lexical Structure*, "Literals").
struct `Literals in a text` {
  private static func token(_ text: String) -> LiteralToken? {
    LiteralToken(at: 0, in: Array(text.utf8))
  }

  @Test(
    arguments: [
      ("7", 7), ("-3", -3), ("1_000", 1000), ("0xFF", 255), ("0x_F", nil), ("0b101", 5),
      ("0o17", 15), ("007", 7),
      ("12a", nil), ("0xG", nil), ("1__0_", 10), ("9223372036854775808", 9_223_372_036_854_775_808),
    ] as [(String, Int128?)]
  )
  func `whole numbers have their value, in each radix`(_ text: String, _ value: Int128?) {
    let token = Self.token(text)
    #expect(token?.integer == value && (token == nil) == (value == nil))
    if let token { #expect(token.length == text.utf8.count && token.kind == .integer) }
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("-0.25", -0.25), ("1e3", 1000), ("1.5e-2", 0.015), ("1_0.2_5", 10.25),
      ("2E+1", 20),
      ("1.", 1), ("1.5.", 1.5), ("0.1", 0.1), ("1.e3", 1), ("1e", nil), ("0x1p4", nil),
    ] as [(String, Double?)]
  )
  func `fractions have their value`(_ text: String, _ value: Double?) {
    #expect(Self.token(text).flatMap(\.fraction).map { Double($0) } == value)
  }

  @Test(arguments: [
    ("5..<9", 1), ("5.squareRoot()", 1), ("1.5.rounded()", 3), ("7)", 1), ("true)", 4),
    ("\"a\".count", 3),
    ("-1-2", 2), ("3e2]", 3),
  ])
  func `end where the next token begins`(_ text: String, _ length: Int) {
    #expect(Self.token(text)?.length == length)
  }

  @Test(arguments: [
    (#""Tap me""#, "Tap me"), (#""""#, ""), (#""a\n\t\\\"\'\0""#, "a\n\t\\\"'\0"),
    (#""\u{1F600}é""#, "😀é"),
  ])
  func `strings stand for what their escapes say`(_ text: String, _ value: String) {
    #expect(Self.token(text)?.text == value && Self.token(text)?.length == text.utf8.count)
  }

  @Test(arguments: [
    #""a\(b)""#, "\"\"\"", "\"a", "\"a\nb\"", #""\q""#, #""\u{110000}""#, #""\u{}""#, "trueish",
    "x", "-x", "- 1", "",
    "$0", ".5",
  ])
  func `that are not on one line, or have an interpolation, are none`(_ text: String) {
    #expect(Self.token(text) == nil)
  }

  @Test(
    arguments: [
      ("255", .uint8, .int(255)), ("256", .uint8, nil), ("-1", .uint, nil),
      ("2147483648", .int32, nil),
      ("9223372036854775807", .int, .int(.max)), ("9223372036854775808", .int, nil),
      ("3", .double, .double(3)),
      ("0x10", .cgFloat, .double(16)), ("0.1", .float, .double(Double(Float(0.1)))),
      ("1e999", .double, nil),
      ("0.5", .int, nil), ("1", .number, .int(1)), ("0.5", .number, .double(0.5)),
      ("true", .bool, .bool(true)),
      ("1", .bool, nil), ("\"a\"", .string, .string("a")), ("\"a\"", .int, nil),
    ] as [(String, LiteralType, LiteralValue?)]
  )
  func `have values that their types can hold`(
    _ text: String,
    _ type: LiteralType,
    _ value: LiteralValue?
  ) throws {
    #expect(LiteralValue(try #require(Self.token(text)), as: type) == value)
  }
}
