import SceneProtocol
import Testing

/// Values that are read and written (RFC 8259).
struct `JSON values` {
  private static let values: [(text: String, value: JSON)] = [
    ("null", JSON.null), (" [true, false]\n", .array([.bool(true), .bool(false)])),
    ("-12", .number(-12)), ("1.50", .decimal("1.50")), ("1e3", .decimal("1e3")),
    ("123456789012345678901", .decimal("123456789012345678901")),
    ("{\"b\":1,\"a\":{}}", ["b": .number(1), "a": .object([])]),
    (#""a\"\\\/\b\f\n\r\t\u00e4\ud83c\udf88""#, .string("a\"\\/\u{8}\u{C}\n\r\tä🎈")),
    (#""\ud83c!""#, .string("\u{FFFD}!")), ("\"\"", .string("")), ("[]", .array([])),
  ]

  @Test(arguments: values)
  func `are read`(text: String, value: JSON) {
    #expect(JSON(parsing: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", "nul", "tru e", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"a", "\"\\x\"",
    "\"\\u12\"",
    "+1", "-", "1-2", ".5", "e3", "[", "{", "1 2", "\"\\",
  ])
  func `are refused where they are none`(text: String) {
    #expect(JSON(parsing: Array(text.utf8)) == nil)
  }

  @Test
  func `are as deep as 512, and no deeper`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(JSON(parsing: nested(512)) != nil)
    #expect(JSON(parsing: nested(514)) == nil)
    #expect(JSON(parsing: nested(200_000)) == nil)
  }

  @Test
  func `are written as they were read`() {
    for text in ["{\"a\":[1,2.50,\"\\u0001ä\"],\"b\":null}", "[]", "{}", "\"\\\"\\\\\""] {
      #expect(JSON(parsing: Array(text.utf8))?.text == text)
    }
  }

  @Test
  func `have members that can be changed`() {
    var value: JSON = ["a": .number(1)]
    value["b"] = "x"
    value["a"] = .number(2)
    #expect(value == ["a": .number(2), "b": "x"])
    value["a"] = nil
    value["none"] = nil
    #expect(value == ["b": "x"])
  }
}
