import Foundation
import Testing

@testable import PreviewApp

/// Where a tape goes that the window has written.
struct `The file of a tape` {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `is beside the scene, and never another's`() throws {
    try inFolder { folder in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/card.tape"))
      // A link that leads nowhere is there, too.
      let link = folder + "/card 2.tape"
      try FileManager.default.createSymbolicLink(
        atPath: link,
        withDestinationPath: folder + "/none"
      )
      let outcome = NewTape(beside: folder + "/card.swift").write { "Sleep 1s # \($0)\n" }
      #expect(outcome == .written(path: folder + "/card 3.tape", problem: nil))
      let text = try String(contentsOfFile: folder + "/card 3.tape", encoding: .utf8)
      #expect(text == "Sleep 1s # \(folder)\n")
      let mine = try String(contentsOfFile: folder + "/card.tape", encoding: .utf8)
      #expect(mine == "mine")
      #expect(!FileManager.default.fileExists(atPath: folder + "/none"))
    }
  }

  /// No user can write into /proc.
  @Test func `is elsewhere when there is no place for it, with the reason`() throws {
    try inFolder { folder in
      let file = NewTape(name: "card", folders: ["/proc", folder + "/a/tapes"])
      guard case .written(let path, let problem?) = file.write({ $0 }) else {
        Issue.record("it is not written")
        return
      }
      #expect(path == folder + "/a/tapes/card.tape")
      #expect(problem.hasPrefix("cannot write /proc/card.tape: "))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == folder + "/a/tapes")
    }
  }

  @Test func `reports why it is nowhere`() {
    guard case .failed(let problem) = NewTape(name: "card", folders: ["/proc"]).write({ $0 })
    else {
      Issue.record("it is written")
      return
    }
    #expect(problem.hasPrefix("cannot write /proc/card.tape: "))
  }

  @Test func `has the user's own places after the scene's`() {
    let file = NewTape(beside: "/a/b/my card.swift")
    #expect(file.name == "my card")
    #expect(file.folders.first == "/a/b")
    #expect(file.folders.last == NSTemporaryDirectory())
  }
}
