import Foundation
import Glibc
import Testing

extension InAPreview {
  /// Opening the person's editor where the error is.
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
