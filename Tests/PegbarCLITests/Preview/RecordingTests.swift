import DisplaySupport
import Foundation
import Glibc
import SceneProtocol
import Testing

extension InAPreview {
  /// Writing the user's input to a tape.
  @Suite struct `A recording of what is done` {
    /// A red card and a blue knob that can be dragged, on white; a key makes the card green.
    private static let text = """
      import UIKit

      final class Knob: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          if let touch = touches.first { center = touch.location(in: superview) }
        }
      }

      final class Room: UIViewController {
        let card = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          card.layer.name = "card"
          view.addSubview(card)
          let knob = Knob(frame: CGRect(x: 200, y: 200, width: 40, height: 40))
          knob.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
          knob.accessibilityIdentifier = "knob"
          view.addSubview(knob)
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          card.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
      }

      #Preview("Room", traits: .fixedLayout(width: 480, height: 320)) { Room() }

      """

    /// The tape's lines but sleeps, without durations.
    private static func deeds(_ text: String) -> [String] {
      text.split(separator: "\n").filter { !$0.hasPrefix("Sleep ") }
        .map { String($0.replacing(#/ [0-9.]+m?s$/#, with: "")) }
    }

    private static func takeTape(_ name: String, in trial: PreviewTrial) async throws -> String {
      let path = "\(trial.workspace.path)/\(name)"
      // (It is there, empty, before it is written.)
      let isThere = try await waitUntil {
        (try? String(contentsOfFile: path, encoding: .utf8))?.isEmpty == false
      }
      try #require(isThere, "there is no \(name)")
      defer { unlink(path) }
      return try String(contentsOfFile: path, encoding: .utf8)
    }

    /// The dot at the upper right.
    private static func isSignShown(_ picture: ScenePicture) -> Bool {
      let color = picture.rgb(473, 7)
      return color.red > 200 && color.green < 120 && color.blue < 120
    }

    @Test func `records what was done to what, in order`() async throws {
      let run = try await PreviewTrial.play(Self.text) { trial in
        let scene = trial.scene
        try await scene.expect("the card") { $0[80, 60] == PreviewScenes.red }
        try scene.key("ctrl+F10")
        try await trial.expectState("a recording") { $0.isRecording && $0.time < 5 }
        try await scene.expect("the sign") { Self.isSignShown($0) }
        try scene.click(81, 59)
        try scene.move(220, 220)
        try scene.display.press()
        for x in [230, 260, 290, 300] { try scene.move(x, 220) }
        // (The pointer's picture is right of and below where it points to.)
        try await scene.expect("the knob where it is dragged") {
          $0[285, 205] == PreviewScenes.blue
        }
        try scene.display.release()
        try scene.display.type("Hi")
        try await scene.expect("the key's color") { $0[80, 60] == PreviewScenes.green }
        try scene.key("Left")
        try scene.key("ctrl+F10")
        try await trial.expectState("its end") { !$0.isRecording }
        try await scene.expect("no sign") { !Self.isSignShown($0) }
        let tape = try await Self.takeTape("card.tape", in: trial)
        let lines = Self.deeds(tape)
        let heading = [
          "# What was done to card.swift in its window.", "Set Scene card.swift",
          "Set Size 480x320",
        ]
        #expect(Array(lines.prefix(3)) == heading, "\(tape)")
        let moves = lines.filter { $0.hasPrefix("Move ") }
        let deeds = lines.dropFirst(3).filter { !$0.hasPrefix("Move ") }
        #expect(deeds.first == "Click #card" || moves.contains("Move #card"), "\(tape)")
        // (A slow machine may take its time between two keys.)
        let rest = deeds.dropFirst().joined(separator: ", ")
          .replacing("Key H, Key i", with: "Type \"Hi\"")
        #expect(deeds.first?.hasPrefix("Click") == true, "\(tape)")
        #expect(rest == "Drag @knob @knob+80,0, Type \"Hi\", Key Left", "\(tape)")
        let times = tape.matches(of: /\n(?:Sleep|Move|Drag)[^\n]* ([0-9.]+)(m?)s/).compactMap {
          match in Double(match.1).map { match.2.isEmpty ? $0 * 1000 : $0 }
        }
        #expect(!times.isEmpty && times.allSatisfy { Int($0.rounded()) % 50 == 0 }, "\(tape)")
      }
      #expect(run.errors.contains("pegbar: wrote ") && run.errors.contains("/card.tape\n"))
    }

    /// What was done with real events, and what the tape of it does without a display.
    @Test func `comes to the same layers when it is played`() async throws {
      let run = try await PreviewTrial.play(Self.text) { trial in
        let scene = trial.scene
        try await scene.expect("the card") { $0[80, 60] == PreviewScenes.red }
        try scene.key("ctrl+F10")
        try await trial.expectState("a recording") { $0.isRecording && $0.time < 5 }
        try scene.click(81, 59)
        try scene.move(220, 220)
        try scene.display.press()
        for x in [230, 260, 290, 310] { try scene.move(x, 180 - x / 10) }
        try await scene.expect("the knob where it is dragged") {
          $0[295, 135] == PreviewScenes.blue
        }
        try scene.display.release()
        try scene.display.type("x")
        try await scene.expect("the key's color") { $0[80, 60] == PreviewScenes.green }
        let elsewhere = try Workspace(["card.swift": Self.text])
        let file = elsewhere.path + "/live.txt"
        let told = try await trial.workspace.pegbar("tell", "card.swift", "layers", file)
        #expect(told.status == 0, "\(told.errors)")
        let live = try String(contentsOfFile: file, encoding: .utf8)
        #expect(live.contains("Knob CALayer at 310,149 size 40x40"), "\(live)")
        try scene.key("ctrl+F10")
        try await trial.expectState("its end") { !$0.isRecording }
        let tape = try await Self.takeTape("card.tape", in: trial)
        try elsewhere.write(tape + "Golden end\n", to: "again.tape")
        let test = try await elsewhere.pegbar("test", "again.tape", "--update")
        #expect(test.status == 0, "\(test.errors)")
        let layers = elsewhere.path + "/Goldens/again.end.layers.txt"
        #expect(try String(contentsOfFile: layers, encoding: .utf8) == live)
      }
      #expect(run.status == 0)
    }

    /// A tape begins with its scene: what was before is not on it.
    @Test func `starts the scene again, and ends with any other start`() async throws {
      let run = try await PreviewTrial.play(Self.text) { trial in
        let scene = trial.scene
        try await scene.expect("the card") { $0[80, 60] == PreviewScenes.red }
        try scene.key("a")
        try await scene.expect("the key's color") { $0[80, 60] == PreviewScenes.green }
        #expect(try await trial.tell("record-input").state?.isRecording == true)
        try await scene.expect("the card as it was") { $0[80, 60] == PreviewScenes.red }
        try scene.key("b")
        try await scene.expect("the key's color again") { $0[80, 60] == PreviewScenes.green }
        try trial.save(Self.text + "// again\n")
        #expect(try await trial.waitForReloads(1))
        #expect(try await !trial.state().isRecording)
        let name = "\(trial.workspace.path)/card.tape"
        let tape = try String(contentsOfFile: name, encoding: .utf8)
        #expect(tape.contains("\nKey b\n") && !tape.contains("Key a"), "\(tape)")
        // A second one does not take the first one's place, and a window that is closed loses nothing.
        #expect(try await trial.tell("record-input").state?.isRecording == true)
        try scene.key("c")
        try await scene.expect("the key's color at last") { $0[80, 60] == PreviewScenes.green }
        scene.close()
        try await scene.waitForEnd()
        let second = try await Self.takeTape("card 2.tape", in: trial)
        #expect(second.contains("\nKey c\n"), "\(second)")
        #expect(try await Self.takeTape("card.tape", in: trial) == tape)
      }
      #expect(run.errors.contains("the recording has ended: the scene was changed; wrote "))
    }

    /// Who goes back in time and does something else has done that in the place of what was.
    @Test func `goes on from a time that was gone back to`() async throws {
      try await PreviewTrial.play(Self.text) { trial in
        let scene = trial.scene
        try await scene.expect("the card") { $0[80, 60] == PreviewScenes.red }
        #expect(try await trial.tell("record-input").state?.isRecording == true)
        try scene.key("a")
        try await scene.expect("the key's color") { $0[80, 60] == PreviewScenes.green }
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "0")
        try await scene.expect("the card at the start") { $0[80, 60] == PreviewScenes.red }
        _ = try await trial.tell("play")
        _ = try await trial.tell("key", "b")
        try await scene.expect("the key's color again") { $0[80, 60] == PreviewScenes.green }
        // (With the bar, which has a sign of its own.)
        _ = try await trial.tell("transport-bar")
        try await scene.expect("no sign on the scene") { !Self.isSignShown($0) }
        #expect(try await trial.tell("record-input").state?.isRecording == false)
        let tape = try await Self.takeTape("card.tape", in: trial)
        #expect(tape.contains("\nKey b\n") && !tape.contains("Key a"), "\(tape)")
      }
    }
  }
}
