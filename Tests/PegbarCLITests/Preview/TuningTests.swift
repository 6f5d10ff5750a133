import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InTheEditLoop {
  /// The literals of a scene, changed by hand beside it (F3), by real keys and drags.
  @Suite struct `Literals tuned by hand` {
    /// A view full of a color whose parts are literals, with a kept one, a text and a number of an element.
    private static let text = """
      import UIKit

      final class Plain: UIView {
        @PreviewState("level", range: 0...1) var level = 0.0
        let word = "plain"
        let isBlue = false
        let place = 0
        func fill() {
          let extra = [0.0, level][place == 0 ? 1 : place]
          let red = word == "plain" ? 1.0 : 0.0
          backgroundColor = UIColor(red: red, green: extra, blue: isBlue ? 1 : 0, alpha: 1)
        }
      }

      #Preview("Plain") {
        let view = Plain()
        view.fill()
        view.layer.borderColor = UIColor(red: 0.0, green: 0.0, blue: 0.0, alpha: 1).cgColor
        view.layer.borderWidth = 400
        view.layer.borderWidth *= 0
        return view
      }

      """
    private static let yellow: UInt32 = 0xFFFF00

    /// Opens the list, filters it, and goes to the first line.
    private static func open(_ trial: PreviewTrial, _ filter: String) async throws {
      try trial.scene.key("F3")
      try await trial.expectLine("level = 0.0")
      try trial.scene.display.type(filter)
      try await trial.expectState("one line") {
        $0.inspector?.lines.first?.hasPrefix("▸") == true && $0.inspector?.page == "tuning"
      }
      try trial.scene.key("Down")
    }

    /// Waits until the file has a text.
    private static func expectFile(
      _ text: String,
      of trial: PreviewTrial,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let isWritten = try await waitUntil { try trial.workspace.text(of: "card.swift") == text }
      #expect(isWritten, "the file is as it was", sourceLocation: sourceLocation)
    }

    private static func play(
      _ text: String = text,
      _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
    ) async throws -> CommandRun {
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await body(trial)
      }
    }

    @Test func `are seen at once, and Return writes that token and keeps the permissions`()
      async throws
    {
      _ = try await Self.play { trial in
        let path = "\(trial.workspace.path)/card.swift"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try await Self.open(trial, "var level")
        for _ in 0..<10 { try trial.scene.key("shift+Right") }
        try await trial.expectFull(of: Self.yellow, "the value that is tried")
        #expect(try trial.workspace.text(of: "card.swift") == Self.text, "the file is as it was")
        try await trial.expectLine("level = 1.0 (0.0 in the file)")
        try trial.scene.key("Return")
        let expected = Self.text.replacing("level = 0.0", with: "level = 1.0")
        try await Self.expectFile(expected, of: trial)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        try await trial.expectState("that it is written") {
          $0.inspector?.words.contains("written: line 4: 0.0 → 1.0") == true
        }
        try await trial.expectFull(of: Self.yellow, "the value that is written")
      }
    }

    /// The line below the list, with what keys do.
    private static func words(_ picture: ScenePicture) -> [UInt32] {
      (picture.height - 20..<picture.height).flatMap { y in
        (picture.width - 400..<picture.width).map { picture[$0, y] }
      }
    }

    @Test func `are dragged on a slider, below which it says then that Return writes`()
      async throws
    {
      _ = try await Self.play { trial in
        try await Self.open(trial, "var level")
        let scene = trial.scene
        let window = scene.window
        // The knob of the only slider, at its left end; a click there changes nothing yet.
        let place = (x: window.x + window.width - 347, y: window.y + window.height - 160)
        try scene.display.click(x: place.x, y: place.y)
        try await scene.waitUntilSettled()
        try await trial.expectLine("level = 0.0")
        let before = Self.words(try scene.picture())
        try scene.display.press()
        for step in 1...10 { try scene.display.move(x: place.x + step * 10, y: place.y) }
        try await trial.expectState("another value") {
          $0.inspector?.lines.contains { $0.contains("(0.0 in the file)") } == true
        }
        try await scene.expect("other words") { Self.words($0) != before }
        try scene.display.release()
        #expect(try trial.workspace.text(of: "card.swift") == Self.text)
      }
    }

    @Test func `are put back by Escape, and a closed list keeps what is not written`() async throws
    {
      let run = try await Self.play { trial in
        try await Self.open(trial, "isBlue")
        try trial.scene.key("space")
        try await trial.expectFull(of: 0xFF00FF, "the other value")
        try trial.scene.key("Escape")
        try await trial.expectFull(of: PreviewScenes.red, "as it was")
        try trial.scene.key("space")
        try trial.scene.key("F3")
        try await trial.expectState("that it is closed") { $0.inspector == nil }
        try await trial.expectFull(of: 0xFF00FF, "the other value again")
        #expect(try trial.workspace.text(of: "card.swift") == Self.text)
      }
      #expect(run.errors.contains("not written to card.swift: line 6: false → true"))
    }

    /// The process that waits for the values gets hardly any time while others compute, for twice as long as one may
    /// take to answer.
    @Test func `are waited for where other programs keep the machine busy`() async throws {
      _ = try await Self.play { trial in
        try await Self.open(trial, "isBlue")
        let isThere = try await waitUntil { !trial.waitingScenes.isEmpty }
        try #require(isThere, "no process waits for the next values")
        for process in trial.waitingScenes {
          var none = sched_param()
          // (SCHED_IDLE, which GNU's header hides.)
          try #require(sched_setscheduler(process, 5, &none) == 0)
        }
        let end = ContinuousClock.now + .seconds(5)
        for _ in 0..<2 * ProcessInfo.processInfo.activeProcessorCount {
          Thread.detachNewThread { while ContinuousClock.now < end {} }
        }
        try trial.scene.key("space")
        try await trial.expectFull(of: 0xFF00FF, "the other value")
      }
    }

    @Test func `take a text as it is typed, and what is none changes nothing`() async throws {
      _ = try await Self.play { trial in
        try await Self.open(trial, "let word")
        try trial.scene.key("Return")
        try trial.scene.display.type("o\"ther")
        try await trial.expectFull(of: 0x000000, "another text")
        try trial.scene.key("Return")
        let expected = Self.text.replacing("word = \"plain\"", with: "word = \"o\\\"ther\"")
        try await Self.expectFile(expected, of: trial)
        for key in ["ctrl+f", "ctrl+a"] { try trial.scene.key(key) }
        try trial.scene.display.type("let place")
        try trial.scene.key("Down")
        try trial.scene.display.type("1x")
        try trial.scene.key("Return")
        try await trial.expectState("why not") {
          $0.inspector?.words.contains("is no literal of the type int") == true
        }
        try trial.scene.key("Escape")
        try await trial.expectLine("place = 0")
        #expect(try trial.workspace.text(of: "card.swift") == expected)
      }
    }

    /// Its sliders are dragged in the tests of their view.
    @Test func `of a color are shown as that color`() async throws {
      let text = """
        import UIKit
        #Preview("Plain") {
          let view = UIView()
          view.backgroundColor = UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1)
          return view
        }

        """
      _ = try await Self.play(text) { trial in
        try trial.scene.key("F3")
        try await trial.expectLine("UIColor(green:) = 0.0")
        try await trial.expectLine("color #ff0000ff")
        // From the filter to the list, and there to the second line.
        for _ in 0..<2 { try trial.scene.key("Down") }
        for _ in 0..<10 { try trial.scene.key("shift+Right") }
        try await trial.expectFull(of: Self.yellow, "the color that it was changed to")
        try await trial.expectLine("color #ffff00ff")
      }
    }

    @Test func `stay when the file is saved elsewhere, and are written into that text`()
      async throws
    {
      _ = try await Self.play { trial in
        try await Self.open(trial, "var level")
        for _ in 0..<10 { try trial.scene.key("shift+Right") }
        try await trial.expectFull(of: Self.yellow, "the value that is tried")
        let saved = Self.text.replacing("isBlue = false", with: "isBlue = true")
        try trial.save(saved)
        try await trial.expectFull(of: 0xFFFFFF, "both values")
        try await trial.expectState("that it was saved elsewhere") {
          $0.inspector?.words.contains("saved elsewhere") == true
        }
        // Of a text that has to be compiled, too.
        let longer = saved.replacing("let word", with: "let other = 3\n  let word")
        try trial.save(longer)
        try await trial.expectState("the new text") {
          $0.inspector?.lines.contains { $0.contains("level = 1.0 (0.0 in the file)") } == true
            && $0.reloads >= 2 && $0.literals != nil
        }
        try await trial.expectFull(of: 0xFFFFFF, "both values again")
        try trial.scene.key("Return")
        let expected = longer.replacing("level = 0.0", with: "level = 1.0")
        try await Self.expectFile(expected, of: trial)
      }
    }

    @Test(arguments: ["[7, 8][place]", "{ while place > 1 {}; return 7 }()"])
    func `that end the scene or hang it are put back, and its picture stays`(_ use: String)
      async throws
    {
      let text = Self.text.replacing("func fill() {", with: "func fill() {\n    tag = \(use)")
        .replacing("isBlue ? 1 : 0", with: "isBlue || place == 1 ? 1 : 0")
      _ = try await Self.play(text) { trial in
        try await Self.open(trial, "let place")
        try trial.scene.key("Right")
        try await trial.expectLine("place = 1 (0 in the file)")
        // What has not been seen is no value to go back to.
        try await trial.expectFull(of: 0xFF00FF, "a value that it can have")
        _ = try await trial.tell("wait")
        try trial.scene.key("Right")
        try await trial.expectState("that it is back") {
          $0.inspector?.words.contains("the one before is back") == true
            && $0.message == [] && $0.isRunning
        }
        try await trial.expectLine("place = 1 (0 in the file)")
        try await trial.expectFull(of: 0xFF00FF, "the picture")
        // What is begun again is what was seen, and not what has failed.
        _ = try await trial.tell("restart")
        try await trial.expectState("that it runs again") { $0.isRunning && $0.message == [] }
        try await trial.expectLine("place = 1 (0 in the file)")
        try await trial.expectFull(of: 0xFF00FF, "the picture again")
        #expect(try trial.workspace.text(of: "card.swift") == text)
      }
    }

    @Test func `of a scene that stands still are seen as its text would be drawn`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving, screen: (1280, 800)) { trial in
        try await trial.expectState("that it runs") { $0.isRunning }
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "1.5")
        try trial.scene.key("F3")
        try await trial.expectLine("move.toValue = 230")
        try trial.scene.display.type("toValue")
        try trial.scene.key("Down")
        try trial.scene.display.type("130")
        try trial.scene.key("Return")
        let text = PreviewScenes.moving.replacing("toValue = 230", with: "toValue = 130")
        try await Self.expectFile(text, of: trial)
        // In a picture of that text the square is there; with 230 it would be 37 pixels further.
        let shot = try await PreviewTrial.shots(text, ["--at 1.5"])[0]
        let columns = (0..<240).filter { shot.pixels[30 * 240 + $0] & 0xFFFFFF == 0 }
        #expect(columns == Array(45..<65))
        try await trial.scene.expect("the square") { picture in
          (0..<picture.height).contains { y in
            (0..<240).filter { picture[$0, y] == 0 } == columns
          }
        }
        let state = try await trial.state()
        #expect(state.isPaused && state.time == 1.5)
      }
    }

    /// A spring that was started by a click is run again with each number.
    @Test func `are seen in what the user has done before`() async throws {
      let text = """
        import UIKit
        final class Card: UIView {
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            backgroundColor = UIColor(red: 0.0, green: 1.0, blue: 0.0, alpha: 1)
          }
        }
        #Preview("Card") {
          let card = Card()
          card.backgroundColor = UIColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1)
          return card
        }

        """
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.green, "green after a click")
        try trial.scene.key("F3")
        try await trial.expectLine("UIColor(green:) = 1.0")
        try trial.scene.display.type("4 red:")
        try trial.scene.key("Down")
        for _ in 0..<10 { try trial.scene.key("shift+Right") }
        try await trial.expectFull(of: Self.yellow, "what the click paints now")
      }
    }
  }
}
