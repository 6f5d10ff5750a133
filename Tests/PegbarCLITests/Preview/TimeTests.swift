import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// Going through a scene's time by keys, by the bar and in a loop.
  @Suite struct `The time of a preview` {
    /// The rows that the bar takes.
    private static let barHeight = 34

    /// Steps forward and back are the frames that a shot of that time has.
    @Test func `stands still, and steps through exact frames`() async throws {
      let shots = try await PreviewTrial.shots(
        PreviewScenes.moving,
        ["--at 0", "--at 0.083333333", "--at 0.066666667"]
      )
      let run = try await PreviewTrial.play(PreviewScenes.moving) { trial in
        let scene = trial.scene
        try scene.key("F8")
        try scene.key("Home")
        try await scene.expect(shots[0])
        for _ in 0..<5 { try scene.key("Right") }
        try await scene.expect(shots[1])
        try scene.key("Left")
        try await scene.expect(shots[2])
        try scene.key("F8")
        try await scene.expect("that it goes on") { $0[200, 30] == 0 }
      }
      #expect(run.status == 0)
    }

    /// Keys that are pressed while an earlier frame is made go on from that.
    @Test func `steps from the frame that is on its way`() async throws {
      let shots = try await PreviewTrial.shots(PreviewScenes.moving, ["--at 0.033333333"])
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        let scene = trial.scene
        try await scene.expect("that it moves") { $0[100, 30] == 0 && $0[5, 30] == 0xFFFFFF }
        try scene.key("F8")
        for key in ["Home", "Right", "Right", "Right", "Left"] { try scene.key(key) }
        try await scene.expect(shots[0])
        try await trial.expectState("the third frame") { $0.frame == 2 && $0.isPaused }
      }
    }

    @Test func `goes on by steps while a key is held, and pauses once`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        let scene = trial.scene
        try await scene.expect("that it moves") { $0[100, 30] == 0 && $0[5, 30] == 0xFFFFFF }
        try scene.display.repeatHeldKeys()
        let listener = try KeyListener(on: scene.display.name)
        try scene.display.keyDown("F8")
        try await trial.expectState("a pause") { $0.isPaused }
        try await trial.expectState("a pause, while it repeats") {
          #expect($0.isPaused)
          return listener.presses >= 6
        }
        try scene.display.keyUp("F8")
        try scene.key("Home")
        try await trial.expectState("the start") { $0.frame == 0 }
        try scene.display.keyDown("F9")
        try await trial.expectState("steps") { $0.frame >= 4 && $0.isPaused }
        try scene.display.keyUp("F9")
      }
    }

    /// A click that has happened happens again at its time, however one comes there.
    @Test func `what was done is seen again on every way through it`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is clicked")
        try scene.key("F8")
        try await trial.expectState("a pause") { $0.isPaused }
        let end = try await trial.state().time
        // Back, before the click, and on by steps of ten frames to after it.
        try scene.key("Home")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start")
        for _ in 0...Int(end * 6) + 1 { try scene.key("shift+Right") }
        try await trial.expectFull(of: PreviewScenes.blue, "blue again by steps")
        // And by playing on from the start, untouched.
        try scene.key("Home")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start again")
        try scene.move(300, 200)
        try scene.key("F8")
        try await trial.expectFull(of: PreviewScenes.blue, "blue again by itself")
      }
    }

    @Test func `something else done makes another story`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is clicked")
        // From before the click: another key, and nothing else.
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "0")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start")
        _ = try await trial.tell("play")
        _ = try await trial.tell("key", "g")
        try await trial.expectFull(of: PreviewScenes.green, "green by the key")
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "60")
        try await trial.expectFull(of: PreviewScenes.green, "green for a minute: no click any more")
      }
    }

    @Test func `the bar shows the frame that is pointed at`() async throws {
      let shots = try await PreviewTrial.shots(PreviewScenes.wide, ["--at 2.5", "--at 1.25"])
      try await PreviewTrial.play(PreviewScenes.wide) { trial in
        let scene = trial.scene
        try scene.key("F8")
        try await trial.expectState("a pause") { $0.isPaused }
        try scene.key("F6")
        let hasGrown = try await waitUntil { scene.window.height == 60 + Self.barHeight }
        try #require(hasGrown, "the window has no room for the bar")
        try await scene.expect("the bar") { $0[240, 60 + 2] == 0xF6F6F8 }
        // The line of time goes from behind the buttons to before the clock, and stands for 5 s.
        let (start, end) = (8 + 4 * 26 + 8 + 6, 480 - 8 - 150 - 8 - 6)
        try scene.click((start + end) / 2, 60 + Self.barHeight / 2)
        // A pixel of the line is 25 ms.
        try await trial.expectState("the middle") { abs($0.time - 2.5) < 0.03 }
        _ = try await trial.tell("seek", "2.5")
        try await scene.expect(shots[0], barHeight: Self.barHeight)
        // The wheel goes by frames: up is on.
        let wheel = { (button: Int) in
          let (x, y) = (scene.window.x + start, scene.window.y + 60 + Self.barHeight / 2)
          try scene.display.click(x: x, y: y, button: button)
        }
        try wheel(4)
        try await trial.expectState("a frame on") { $0.frame == 151 }
        try wheel(5)
        try wheel(5)
        try await trial.expectState("a frame back") { $0.frame == 149 }
        _ = try await trial.tell("seek", "1.25")
        try await scene.expect(shots[1], barHeight: Self.barHeight)
        try scene.key("F6")
        let hasShrunk = try await waitUntil { scene.window.height == 60 }
        #expect(hasShrunk)
        try await scene.expect(shots[1])
      }
    }

    /// One look at the window for each answer.
    @Test func `a seek is answered when its frame is in the window`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        _ = try await trial.tell("pause")
        for tenth in 5..<40 {
          _ = try await trial.tell("seek", "\(Double(tenth) / 10)")
          let picture = try trial.scene.picture()
          let left = (0..<240).first { picture[$0, 30] == 0 } ?? -1
          // It goes 55 pixels a second.
          #expect(abs(Double(left) - Double(tenth) * 5.5) <= 1, "at \(left) after \(tenth)")
        }
      }
    }

    /// The scene of the first turn was stopped at the loop's end.
    @Test func `a loop whose next turn fails stands where it is`() async throws {
      let text = """
        import UIKit

        #Preview {
          if FileManager.default.fileExists(atPath: "fails") { fatalError("not again") }
          let view = UIView()
          view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          return view
        }

        """
      try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        let file = "\(trial.workspace.path)/fails"
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        _ = try await trial.tell("loop-range", "0", "1.5")
        try await trial.expectState("a pause") { $0.isPaused }
        let state = try await trial.state()
        #expect(state.time <= 1.6 && state.message.joined().contains("not again"))
        try FileManager.default.removeItem(atPath: file)
        _ = try await trial.tell("play")
        try await trial.expectState("another turn") { $0.message.isEmpty && $0.time < 1.5 }
      }
    }

    @Test func `a loop stays within its range`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        _ = try await trial.tell("loop-range", "1", "1.5")
        _ = try await trial.tell("seek", "1")
        // The square is within 55 … 93 of 10 … 230 then, but for a frame.
        for _ in 0..<40 {
          let picture = try trial.scene.picture()
          let left = (0..<240).first { picture[$0, 30] == 0 } ?? -1
          #expect((52...86).contains(left), "at \(left)")
          try await Task.sleep(for: .milliseconds(50))
        }
        let state = try await trial.state()
        #expect(state.loop == [1, 1.5])
        try trial.scene.key("ctrl+l")
        try await trial.scene.expect("that it goes on") { $0[180, 30] == 0 }
      }
    }

    @Test func `speeds go up and down and are kept over a save`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        // (Before there is a scene a save is no reload.)
        try await trial.scene.expect("that it moves") { $0[100, 30] == 0 && $0[5, 30] == 0xFFFFFF }
        try trial.scene.key("ctrl+t")
        try await trial.expectState("slow motion") { $0.speed == 0.1 }
        try trial.scene.key("ctrl+t")
        try await trial.expectState("as before") { $0.speed == 1 }
        try trial.scene.key("ctrl+bracketleft")
        try await trial.expectState("slower") { $0.speed == 0.5 }
        try trial.save(PreviewScenes.moving + "// again\n")
        #expect(try await trial.waitForReloads(1))
        #expect(try await trial.state().speed == 0.5)
        #expect(try await trial.tell("speed", "100").state?.speed == 10)
      }
    }

    @Test func `time and a pause are kept over a save`() async throws {
      let shots = try await PreviewTrial.shots(PreviewScenes.moving, ["--at 1.5"])
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "1.5")
        try trial.save(PreviewScenes.moving + "// again\n")
        #expect(try await trial.waitForReloads(1))
        let state = try await trial.state()
        #expect(state.isPaused && state.time == 1.5)
        try await trial.scene.expect(shots[0])
      }
    }

    @Test func `kept values outlive a save and not a restart`() async throws {
      let text = PreviewScenes.counting
      try await PreviewTrial.play(text) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.green, "green after a click")
        try trial.save(text + "// again\n")
        #expect(try await trial.waitForReloads(1))
        try await trial.expectFull(of: PreviewScenes.green, "green after the save")
        try scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.blue, "blue after another click")
        try scene.key("ctrl+shift+r")
        try await trial.expectFull(of: PreviewScenes.red, "red after a restart")
      }
    }
  }
}

extension PreviewTrial {
  /// Waits until the scene has been reloaded a number of times after a save.
  func waitForReloads(_ count: Int) async throws -> Bool {
    try await waitUntilAnswer { try await state().reloads >= count }
  }

  /// Waits until things are as they should be.
  func expectState(
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (ControlState) -> Bool
  ) async throws {
    let isSo = try await waitUntilAnswer { condition(try await state()) }
    let words = isSo ? "" : "\(try await state())"
    #expect(isSo, "\(comment): \(words)", sourceLocation: sourceLocation)
  }
}
