import Foundation
import Glibc
import SceneProtocol
import Testing

extension InTheEditLoop {
  /// Nothing that is wrong in a scene, or around it, blanks the window or ends it.
  @Suite struct `Mistakes in a preview` {
    /// Texts that do not compile, and what is said of each.
    private static let broken: [(text: String, words: String)] = [
      (PreviewScenes.broken, "cannot convert value"),
      ("import UIKit\n#Preview { UIView( }\n", "expected"),
      ("import UIKit\nimport Missing\n#Preview { UIView() }\n", "no such module 'Missing'"),
      ("", "the file is empty"),
      ("import UIKit\nlet none = 0\n", "the file has no #Preview and no @main"),
    ]

    @Test func `errors are said over the last picture, each in place of the one before`()
      async throws
    {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        for (text, words) in Self.broken {
          try trial.save(text)
          try await trial.expectMessage(words)
          try await trial.expectError(over: PreviewScenes.red, "the error: \(words)")
        }
        #expect(try await trial.state().isRunning)
        try trial.save(PreviewScenes.plain("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is mended")
        #expect(try await trial.state().message == [])
      }
      #expect(run.status == 0)
      #expect(run.errors.contains("card.swift:3:19: error: cannot convert"))
    }

    @Test func `the error is shown with its place and its line`() async throws {
      try await PreviewTrial.play(PreviewScenes.broken) { trial in
        try await trial.scene.expect("the error") { PreviewTrial.saysSomething($0) }
        let message = try await trial.state().message
        #expect(message.first == "Does not compile")
        #expect(message.dropFirst().first == "card.swift:3:19")
        #expect(message.contains("3 │ let number: Int = \"three\""))
        try trial.save(PreviewScenes.plain("green"))
        try await trial.expectFull(of: PreviewScenes.green, "green when it is mended")
      }
    }

    /// From `abort` Swift finds no way up to who called it: the C library has no frame pointers.
    @Test(arguments: [
      ("fatalError(\"no way\")", "touchesBegan"),
      ("print([1][Int.random(in: 2...3)])", "Index out of range"),
      ("abort()", "SIGABRT"),
    ])
    func `the last picture of a scene that crashes stays`(
      _ crash: String,
      _ words: String
    ) async throws {
      let text = "import Foundation\n" + PreviewScenes.plain("red", onClick: crash)
      let run = try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
        try await trial.expectError(over: PreviewScenes.red, "the crash")
        try await trial.expectMessage(words)
        #expect(try await trial.state().message.first == "The scene crashed")
        try trial.save(PreviewScenes.plain("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is mended")
      }
      #expect(run.status == 0)
      // On the terminal the engine's way to the scene's call is folded, where there is such a call.
      let hasCall = run.errors.contains("touchesBegan(_:with:)")
      #expect(hasCall == (words != "SIGABRT"), "\(run.errors)")
      #expect(run.errors.contains(" frames of Pegbar\n") == hasCall, "\(run.errors)")
      #expect(!run.errors.contains(" in libPegbar.so"), "\(run.errors)")
    }

    @Test func `a crash has all calls on the terminal with --verbose`() async throws {
      let text = PreviewScenes.plain("red", onClick: "fatalError(\"no way\")")
      let run = try await PreviewTrial.play(text, ["--verbose"]) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
        try await trial.expectError(over: PreviewScenes.red, "the crash")
        try await trial.expectMessage("touchesBegan")
      }
      #expect(run.errors.contains(" in libPegbar.so") && !run.errors.contains(" of Pegbar\n"))
    }

    /// A new state that never comes up leaves the old one on show, which runs on.
    @Test func `a scene that crashes while it comes up takes no other's place`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.save("import UIKit\n#Preview { fatalError(\"not yet\") as UIView }\n")
        try await trial.expectMessage("not yet")
        try await trial.expectError(over: PreviewScenes.red, "the crash")
        #expect(try await trial.state().isRunning)
      }
    }

    @Test func `a scene that takes more memory than there is is ended, and not the window`()
      async throws
    {
      let crash = "_ = Array(repeating: UInt8(1), count: 2_000_000_000)"
      let text = PreviewScenes.plain("red", onClick: crash)
      try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try Self.limitMemory(of: trial)
        try trial.scene.click(100, 100)
        try await trial.expectError(over: PreviewScenes.red, "that it has ended")
        try trial.save(PreviewScenes.plain("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is mended")
      }
    }

    /// One billion bytes of address space more than it has, as on a machine that has no more.
    private static func limitMemory(of trial: PreviewTrial) throws {
      // (The one that has compiled it may still be tidying the cache.)
      let scene = try #require(
        ProcessCounters.children(of: trial.scene.process).first { child in
          let file = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(child)/exe"
          )
          return file?.hasSuffix("/card") == true
        }
      )
      let statm = try String(contentsOfFile: "/proc/\(scene)/statm", encoding: .utf8)
      let pages = try #require(statm.split(separator: " ").first.flatMap { Int($0) })
      let bytes = pages * Int(sysconf(Int32(_SC_PAGESIZE))) + 1_000_000_000
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
      process.arguments = ["--pid", "\(scene)", "--as=\(bytes)"]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }

    @Test func `a scene that hangs is reported, and ended on request`() async throws {
      let text = PreviewScenes.plain("red", onClick: "while true {}")
      let run = try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
        try await trial.scene.expect("that it does not answer") {
          let color = $0.rgb(1, 315)
          return color.red > 200 && color.green > 120 && $0[240, 20] == PreviewScenes.red
        }
        #expect(PreviewTrial.scenes(in: trial.workspace.path).count == 1)
        try trial.scene.key("ctrl+k")
        let hasEnded = try await waitUntil {
          PreviewTrial.scenes(in: trial.workspace.path).isEmpty
        }
        #expect(hasEnded)
        try await trial.expectError(over: PreviewScenes.red, "its last picture")
      }
      #expect(run.status == 0)
    }

    @Test func `a scene that hangs before it is visible is reported too`() async throws {
      let text = "import UIKit\n#Preview { () -> UIView in while true {} }\n"
      let run = try await PreviewTrial.play(text) { trial in
        try await trial.expectMessage("does not answer")
        try trial.save(PreviewScenes.plain("green"))
        try await trial.expectFull(of: PreviewScenes.green, "green when it is mended")
        try await trial.expectOneScene()
      }
      #expect(run.status == 0)
    }

    @Test func `the window can be closed while a scene hangs`() async throws {
      let text = PreviewScenes.plain("red", onClick: "while true {}")
      let run = try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
      }
      #expect(run.status == 0)
    }

    @Test func `the window can be closed while it compiles`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.save(PreviewScenes.plain("blue") + "// \(UUID())\n")
        let compiles = try await waitUntil {
          PreviewTrial.processes(in: trial.workspace.path).count > 2
        }
        #expect(compiles)
      }
      #expect(run.status == 0)
    }

    @Test func `no compiler is said with where it was looked for`() async throws {
      let environment = ["PATH": "/x:/y"]
      try await PreviewTrial.play(PreviewScenes.plain("red"), environment: environment) { trial in
        try await trial.expectMessage("/x")
        let message = try await trial.state().message.joined(separator: "\n")
        #expect(message.contains("swiftc") && message.contains("/y"))
      }
    }

    @Test func `a cache that cannot be written is said with its path`() async throws {
      let place = try Workspace(["file": ""])
      let environment = ["XDG_CACHE_HOME": place.path + "/file"]
      try await PreviewTrial.play(PreviewScenes.plain("red"), environment: environment) { trial in
        try await trial.expectMessage(place.path + "/file")
      }
    }

    @Test func `a folder that cannot be written is as good as another`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        let text = PreviewScenes.plain("blue")
        let file = trial.workspace.path + "/card.swift"
        chmod(trial.workspace.path, 0o555)
        defer { chmod(trial.workspace.path, 0o755) }
        // (In place: no other file can get the name there.)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is saved")
      }
      #expect(run.status == 0)
    }
  }
}

extension PreviewTrial {
  /// Waits until the window shows some words.
  func expectMessage(
    _ words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var said = ""
    for _ in 0..<600 {
      said = try await state().message.joined(separator: "\n")
      if said.contains(words) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("it says \"\(said)\", not \"\(words)\"", sourceLocation: sourceLocation)
  }
}
