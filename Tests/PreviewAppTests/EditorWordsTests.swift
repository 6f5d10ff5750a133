import Testing

@testable import PreviewApp

/// What editors are called with.
struct `Words for editors` {
  @Test(arguments: [
    ("code", ["--goto", "a.swift:3:7"]), ("codium", ["--goto", "a.swift:3:7"]),
    ("subl", ["a.swift:3:7"]), ("zed", ["a.swift:3:7"]), ("hx", ["a.swift:3:7"]),
    ("vim", ["+call cursor(3,7)", "a.swift"]), ("nvim", ["+call cursor(3,7)", "a.swift"]),
    ("emacs", ["+3:7", "a.swift"]), ("nano", ["+3,7", "a.swift"]), ("vi", ["+3", "a.swift"]),
    ("kate", ["--line", "3", "--column", "7", "a.swift"]),
  ])
  func `name the line and the column in each editor's own form`(program: String, words: [String]) {
    #expect(EditorWords.opening("a.swift", in: program, line: 3, column: 7) == words)
  }

  @Test func `leave out what is not known`() {
    #expect(
      EditorWords.opening("a.swift", in: "code", line: 3, column: nil) == ["--goto", "a.swift:3"]
    )
    #expect(EditorWords.opening("a.swift", in: "zed", line: nil, column: nil) == ["a.swift"])
    #expect(EditorWords.opening("a.swift", in: "nano", line: 3, column: nil) == ["+3", "a.swift"])
    #expect(EditorWords.opening("a.swift", in: "nano", line: nil, column: nil) == ["a.swift"])
  }
}
