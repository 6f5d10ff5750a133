import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InALesson {
  /// A tape that is played in the window, line by line, with real keys.
  @Suite struct `A tape in the window` {
    private static let tape = LiveTapeTrial.tape
    private static let (red, blue) = (PreviewScenes.red, PreviewScenes.blue)
    private static let green = PreviewScenes.green

    @Test func `is played by Space, a line at a press, and taken back by Backspace`() async throws {
      try await LiveTapeTrial.play { trial in
        let scene = trial.scene
        try await scene.expect("the card at its place") { $0[80, 60] == Self.red }
        try await trial.expectState("a tape before its first line") {
          $0.tape?.line == 0 && $0.tape?.lines == 4
        }
        #expect(
          try await trial.state().tape?.words == "before line 1 of 4: Caption \"Tap the card\""
        )
        #expect((try await trial.state().width, try await trial.state().height) == (480, 320))
        try scene.key("space")
        try await trial.expectLine(1)
        try await scene.expect("the caption, and the bar below the scene") {
          LiveTapeTrial.hasCaption($0) && $0.height > 340
        }
        #expect(try await trial.state().tape?.words == "line 1 of 4: Caption \"Tap the card\"")
        // Without the bar nothing moves once the caption has faded in: the tape waits without waking up.
        try scene.key("F6")
        try await scene.expect("no bar") { $0.height == 320 }
        try await scene.waitUntilSettled()
        let before = LiveTapeTrial.pixels(try scene.picture())
        try scene.key("space")
        try await trial.expectLine(2)
        // What follows and only waits has been played too: the card is where the tape waits for it.
        #expect(try await trial.state().message == [])
        try await scene.expect("the card where it goes, under the pointer's path") {
          $0[320, 60] == Self.red && $0[60, 70] == 0xFFFFFF
        }
        try await scene.expect("the pointer where it has clicked") {
          LiveTapeTrial.hasPointer($0, at: (80, 60))
        }
        try scene.key("BackSpace")
        try await trial.expectState("the line before") { $0.tape?.line == 1 }
        try await scene.expect("all as it was before the line") {
          LiveTapeTrial.pixels($0) == before
        }
        // The keys of a remote control, and Shift+Space.
        try scene.key("Next")
        try await trial.expectLine(2)
        try await scene.expect("the card where it goes") { $0[320, 60] == Self.red }
        try scene.key("Prior")
        try await scene.expect("as it was, again") { LiveTapeTrial.pixels($0) == before }
        try scene.key("F4")
        try await trial.expectLine(2)
        try scene.key("shift+space")
        try await scene.expect("as it was, once more") { LiveTapeTrial.pixels($0) == before }
      }
    }

    @Test func `is played to its end by Return, and started over by Home`() async throws {
      try await LiveTapeTrial.play { trial in
        let scene = trial.scene
        try await trial.expectState("the tape") { $0.tape?.line == 0 && $0.isRunning }
        try await scene.expect("the scene") { $0[80, 60] == Self.red }
        try scene.key("Return")
        try await trial.expectLine(4)
        try await scene.expect("what its last line does") { $0[320, 60] == Self.blue }
        let state = try await trial.state()
        let starts = try #require(state.tape?.starts)
        #expect(starts.count == 4 && starts == starts.sorted())
        #expect(state.ticks.isEmpty || state.isRunning)
        #expect(state.message == [])
        // There is no line after the last.
        try scene.key("space")
        #expect(try await trial.tell("wait").state?.tape?.line == 4)
        try scene.key("Home")
        try await trial.expectState("before the first line") { $0.tape?.line == 0 }
        try await scene.expect("the scene's start") {
          $0[80, 60] == Self.red && $0[320, 60] == 0xFFFFFF && !LiveTapeTrial.hasCaption($0)
        }
      }
    }

    @Test func `goes on from its own state when the user has done something else`() async throws {
      try await LiveTapeTrial.play { trial in
        let scene = trial.scene
        try await trial.expectState("the tape") { $0.tape?.line == 0 && $0.isRunning }
        try scene.key("space")
        try await trial.expectLine(1)
        // The scene is the user's, as any.
        try scene.display.type("g")
        try await scene.expect("what the user's key does") { $0[80, 60] == Self.blue }
        try scene.key("space")
        try await trial.expectLine(2)
        try await scene.expect("nothing of the user's") { $0[320, 60] == Self.red }
        #expect(try await trial.state().message == [])
      }
    }

    @Test func `is read again when it is saved, and stays at its line`() async throws {
      try await LiveTapeTrial.play { trial in
        let scene = trial.scene
        try await trial.expectState("the tape") { $0.tape?.line == 0 && $0.isRunning }
        for line in 1...2 {
          try scene.key("space")
          try await trial.expectLine(line)
        }
        // A line comes before them, and one is another.
        let changed = Self.tape.replacing("Caption \"Tap", with: "Move 10,10\nCaption \"Press")
        try trial.save(changed, as: LiveTapeTrial.name)
        try await trial.expectState("the same line, at its new place") {
          $0.tape?.line == 3 && $0.tape?.lines == 5 && $0.tape?.isPlaying == false
        }
        #expect(try await trial.state().tape?.words == "line 3 of 5: Click #card")
        try await scene.expect("what the lines have done") { $0[320, 60] == Self.red }
        // Another value of the scene, too: the lines are played to the new one.
        try trial.save(LiveTapeTrial.scene.replacing("320", with: "400"))
        try await trial.expectState("an expectation that fails") {
          $0.message.contains { $0.contains("Expect #card.position.x == 320") }
        }
        try await scene.expect("where the card goes now") { $0[400, 60] == Self.red }
        #expect(try await trial.state().tape?.line == 3)
      }
    }

    @Test(arguments: [
      ("Clik #card", "demo.tape:3:1", "no command is called `Clik`"),
      ("Sleep 600", "demo.tape:3:7", "`600` is not a duration"),
    ])
    func `says what is wrong with its text, and is played when that is right`(
      _ line: String,
      _ place: String,
      _ reason: String
    ) async throws {
      let wrong = "Set Scene card.swift\nSet Size 480x320\n\(line)\nClick #card\n"
      try await LiveTapeTrial.play(wrong) { trial in
        try await trial.expectState("the error") { state in
          state.message.contains { $0.hasPrefix(reason) } && state.message.contains(place)
        }
        try await trial.scene.expect("the scene above it") { $0[80, 60] == Self.red }
        try trial.save(Self.tape, as: LiveTapeTrial.name)
        try await trial.expectState("no error") { $0.message == [] && $0.tape?.lines == 4 }
        try trial.scene.key("space")
        try await trial.expectLine(1)
        // A tape that is wrong later leaves the one before it where it is.
        try trial.save(wrong, as: LiveTapeTrial.name)
        try await trial.expectState("the error again") { $0.message.contains(place) }
        #expect(try await trial.state().tape?.line == 1)
      }
    }

    @Test func `says which preview is missing`() async throws {
      let wrong = "Set Scene card.swift\nSet Preview \"Rome\"\nClick #card\n"
      try await LiveTapeTrial.play(wrong) { trial in
        try await trial.expectState("the error") { state in
          state.message.contains("demo.tape:2:1")
            && state.message.contains("No preview is called \"Rome\"; there is Room.")
        }
        try trial.save(wrong.replacing("Rome", with: "Room"), as: LiveTapeTrial.name)
        try await trial.expectState("no error") { $0.message == [] }
      }
    }

    @Test func `says which scene is missing`() async throws {
      let wrong = "Set Size 480x320\nSet Scene crad.swift\nClick #card\n"
      try await LiveTapeTrial.play(wrong) { trial in
        try await trial.expectState("the error") { state in
          state.message.contains("demo.tape:2:1")
            && state.message.contains { $0.contains("crad.swift: no such file") }
        }
        try trial.save(Self.tape, as: LiveTapeTrial.name)
        try await trial.scene.expect("the scene") { $0[80, 60] == Self.red }
        try await trial.expectState("no error") { $0.message == [] }
      }
    }

    /// A file, one in a folder that is not there yet, and a folder: the tape is played as if they had been there.
    @Test(arguments: ["later.swift", "scenes/new/later.swift", "scenes"])
    func `plays once the scene has come that is missing`(path: String) async throws {
      let tape = "Set Size 480x320\nSet Scene \(path)\nKey G\n"
      try await LiveTapeTrial.play(tape) { trial in
        try await trial.expectState("the error") { state in
          state.message.contains("demo.tape:2:1")
            && state.message.contains { $0.contains("\(path): no such file") }
        }
        let file = path.hasSuffix(".swift") ? path : path + "/card.swift"
        try trial.workspace.write(LiveTapeTrial.scene, to: file)
        try await trial.scene.expect("the scene") { $0[80, 60] == Self.red }
        try await trial.expectState("no error") { $0.message == [] && $0.tape?.lines == 1 }
        try trial.scene.key("space")
        try await trial.scene.expect("its line played") { $0[80, 60] == Self.blue }
        // It is a scene like any other from now on.
        try trial.workspace.write(
          LiveTapeTrial.scene.replacing("red: 1, green: 0", with: "red: 0, green: 1"),
          to: file
        )
        try trial.scene.key("BackSpace")
        try await trial.scene.expect("it as saved") { $0[80, 60] == Self.green }
      }
    }

    /// The tape is saved with the name of another scene that is missing: that one is waited for.
    @Test func `waits for the scene that it names by now`() async throws {
      let tape = "Set Size 480x320\nSet Scene one.swift\nKey G\n"
      try await LiveTapeTrial.play(tape) { trial in
        try await trial.expectState("the error") { state in
          state.message.contains { $0.contains("one.swift: no such file") }
        }
        try trial.save(tape.replacing("one", with: "other"), as: LiveTapeTrial.name)
        try await trial.expectState("the other error") { state in
          state.message.contains { $0.contains("other.swift: no such file") }
        }
        try trial.workspace.write(LiveTapeTrial.scene, to: "other.swift")
        try await trial.scene.expect("the scene") { $0[80, 60] == Self.red }
        try await trial.expectState("no error") { $0.message == [] }
      }
    }

    @Test(arguments: [
      ("Click #crad", "demo.tape:3:1", "Click #crad: nothing is called #crad; did you mean #card?"),
      ("Caption \"\"\nExpect #card.position.x == 7", "demo.tape:4:1", "it is 80"),
    ])
    func `says what it does not find in the scene, or finds otherwise`(
      _ lines: String,
      _ place: String,
      _ reason: String
    ) async throws {
      let tape = "Set Scene card.swift\nSet Size 480x320\n\(lines)\nKey G\n"
      try await LiveTapeTrial.play(tape) { trial in
        try await trial.expectState("the tape") { $0.tape?.lines == 2 && $0.isRunning }
        try trial.scene.key("space")
        try await trial.expectState("the failure") { state in
          state.message.contains(place) && state.message.contains { $0.hasSuffix(reason) }
        }
        // The tape goes on.
        try trial.scene.key("space")
        try await trial.expectLine(2)
        try await trial.scene.expect("what the next line does") { $0[80, 60] == Self.blue }
        #expect(try await trial.state().message == [])
      }
    }

    /// 480 × 320 points are 1.5 pixels each on the screen, and so is the caption.
    @Test func `has a large caption when it is presented, and the remote control's keys`()
      async throws
    {
      try await LiveTapeTrial.play(screen: (720, 480)) { trial in
        let scene = trial.scene
        try await trial.expectState("the tape") { $0.tape?.line == 0 && $0.isRunning }
        try scene.key("Next")
        try await trial.expectLine(1)
        try await scene.expect("the caption") { LiveTapeTrial.hasCaption($0) }
        let small = LiveTapeTrial.captionHeight(try scene.picture(), height: 320, x: 240)
        try scene.key("F11")
        try await scene.expect("the scene in the screen's pixels") {
          scene.window.width == 720 && $0[120, 90] == Self.red && $0[479, 5] == 0xFFFFFF
        }
        try await scene.expect("the caption half as large again") {
          let large = LiveTapeTrial.captionHeight($0, height: 480, x: 360)
          return abs(large - small * 3 / 2) <= 2
        }
        try scene.key("Next")
        try await trial.expectLine(2)
        try await scene.expect("the card where it goes") { $0[480, 90] == Self.red }
        try scene.key("Prior")
        try await scene.expect("the card as it was") { $0[120, 90] == Self.red }
      }
    }

    /// The tape draws its own pointer in the scene, and a laser is there to be seen.
    @Test func `has no pointer of the desktop beside its own when it is presented`() async throws {
      try await LiveTapeTrial.play(screen: (720, 480)) { trial in
        let (scene, display) = (trial.scene, trial.scene.display)
        try await trial.expectState("the tape") { $0.tape?.line == 0 && $0.isRunning }
        try scene.key("F11")
        try await scene.expect("the scene in the screen's pixels") {
          scene.window.width == 720 && $0[120, 90] == Self.red
        }
        try scene.move(360, 240)
        #expect(try await waitUntil { try display.cursorPixel() == 0 })
        try scene.key("Next")
        try await trial.expectLine(1)
        try scene.key("Prior")
        try await trial.expectLine(0)
        // A step back is another process's window.
        #expect(try await waitUntil { try display.cursorPixel() == 0 })
        try scene.key("ctrl+period")
        #expect(try await waitUntil { try display.cursorPixel() >> 16 == 0xFFFF })
        try scene.key("ctrl+period")
        #expect(try await waitUntil { try display.cursorPixel() == 0 })
        try scene.key("F11")
        #expect(try await waitUntil { try display.cursorPixel() != 0 })
      }
    }
  }

  /// The window of the speaker's notes.
  @Suite struct `Speaker notes` {
    @Test func `are in a window of their own, and follow the tape`() async throws {
      try await LiveTapeTrial.play { trial in
        let scene = trial.scene
        try await trial.expectState("the tape") { $0.tape?.line == 0 && $0.isRunning }
        #expect(try await trial.state().notes == nil)
        try scene.key("F2")
        try await trial.expectState("the first note") {
          $0.notes == ["Say hello.", "Caption \"Tap the card\"", "0 of 4"]
        }
        let client = try TestClient(on: scene.display.name)
        let isThere = try await waitUntil { LiveTapeTrial.notes(client).count == 1 }
        #expect(isThere, "there is no window of notes")
        // The tape's keys are those of that window, too, which has the keyboard now.
        try scene.key("space")
        try await trial.expectState("the next one") {
          $0.notes == ["Now it moves.", "Click #card", "1 of 4"]
        }
        // A note of another text is there at once, and nothing else happens.
        try trial.save(
          LiveTapeTrial.tape.replacing("Now it moves.", with: "Ask where to."),
          as: LiveTapeTrial.name
        )
        try await trial.expectState("its new text") { $0.notes?.first == "Ask where to." }
        #expect(try await trial.state().tape?.line == 1)
        // Its close button closes it, and nothing else.
        let window = try #require(LiveTapeTrial.notes(client).first.flatMap(client.frame))
        try Openbox(on: scene.display).askToClose(window)
        try await trial.expectState("that it is closed") { $0.notes == nil }
        let isGone = try await waitUntil { LiveTapeTrial.notes(client).isEmpty }
        #expect(isGone)
        #expect(try await trial.state().isRunning)
      }
    }

    @Test func `of a scene are its comments before a preview`() async throws {
      let text = """
        import UIKit

        // note: Red is first.
        // note: Ask for the next one.
        #Preview("Red") { UIView() }
        // A comment.
        #Preview("Green") { UIView() }

        // note: The last one.
        #Preview("Blue") { UIView() }

        """
      try await PreviewTrial.play(text, ["--notes"]) { trial in
        try await trial.expectState("the first preview's") {
          $0.notes == ["Red is first.\nAsk for the next one.", "Green", "1 of 3"]
        }
        try trial.scene.key("ctrl+Next")
        try await trial.expectState("none") { $0.notes == ["", "Blue", "2 of 3"] }
        try trial.scene.key("ctrl+Next")
        try await trial.expectState("the last one's") {
          $0.notes == ["The last one.", "", "3 of 3"]
        }
        // (The window of notes came first, and closing it would close no more than that.)
        _ = try await trial.tell("close")
      }
    }
  }
}
