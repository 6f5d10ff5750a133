import Foundation
import SceneProtocol
import SeededCases
import Testing

extension InTheEditLoop {
  /// A save that changes nothing but literals is shown without the compiler.
  @Suite struct `Literals in a preview` {
    /// A view full of a color whose parts are literals, with a number that is divided by and one that is a pattern.
    private static func text(_ color: String, by divisor: String = "2", name: String = "view")
      -> String
    {
      let parts = ["red", "green", "blue"].map { $0 == color ? "1.0" : "0.0" }
      return """
        import UIKit

        func part(_ value: Int) -> Int {
          switch value { case 4: 4; default: value / (\(divisor)) }
        }

        #Preview("Plain") {
          let \(name) = UIView()
          \(name).tag = part(4)
          \(name).backgroundColor = UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: 1)
          return \(name)
        }

        """
    }

    @Test func `are on screen without the compiler, as often as they are saved`() async throws {
      let run = try await PreviewTrial.play(Self.text("red"), ["--verbose"]) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectLiterals()
        for (number, color) in ["green", "blue", "red", "green"].enumerated() {
          try trial.save(Self.text(color))
          try await trial.expectFull(of: try #require(trial.color(color)), "\(color) after a save")
          try await trial.expectState("a reload without the compiler") {
            $0.literalReloads == number + 1 && $0.reloads == number + 1
          }
        }
      }
      #expect(run.status == 0)
      #expect(run.errors.contains(" ms after the save, without the compiler"))
    }

    @Test func `go on in time, also after a step back`() async throws {
      try await PreviewTrial.play(PreviewScenes.moving) { trial in
        try await trial.expectLiterals()
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "1.5")
        let text = PreviewScenes.moving.replacingOccurrences(
          of: "toValue = 230",
          with: "toValue = 130"
        )
        let shots = try await PreviewTrial.shots(text, ["--at 1.5"])
        try trial.save(text)
        try await trial.expectState("a reload") { $0.literalReloads == 1 }
        let state = try await trial.state()
        #expect(state.isPaused && state.time == 1.5)
        try await trial.scene.expect(shots[0])
        // A step back starts the program again, with these values.
        _ = try await trial.tell("seek", "0.5")
        try await trial.scene.expect(try await PreviewTrial.shots(text, ["--at 0.5"])[0])
      }
    }

    @Test func `keep the values that outlive a save`() async throws {
      let text = PreviewScenes.counting
      try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.green, "green after a click")
        try await trial.expectLiterals()
        try trial.save(text.replacingOccurrences(of: "alpha: 1)", with: "alpha: 1.0)"))
        try await trial.expectState("a reload without the compiler") { $0.literalReloads == 1 }
        try await trial.expectFull(of: PreviewScenes.green, "green after the save")
      }
    }

    /// The compiler has nothing against this, so that it is the scene's own crash.
    @Test func `that crash the scene are reported as any crash is`() async throws {
      let text = Self.text("red", by: "[1, 2, 4][0]")
      try await PreviewTrial.play(text) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectLiterals()
        let beyond = Self.text("green", by: "[1, 2, 4][3]")
        try trial.save(beyond.replacingOccurrences(of: "part(4)", with: "part(6)"))
        try await trial.expectMessage("Index out of range")
        try trial.save(Self.text("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is mended")
      }
    }

    @Test func `with any other change are compiled, and then again need none`() async throws {
      try await PreviewTrial.play(Self.text("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectLiterals()
        try trial.save(Self.text("green", name: "other"))
        try await trial.expectFull(of: PreviewScenes.green, "green after a change of a name")
        #expect(try await trial.state().literalReloads == 0)
        try trial.save(
          Self.text("blue", name: "other").replacingOccurrences(of: "case 4", with: "case 5")
        )
        try await trial.expectFull(of: PreviewScenes.blue, "blue after a change of a pattern")
        #expect(try await trial.state().literalReloads == 0)
        try await trial.expectLiterals()
        try trial.save(
          Self.text("red", name: "other").replacingOccurrences(of: "case 4", with: "case 5")
        )
        try await trial.expectFull(of: PreviewScenes.red, "red without the compiler")
        try await trial.expectState("a reload without the compiler") { $0.literalReloads == 1 }
      }
    }

    /// What the compiler refuses is a trap in a program that takes values.
    @Test func `that the compiler refuses are compiled for its message`() async throws {
      try await PreviewTrial.play(Self.text("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectLiterals()
        try trial.save(
          Self.text("green", by: "0").replacingOccurrences(of: "part(4)", with: "part(6)")
        )
        try await trial.expectMessage("division by zero")
        try await trial.expectError(over: PreviewScenes.red, "the error")
        try trial.save(Self.text("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is mended")
        #expect(try await trial.state().message == [])
      }
    }

    @Test func `take a message away, and what is compiled meanwhile`() async throws {
      try await PreviewTrial.play(Self.text("red")) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectLiterals()
        try trial.save(Self.text("red") + "let")
        try await trial.expectError(over: PreviewScenes.red, "the error")
        try trial.save(Self.text("green"))
        try await trial.expectFull(of: PreviewScenes.green, "green without the compiler")
        #expect(try await trial.state().message == [])
        try trial.save(Self.text("blue", name: "other"))
        try trial.save(Self.text("blue"))
        try await trial.expectFull(of: PreviewScenes.blue, "the last of two saves")
        try await trial.expectState("nothing is compiled any more") {
          $0.literalReloads >= 2 && $0.message == []
        }
      }
    }

    /// After each of these edits the window shows what a fresh compilation draws; of a thousand with `PEGBAR_SEEDS`.
    @Test(arguments: Seeds.first(1))
    func `after any edits show what a fresh compilation draws`(_ seed: UInt64) async throws {
      var edits = RandomLiteralEdits(seed)
      let first = edits.text
      let texts = (0..<8).map { _ in edits.next() }
      try await PreviewTrial.play(first) { trial in
        try await trial.expectLiterals()
        for (number, text) in texts.enumerated() {
          try trial.save(text)
          if number % 3 == 1 { try await trial.expectLiterals() }
          let expected = try await PreviewTrial.shots(text, [""])[0]
          try await trial.scene.expect(expected)
        }
        let state = try await trial.state()
        #expect(state.message == [] && state.isRunning)
      }
    }
  }
}

extension PreviewTrial {
  /// Waits until a save of nothing but literals needs no compiler.
  func expectLiterals(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await expectState("literals can be replaced", sourceLocation: sourceLocation) {
      $0.literals != nil
    }
  }

  func color(_ name: String) -> UInt32? {
    ["red": PreviewScenes.red, "green": PreviewScenes.green, "blue": PreviewScenes.blue][name]
  }
}
