import Testing

@testable import PreviewApp

struct `What a scene says` {
  @Test func `is listed in order, and the same again is counted`() {
    var log = ConsoleLog()
    for text in ["a", "b", "b", "a"] { log.add(.output, text, at: 1) }
    #expect(log.entries.map(\.text) == ["a", "b", "a"] && log.entries.map(\.count) == [1, 2, 1])
    log.add(.crash, "c", at: 2)
    log.add(.crash, "c", at: 3)
    #expect(log.entries.last?.count == 1 && log.warnings == ["c"])
  }

  /// A warning comes by two ways, in any order.
  @Test(arguments: [true, false])
  func `has each warning of the engine once`(_ isChannelFirst: Bool) {
    var log = ConsoleLog()
    if isChannelFirst { log.add(.warning, "no", at: 1) }
    log.add(.error, "pegbar: no", at: 1)
    if !isChannelFirst { log.add(.warning, "no", at: 1) }
    log.add(.error, "pegbar: other", at: 1)
    log.note(SourcePlace(file: "/a/card.swift", line: 7), of: "no")
    #expect(log.entries.map(\.text) == ["no", "pegbar: other"])
    #expect(log.entries.first?.place?.words == "card.swift:7")
  }

  @Test func `is limited to the latest`() {
    var log = ConsoleLog()
    for number in 0..<3000 { log.add(.output, "\(number)", at: 0) }
    #expect(log.entries.count == 2000 && log.entries.last?.text == "2999")
  }
}
