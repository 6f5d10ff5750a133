import DisplaySupport
import Foundation
import Glibc
import SceneProtocol
import Synchronization
import Testing

extension InAPreview {
  /// A scene that is saved while it is shown.
  @Suite struct `The preview window` {
    @Test func `shows what is saved, and stays`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        let window = trial.scene.window
        // As editors save: another file gets the name.
        try trial.save(PreviewScenes.plain("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is saved")
        // And as others do: the file itself is written.
        try trial.workspace.write(PreviewScenes.plain("green"), to: "card.swift")
        try await trial.expectFull(of: PreviewScenes.green, "green then")
        #expect(trial.scene.window.x == window.x && trial.scene.window.y == window.y)
        try await trial.expectOneScene()
      }
      #expect(run.status == 0 && run.errors == "")
    }

    @Test func `shows the last of many saves`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        for number in 0..<100 {
          let color = number % 2 == 0 ? "red" : "green"
          try trial.workspace.write(
            PreviewScenes.plain(color) + "// \(number)\n",
            to: "card.swift"
          )
          // A hundred saves in two seconds.
          try await Task.sleep(for: .milliseconds(20))
        }
        // Half of it, as it may be seen while it is written.
        let blue = PreviewScenes.plain("blue")
        try trial.workspace.write(String(blue.prefix(blue.count / 2)), to: "card.swift")
        try trial.workspace.write(blue, to: "card.swift")
        try await trial.expectFull(of: PreviewScenes.blue, "blue in the end")
        try await trial.expectOneScene()
      }
      #expect(run.status == 0)
    }

    @Test func `survives that its file is gone for a while`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        unlink(trial.workspace.path + "/card.swift")
        try await trial.expectError(over: PreviewScenes.red, "that it cannot be read")
        try trial.save(PreviewScenes.plain("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is there again")
      }
      #expect(run.status == 0)
    }

    /// The folder's other files may change all the time.
    @Test func `sees a save in a folder where something always happens`() async throws {
      let run = try await PreviewTrial.play(PreviewScenes.plain("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        let busy = Task { [workspace = trial.workspace] in
          while !Task.isCancelled {
            try workspace.write("\(Int.random(in: 0...9))", to: "noise.swift")
            try await Task.sleep(for: .milliseconds(5))
          }
        }
        defer { busy.cancel() }
        try trial.save(PreviewScenes.plain("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is saved")
      }
      #expect(run.status == 0)
    }

    /// Both states have been compiled before long, so that what is repeated is all but the compiler; or they differ in
    /// literals only.
    @Test(.timeLimit(.minutes(10)), arguments: ["", "// blue\n"])
    func `two hundred reloads leave nothing behind`(_ difference: String) async throws {
      let texts = [PreviewScenes.plain("red"), PreviewScenes.plain("blue") + difference]
      var leftovers = ReloadLeftovers()
      try await PreviewTrial.play(texts[0]) { [leftovers] trial in
        var counts = leftovers
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        for number in 1...200 {
          try trial.save(texts[number % 2])
          try #require(try await trial.waitForReloads(number), "reload \(number) has not come")
          counts.note(trial.scene.process)
          if number == 120 { counts.noteMemory(trial.scene.process) }
          guard number == 40 else { continue }
          // (What that needs is needed once.)
          try await trial.expectLiterals()
          counts.begin(trial.scene.process)
        }
        // (Where the machine is busy, some of the first forty are done without the compiler, too.)
        let literal = try await trial.state().literalReloads
        #expect(difference.isEmpty ? literal >= 160 : literal == 0, "\(literal)")
        try await trial.expectFull(of: PreviewScenes.red, "the last")
        try await trial.expectOneScene()
        counts.end(trial.scene.process)
        // What the allocator keeps for later varies by some pages; a leak of a page a reload would be 320 KB.
        #expect(counts.growth < 256 << 10, "the window's memory grew by \(counts.growth) bytes")
        // A connection of this test's may be closing; one left by each reload would make 160.
        #expect(counts.openFiles.1 <= counts.openFiles.0 + 2)
        ReloadLeftovers.last.withLock { $0 = counts }
      }
      leftovers = ReloadLeftovers.last.withLock { $0 }
      // A process is off the list of those in the folder when its first thread has ended; its memory is detached when
      // the last has, which on a busy machine is some milliseconds later.
      let areGone = try await waitUntil { [leftovers] in leftovers.sharedSegments == 0 }
      #expect(areGone, "\(leftovers.sharedSegments) segments of shared memory are left")
    }
  }
}

extension PreviewTrial {
  /// The command runs, and the scene that is seen: nothing else any more.
  func expectOneScene() async throws {
    let isAlone = try await waitUntil { Self.scenes(in: workspace.path).count == 1 }
    #expect(isAlone, "more than one scene runs, or none")
  }
}
