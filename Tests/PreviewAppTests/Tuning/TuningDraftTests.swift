import SceneProtocol
import Testing

@testable import PreviewApp

struct `A draft of other values` {
  @Test func `replaces the literals that were changed and no other byte`() throws {
    var draft = try draft("é = f(«5», x: «0.5», «\"é\"»)\n", [.int, .double, .string])
    #expect(draft.set(0, to: "-12") && draft.set(2, to: TunedLiteral.quoted("a \"b\"\n")))
    #expect(
      String(decoding: draft.texts[0], as: UTF8.self) == "é = f(-12, x: 0.5, \"a \\\"b\\\"\\n\")\n"
    )
    #expect(draft.program?.literals == [[.int(-12), .double(0.5), .string("a \"b\"\n")]])
    #expect(draft.set(0, to: "5") && draft.edits.count == 1)
    draft.putBack()
    #expect(!draft.isChanged && draft.texts == draft.base)
  }

  @Test(arguments: ["", "5.5", "x", "5, 6", "5 + 1", "99999999999999999999", "\"5\"", "5)"])
  func `refuses what is no literal of the type`(_ text: String) throws {
    var draft = try draft("f(«5», x: «0.5»)", [.int, .double])
    #expect(!draft.set(0, to: text) && !draft.isChanged)
  }

  @Test func `is of another text that differs in literals only, and of no other`() throws {
    var draft = try draft("f(«5», x: «0.5»)", [.int, .double])
    _ = draft.set(0, to: "6")
    let isRebased = draft.rebase(onto: [Array("f(555, x: 0.25)".utf8)])
    #expect(isRebased && draft.texts == [Array("f(6, x: 0.25)".utf8)])
    let isOther = draft.rebase(onto: [Array("g(5, x: 0.25)".utf8)])
    #expect(!isOther && draft.texts == [Array("f(6, x: 0.25)".utf8)])
  }

  @Test func `goes into a later text by its lines, and says what has no place there`() throws {
    var old = try draft("let a = «1»\nf(x: «0.5»)\nlet c = «3»\n", [.int, .double, .int])
    for (index, text) in ["2", "0.75", "4"].enumerated() { _ = old.set(index, to: text) }
    var new = try draft(
      "// new\nlet b = «7»\nlet a = «1»\ng(y: 1)\nf(x: «0.5»)\n",
      [.int, .int, .double]
    )
    let lost = new.carry(from: old)
    #expect(lost == ["line 3: 3 → 4"])
    #expect(
      String(decoding: new.texts[0], as: UTF8.self)
        == "// new\nlet b = 7\nlet a = 2\ng(y: 1)\nf(x: 0.75)\n"
    )
  }

  @Test(
    arguments: [
      ("a = «0.5»", .double, 1.0, 0.01, "1.0"), ("a = «1»", .double, 1.5, 0.01, "1.5"),
      ("a = «1»", .double, 2, 0.01, "2"), ("a = «3»", .int, 4.4, 1, "4"),
      ("a = «0.5»", .double, 0.30000000000000004, 0.01, "0.3"),
      ("a = «0.5»", .float, -0.001, 0.01, "0.0"),
    ] as [(String, LiteralType, Double, Double, String)]
  )
  func `writes numbers as they were written`(
    _ text: String,
    _ type: LiteralType,
    _ value: Double,
    _ step: Double,
    _ expected: String
  ) throws {
    #expect(try draft(text, [type]).literals[0].text(value, step: step) == expected)
  }
}
