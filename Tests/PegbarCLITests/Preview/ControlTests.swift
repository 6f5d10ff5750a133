import DisplaySupport
import Foundation
import Glibc
import SceneProtocol
import Testing

extension InAPreview {
  /// Requests to the window from outside.
  @Suite struct `The control socket` {
    @Test func `reports what is shown, and how`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "the first")
        let state = try await trial.state()
        #expect(state.file == trial.workspace.path + "/card.swift")
        #expect(state.scenes == ["Red", "Green", "Blue"])
        #expect(state.width == 480 && state.height == 320)
        #expect(state.isRunning && state.message == [] && state.loop == nil)
        #expect(state.window == trial.scene.window.id)
        // And by the command.
        let pause = try await trial.workspace.pegbar("tell", "card.swift", "pause")
        #expect(pause.status == 0 && pause.output == "" && pause.errors == "")
        let text = try await trial.workspace.pegbar("tell", "card.swift", "state")
        #expect(text.status == 0 && text.output.contains("\nspeed 1.0, paused\n"))
        let picture = try await trial.workspace.pegbar("tell", "card.swift", "picture", "a/b.png")
        #expect(picture.status == 1 && picture.errors.contains("a/b.png"))
      }
    }

    @Test func `does what keys do`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "the first")
        #expect(try await trial.tell("next-scene").error == nil)
        try await trial.expectFull(of: PreviewScenes.green, "the second")
        #expect(try await trial.tell("scene", "Blue").error == nil)
        try await trial.expectFull(of: PreviewScenes.blue, "the third, by its name")
        #expect(try await trial.tell("play-or-pause").state?.isPaused == true)
        #expect(try await trial.tell("picture", "seen.png").error == nil)
        #expect(try trial.workspace.files().contains("seen.png"))
        #expect(try await trial.tell("close").error == nil)
        try await trial.scene.waitForEnd()
      }
    }

    @Test func `says words over the scene until others come`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "the scene")
        #expect(try await trial.tell("say", "Hello there").state?.words == "Hello there")
        #expect(try await trial.tell("state").state?.words == "Hello there")
        #expect(try await trial.tell("say", "").state?.words == nil)
        let short = try await trial.workspace.pegbar("tell", "card.swift", "say")
        #expect(short.status == 64 && short.errors.contains("say `say TEXT`"))
      }
    }

    @Test func `opens a folder of lessons as its lessons`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "the scene")
        for (name, color) in [("a", "blue"), ("b", "green")] {
          try trial.workspace.write(PreviewScenes.plain(color), to: "Lessons/\(name).swift")
        }
        #expect(try await trial.tell("open", "Lessons").error == nil)
        try await trial.expectFull(of: PreviewScenes.blue, "the first lesson")
        let state = try await trial.workspace.pegbar("tell", "Lessons/a.swift", "state")
        #expect(state.status == 0 && state.output.contains("/Lessons/a.swift\n"), "\(state.errors)")
        // Which lesson is shown need not be known.
        let whole = try await trial.workspace.pegbar("tell", "Lessons", "state")
        #expect(whole.status == 0 && whole.output.contains("/Lessons/a.swift\n"), "\(whole.errors)")
        // The trial looks whether files are left.
        try FileManager.default.removeItem(atPath: trial.workspace.path + "/Lessons")
      }
    }

    /// A program that keeps its connection gets an answer to every line, in their order.
    @Test func `answers each line, and goes on after one that is none`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        let path = try #require(PreviewTrial.sockets(of: trial.workspace).first)
        let socket = try UnixSocket.connect(to: path)
        defer { close(socket) }
        let lines = [
          "not JSON", "{}", #"{"command":"fly","id":7}"#, #"{"command":"seek"}"#,
          #"{"command":"speed","speed":2,"id":8}"#,
        ]
        for line in lines { try Self.write(line + "\n", to: socket) }
        var replies: [ControlReply] = []
        for _ in lines {
          replies.append(try JSONText.decode(from: DescriptorReader.firstLine(of: socket)))
        }
        #expect(replies.map { $0.error == nil } == [false, false, false, false, true])
        #expect(replies.map(\.id) == [nil, nil, 7, nil, 8])
        #expect(replies[2].error == "no command is called \"fly\"")
        #expect(replies[3].error == "say `seek TIME`")
        #expect(replies[4].state?.speed == 2)
      }
    }

    /// A line without an end is given up before it fills the memory.
    @Test func `closes on one that sends no end of a line`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "the scene, once it is compiled")
        let path = try #require(PreviewTrial.sockets(of: trial.workspace).first)
        let socket = try UnixSocket.connect(to: path)
        defer { close(socket) }
        let block = String(repeating: "x", count: 1 << 16)
        var isOpen = true
        for _ in 0..<100 where isOpen { isOpen = (try? Self.write(block, to: socket)) != nil }
        // (The last request may have been taken by the system only.)
        let isClosed = try await waitUntil { (try? Self.write("x", to: socket)) == nil }
        #expect(isClosed)
        #expect(try await trial.state().isRunning)
      }
    }

    @Test func `two windows of a file have a socket each`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        let workspace = trial.workspace
        _ = try await LiveScene.play(["card.swift"], in: workspace.path) { _ in
          #expect(PreviewTrial.sockets(of: workspace).count == 2)
        }
        #expect(PreviewTrial.sockets(of: workspace).count == 1)
      }
    }

    @Test func `what a window that was killed has left is taken over`() async throws {
      try await PreviewTrial.play(PreviewScenes.several) { trial in
        let (workspace, path) = (trial.workspace, PreviewTrial.sockets(of: trial.workspace))
        kill(trial.scene.process, SIGKILL)
        try await trial.scene.waitForEnd()
        #expect(PreviewTrial.sockets(of: workspace) == path)
        let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { _ in
          #expect(PreviewTrial.sockets(of: workspace) == path)
        }
        #expect(run.status == 0)
      }
    }

    /// A file that is in the way is not ours; the window comes up without that path.
    @Test func `does without a path that is taken`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.several])
      let names = ControlAddress.sockets(of: workspace.path + "/card.swift").map {
        ($0 as NSString).lastPathComponent
      }
      let directory = CommandRun.runtimeDirectory + "/pegbar"
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      let taken = names.map { directory + "/" + $0 }
      for path in taken { try Data("mine".utf8).write(to: URL(fileURLWithPath: path)) }
      defer { for path in taken { unlink(path) } }
      let (run, _) = try await LiveScene.play(["card.swift"], in: workspace.path) { scene in
        try await scene.expect("the scene") { $0[240, 160] == PreviewScenes.red }
      }
      #expect(run.status == 0)
      #expect(run.errors.contains("cannot be told things from outside"))
      for path in taken { #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == 4) }
    }

    @Test func `reports that no window exists, and what a command needs`() async throws {
      let workspace = try Workspace(["card.swift": PreviewScenes.several])
      let none = try await workspace.pegbar("tell", "card.swift", "pause")
      #expect(none.status == 69 && none.errors.contains("no window shows card.swift"))
      let typo = try await workspace.pegbar("tell", "card.swift", "paus")
      #expect(typo.status == 64 && typo.errors.contains("did you mean `pause`?"))
      let values = try await workspace.pegbar("tell", "card.swift", "loop-range", "1")
      #expect(values.status == 64 && values.errors.contains("say `loop-range FROM TO`"))
    }

    /// Two windows that show scenes of one folder have different names.
    @Test func `asks which window is meant, where several show files of a folder`() async throws {
      let workspace = try Workspace(["a.swift": PreviewScenes.plain("red"), "b.swift": ""])
      let (run, _) = try await LiveScene.play(["a.swift"], in: workspace.path) { scene in
        try await scene.expect("the scene") { $0[240, 160] == PreviewScenes.red }
        #expect(try await workspace.pegbar("tell", ".", "state").status == 0)
        let other = try #require(WindowSocket(file: workspace.path + "/b.swift").addresses.first)
        let listener = try UnixSocket.listen(at: other)
        let both = try await workspace.pegbar("tell", ".", "state")
        #expect(both.status == 64 && both.errors.contains("name one, a.swift, b.swift"))
        close(listener)
        unlink(other)
      }
      #expect(run.status == 0)
    }

    private static func write(_ text: String, to socket: Int32) throws {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw SystemError() }
        bytes = bytes.dropFirst(count)
      }
    }
  }
}
