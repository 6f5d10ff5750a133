import Foundation
import Glibc
import SceneProtocol
import Testing

extension InTheEditLoop {
  /// Opening the user's editor where the error is.
  @Suite struct `The editor` {
    /// An editor that writes down what it was called with.
    private static let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" > called.txt\n"

    @Test(arguments: ["key", "click"])
    func `opens at the line of the error`(_ way: String) async throws {
      let folder = try Workspace(["edit": Self.script])
      chmod(folder.path + "/edit", 0o755)
      let editor = folder.path + "/edit"
      let environment = ["VISUAL": editor, "EDITOR": "/nonexistent"]
      try await PreviewTrial.play(PreviewScenes.plain("red"), environment: environment) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.save(PreviewScenes.broken)
        try await trial.expectError(over: PreviewScenes.red, "the error")
        if way == "key" { try trial.scene.key("ctrl+e") } else { try trial.scene.click(200, 310) }
        let called = trial.workspace.path + "/called.txt"
        let isCalled = try await waitUntil {
          (try? String(contentsOfFile: called, encoding: .utf8))?.hasSuffix("card.swift\n") ?? false
        }
        #expect(isCalled)
        let words = try String(contentsOfFile: called, encoding: .utf8).split(separator: "\n")
        #expect(words == ["+3", "\(trial.workspace.path)/card.swift"])
        unlink(called)
      }
    }

    /// What their manuals say of opening a file at a line.
    @Test(arguments: [
      ("code", ["--goto", "card.swift:3:19"]), ("vim", ["+call cursor(3,19)", "card.swift"]),
    ])
    func `gets the place in its own form`(name: String, words: [String]) async throws {
      let folder = try Workspace([name: Self.script])
      chmod("\(folder.path)/\(name)", 0o755)
      let environment = ["VISUAL": nil, "EDITOR": "\(folder.path)/\(name)"]
      try await PreviewTrial.play(PreviewScenes.broken, environment: environment) { trial in
        try await trial.expectState("the error") { !$0.message.isEmpty }
        _ = try await trial.tell("edit")
        let called = trial.workspace.path + "/called.txt"
        let isCalled = try await waitUntil {
          (try? String(contentsOfFile: called, encoding: .utf8))?.hasSuffix("\n") ?? false
        }
        try #require(isCalled, "the editor is not started")
        let told = try String(contentsOfFile: called, encoding: .utf8).split(separator: "\n")
        let inFolder = words.map { word in
          word.hasPrefix("card") ? "\(trial.workspace.path)/\(word)" : word
        }
        #expect(told.map(String.init) == inFolder)
        unlink(called)
      }
    }

    @Test func `that is not known is asked for`() async throws {
      let environment: [String: String?] = ["VISUAL": nil, "EDITOR": nil]
      let run = try await PreviewTrial.play(
        PreviewScenes.plain("red"),
        environment: environment
      ) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        _ = try await trial.tell("edit")
      }
      #expect(run.errors.contains("no editor is known: set VISUAL or EDITOR"))
    }
  }
}
