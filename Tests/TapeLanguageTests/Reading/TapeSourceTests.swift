import TapeLanguage
import Testing

/// Tapes within tapes.
struct `Source` {
  private struct Missing: Error, CustomStringConvertible {
    var description: String { "No such file" }
  }

  private func read(_ files: [String: String], _ first: String = "a.tape") -> TapeReading {
    TapeReading(files[first] ?? "", file: first) { path in
      guard let text = files[path] else { throw Missing() }
      return text
    }
  }

  @Test func `another tape's commands stand in its place, and know their file`() {
    let reading = read([
      "a.tape": "Hide\nSource sub/b.tape\nSleep 1s",
      "sub/b.tape": "Show\nSource ./c.tape",
      "sub/c.tape": "\nOutput c.gif",
    ])
    #expect(reading.errors == [])
    let commands = reading.tape.commands.map(\.command)
    #expect(commands == [.hide, .show, .output("c.gif"), .sleep(.ms(1000))])
    let places = reading.tape.commands.map(\.place.description)
    #expect(places == ["a.tape:1:1", "sub/b.tape:1:1", "sub/c.tape:2:1", "a.tape:3:1"])
    #expect(reading.tape.outputs == ["sub/c.gif"])
  }

  @Test func `commands without a text are read as their text would be`() {
    let files = ["b.tape": "Hide\nSet Duration 2s"]
    let commands = [TapeCommand.source("b.tape"), .set(.duration(.ms(600))), .source("c.tape")]
    let read = { (path: String) throws -> String in
      guard let text = files[path] else { throw Missing() }
      return text
    }
    let text = commands.map { "\($0)\n" }.joined()
    let reading = TapeReading(commands, file: "a.tape", including: read)
    #expect(reading == TapeReading(text, file: "a.tape", including: read))
    #expect(reading.tape.commands.count == 3 && reading.errors.count == 1)
  }

  @Test func `one tape may stand in two places`() {
    let reading = read(["a.tape": "Source b.tape\nSource b.tape", "b.tape": "Hide"])
    #expect(reading.errors == [])
    #expect(reading.tape.commands.map(\.command) == [.hide, .hide])
  }

  @Test func `a tape that is not there is an error at the line that asks for it`() {
    let reading = read(["a.tape": "Hied\nSource sub/b.tape\nShwo"])
    #expect(
      reading.errors.map(\.message) == [
        "a.tape:1:1: error: no command is called `Hied`; did you mean `Hide`?",
        "a.tape:2:1: error: cannot read sub/b.tape: No such file; a path begins at the tape that says it",
        "a.tape:3:1: error: no command is called `Shwo`; did you mean `Show`?",
      ]
    )
  }

  @Test func `a tape that is a part of itself is an error that names the way`() {
    let reading = read([
      "a.tape": "Source x/b.tape\nHide", "x/b.tape": "Source ../c.tape", "c.tape": "Source a.tape",
    ])
    #expect(
      reading.errors.map(\.message) == [
        "c.tape:1:1: error: this tape is a part of itself: a.tape → x/b.tape → c.tape → a.tape; "
          + "take one of the Source commands away"
      ]
    )
    #expect(reading.tape.commands.map(\.command) == [.hide])
  }

  @Test(arguments: [(16, 0), (17, 1)])
  func `sixteen within each other are enough`(depth: Int, errors: Int) {
    var files: [String: String] = ["\(depth).tape": "Hide"]
    for number in 0..<depth { files["\(number).tape"] = "Source \(number + 1).tape" }
    let reading = read(files, "0.tape")
    #expect(reading.errors.count == errors)
    guard let error = reading.errors.first else { return }
    let chain = (0...depth).map { "\($0).tape" }
    let place = TapePlace(file: "16.tape", line: 1, column: 1)
    #expect(error == .tooDeep(chain, place))
  }

  @Test func `tapes that double at each depth do not go on for ever`() {
    var files: [String: String] = [:]
    for number in 0..<16 { files["\(number).tape"] = "Source \(number + 1).tape\n".doubled }
    files["16.tape"] = "Hide"
    let reading = read(files, "0.tape")
    let isReported = reading.errors.contains {
      if case .tooMany(1000, _) = $0 { true } else { false }
    }
    #expect(isReported)
    #expect(reading.tape.commands.count < 1000)
  }
}

extension String {
  fileprivate var doubled: String { self + self }
}
