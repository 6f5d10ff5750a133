import Foundation
import Testing

/// The pages of `Sources/Documentation/Handbook`: each is a scene, or more, and what `pegbar inspect` answers about it.
@Suite(.timeLimit(.minutes(20))) struct `The handbook` {
  private static let folder = Repository.path + "/Sources/Documentation/Handbook"
  private static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()

  /// A page whose outputs are those of the command now.
  ///
  /// With `PEGBAR_WRITE_PAGES` set the page is written so: to be read again before it goes in.
  @Test(arguments: pages)
  func `says of its scenes what the command says`(name: String) async throws {
    let path = "\(Self.folder)/\(name)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let page = HandbookPage(text)
    #expect(!page.scenes.isEmpty && !page.sessions.isEmpty)
    let workspace = try Workspace(page.scenes)
    var answered = text
    for session in page.sessions {
      var lines: [String] = []
      for command in session.commands {
        let run = try await workspace.shell("pegbar() { \"$PEGBAR\" \"$@\"; }\n\(command)")
        #expect(run.status == 0 && run.errors == "", "\(command): \(run.errors)")
        lines += ["$ \(command)"] + run.output.split(separator: "\n").map(String.init)
      }
      let answer = lines.joined(separator: "\n") + "\n"
      answered = answered.replacing(session.text, with: answer)
      if ProcessInfo.processInfo.environment["PEGBAR_WRITE_PAGES"] == nil {
        #expect(session.text == answer)
      }
    }
    if answered != text, ProcessInfo.processInfo.environment["PEGBAR_WRITE_PAGES"] != nil {
      try Data(answered.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  @Test func `is listed page by page, and leads to what is there`() throws {
    let list = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    #expect(Self.pages.count == 5)
    for page in Self.pages { #expect(list.contains("](\(page))"), "\(page)") }
    for page in Self.pages + ["README.md"] {
      let text = try String(contentsOfFile: "\(Self.folder)/\(page)", encoding: .utf8)
      for link in text.components(separatedBy: "](").dropFirst() {
        let target = link.prefix { $0 != ")" && $0 != "#" }
        #expect(
          FileManager.default.fileExists(atPath: "\(Self.folder)/\(target)"),
          "\(page): \(target)"
        )
      }
    }
  }
}

/// The fenced blocks of a page.
private struct HandbookPage {
  /// The scenes by the names after their fences: "```swift Card.swift".
  private(set) var scenes: [String: String] = [:]
  /// The blocks of commands and answers.
  private(set) var sessions: [(text: String, commands: [String])] = []

  init(_ text: String) {
    // Every second part is in a block.
    let parts = text.components(separatedBy: "```")
    for block in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
      let head = block.prefix { $0 != "\n" }.split(separator: " ")
      let body = String(block.drop { $0 != "\n" }.dropFirst())
      if head.first == "swift", head.count >= 2 { scenes[String(head[1])] = body }
      guard head.first == "console" else { continue }
      let commands = body.split(separator: "\n").filter { $0.hasPrefix("$ ") }
      sessions.append((body, commands.map { String($0.dropFirst(2)) }))
    }
  }
}
