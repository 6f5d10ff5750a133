import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InALesson {
  /// `pegbar demo`: a window that is played by the command, and stays when that has nothing more to show.
  @Suite struct `The tour` {
    /// A tour that runs.
    private struct Trial {
      let scene: LiveScene
      /// Where its window has its socket: others may show the same lessons.
      let directory: String

      func window(showing lesson: String) -> WindowSocket {
        WindowSocket(file: path(lesson), directory: directory)
      }

      /// Waits for the window to show a lesson, and that all is as expected then.
      func expect(
        _ lesson: String,
        _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ condition: (ControlState) -> Bool
      ) async throws {
        let isSo = try await waitUntilAnswer {
          guard let state = try await window(showing: lesson).state() else { return false }
          return state.file == path(lesson) && condition(state)
        }
        try #require(isSo, comment, sourceLocation: sourceLocation)
      }

      /// Waits for the names of the lessons that have begun.
      func expectOutput(
        _ names: String...,
        sourceLocation: SourceLocation = #_sourceLocation
      ) async throws {
        let text = names.map { $0 + "\n" }.joined()
        let isSo = try await waitUntil { scene.output.hasPrefix(text) }
        try #require(isSo, "\(scene.output)", sourceLocation: sourceLocation)
      }
    }

    private static func path(_ lesson: String) -> String { "\(Repository.scenes)/\(lesson).swift" }

    private static func play(
      _ arguments: String...,
      body: @escaping @Sendable (Trial) async throws -> Void
    ) async throws -> CommandRun {
      let workspace = try Workspace()
      return try await LiveScene.play(
        ["demo"] + arguments,
        in: workspace.path,
        environment: ["XDG_RUNTIME_DIR": workspace.path],
        under: .openbox
      ) { try await body(Trial(scene: $0, directory: workspace.path)) }.run
    }

    @Test func `plays one lesson after the other in one window, and leaves that to the user`()
      async throws
    {
      let run = try await Self.play("Wiggle", "Masks") { trial in
        try await trial.expect("Masks", "the end") {
          $0.words?.hasPrefix("That was the last lesson") == true
        }
      }
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output == "Wiggle\nMasks\n")
    }

    @Test func `ends where the user opens another scene`() async throws {
      let run = try await Self.play("Wiggle", "Masks") { trial in
        try await trial.expectOutput("Wiggle")
        var request = ControlRequest(command: "open")
        request.path = Self.path("Springs")
        #expect(try await trial.window(showing: "Wiggle").tell(request).error == nil)
        try await trial.expect("Springs", "no words") { $0.words == nil }
      }
      #expect(run.status == 0 && run.output == "Wiggle\n", "\(run.output) \(run.errors)")
    }

    /// What is longer than a whole lesson, so that a tour that goes on is seen.
    private static let pause = 10.0

    @Test func `stands still while the user has paused it`() async throws {
      let run = try await Self.play("Wiggle", "Masks") { trial in
        try await trial.expectOutput("Wiggle")
        try await trial.expect("Wiggle", "its words") { $0.words != nil }
        try trial.scene.key("F8")
        try await trial.expect("Wiggle", "the pause") { $0.isPaused }
        let words = try await trial.window(showing: "Wiggle").state()?.words
        let start = monotonicTime()
        _ = try await waitUntilAnswer {
          let state = try await trial.window(showing: "Wiggle").state()
          #expect(state?.words == words && state?.isPaused == true)
          return monotonicTime() - start > Self.pause
        }
        #expect(trial.scene.output == "Wiggle\n")
        try trial.scene.key("F8")
        try await trial.expect("Masks", "the end") {
          $0.words?.hasPrefix("That was the last lesson") == true
        }
      }
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output == "Wiggle\nMasks\n")
    }

    /// The first stops of the whole tour, and the commands whose keys they explain.
    private static let stops: [(lesson: String, commands: [KeyCommand])] = [
      ("FadeIn", [.playOrPause]), ("FlipCard", [.playOrPause, .stepForward, .stepBack]),
      ("Springs", [.slower, .faster, .slowMotion]), ("HitTesting", [.hitPath]),
      ("Cube", [.inspector]), ("Confetti", [.edit, .keys]),
    ]

    /// With `--verbose` it writes what it does: all of that has to be possible.
    @Test func `without names explains the window's keys first, by using them`() async throws {
      let run = try await Self.play("--verbose") { trial in
        let isThere = try await waitUntil { trial.scene.output.contains("\nConfetti\n") }
        #expect(isThere)
        try await trial.expect("Confetti", "its words") { $0.words?.contains("editor") == true }
      }
      // (One of the lessons prints a line of its own.)
      let lessons = run.output.split(separator: "\n").map(String.init).filter {
        FileManager.default.fileExists(atPath: Self.path($0))
      }
      #expect(lessons.prefix(Self.stops.count) == Self.stops.map(\.lesson)[...])
      var (said, asked) = ([String: String](), [String: Int]())
      for line in run.errors.split(separator: "\n") {
        // "pegbar: LESSON: say WORDS"
        let parts = line.split(separator: ": ", maxSplits: 2).map(String.init)
        try #require(parts.count == 3 && parts[0] == "pegbar", "\(line)")
        let words = parts[2].split(separator: " ", maxSplits: 1).map(String.init)
        switch words[0] {
        case "say": said[parts[1], default: ""] += parts[2]
        case "open": #expect(words[1] == Self.path(parts[1]))
        default:
          // (An error follows the words.)
          let request = parts[2].split(separator: " ").map(String.init)
          #expect(throws: Never.self, "\(line)") { try ControlRequest(words: request) }
          asked[parts[1], default: 0] += 1
        }
      }
      for (lesson, commands) in Self.stops {
        for command in commands {
          let key = try #require(
            KeyTable.all.first { $0.command == command && !$0.isForPausedOnly }?.name
          )
          #expect(said[lesson]?.contains(key) == true, "\(lesson): \(said[lesson] ?? "")")
        }
        #expect(asked[lesson] ?? 0 > 0, "\(lesson)")
      }
    }

    @Test func `of no lesson, or without a display, says so`() async throws {
      let workspace = try Workspace()
      let other = try await workspace.pegbar("demo", "FadeIm", environment: ["DISPLAY": ":98765"])
      #expect(
        other.status == 64
          && other.errors.contains("no lesson is called FadeIm; did you mean `FadeIn`?")
      )
      let none = try await workspace.pegbar("demo")
      #expect(none.status == 69 && none.errors.contains("no display"))
    }
  }
}
