import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// What the user has done to a scene that is saved.
  @Suite struct `Input before a save` {
    /// Two halves: the left one has the color of the clicks that are kept, the right one that of the clicks that the
    /// scene has had; the third click of the latter does `onThird`.
    private static func scene(_ color: String = "1", onThird: String = "") -> String {
      """
      import UIKit

      final class Counter: UIView {
        @PreviewState("kept") var kept = 0
        var seen = 0
        let right = UIView(frame: CGRect(x: 240, y: 0, width: 240, height: 320))
        func show() {
          let colors = [UIColor.red, UIColor(red: 0, green: \(color), blue: 0, alpha: 1), .blue]
          backgroundColor = colors[kept]
          right.backgroundColor = colors[seen]
          addSubview(right)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          kept = min(2, kept + 1)
          seen += 1
          if seen == 3 { \(onThird) }
          show()
        }
      }

      #Preview("Counter", traits: .fixedLayout(width: 480, height: 320)) {
        let counter = Counter()
        counter.show()
        return counter
      }

      """
    }

    /// Waits for the colors of both halves, away from the pointer.
    private func expectHalves(
      of trial: PreviewTrial,
      _ left: UInt32,
      _ right: UInt32,
      _ comment: Comment
    ) async throws {
      try await trial.scene.expect(comment) { $0[20, 250] == left && $0[300, 100] == right }
    }

    /// A save of a literal, and one that the compiler is needed for.
    @Test(arguments: [("0.5", ""), ("1", "// again\n")])
    func `is repeated, and changes no kept value again`(_ save: (String, String)) async throws {
      let green: UInt32 = save.0 == "1" ? PreviewScenes.green : 0x008000
      try await PreviewTrial.play(Self.scene()) { trial in
        try await expectHalves(of: trial, PreviewScenes.red, PreviewScenes.red, "red at first")
        try trial.scene.click(100, 100)
        try await expectHalves(of: trial, PreviewScenes.green, PreviewScenes.green, "a click")
        try trial.save(Self.scene(save.0) + save.1)
        #expect(try await trial.waitForReloads(1))
        try await expectHalves(of: trial, green, green, "after the save")
        try trial.scene.click(100, 100)
        try await expectHalves(of: trial, PreviewScenes.blue, PreviewScenes.blue, "another click")
        // On the way back only what was not in the kept value already changes it.
        let time = try await trial.state().time
        _ = try await trial.tell("pause")
        _ = try await trial.tell("step", "-1")
        _ = try await trial.tell("seek", "\(time)")
        try await expectHalves(of: trial, PreviewScenes.blue, PreviewScenes.blue, "back and on")
        try trial.scene.key("ctrl+shift+r")
        try await expectHalves(of: trial, PreviewScenes.red, PreviewScenes.red, "begun again")
      }
    }

    /// What has ended the scene is not repeated; what ends the next one only, is until it is begun without.
    @Test func `that ends a scene leaves the one before, which can be begun again`() async throws {
      try await PreviewTrial.play(Self.scene()) { trial in
        try await expectHalves(of: trial, PreviewScenes.red, PreviewScenes.red, "red at first")
        for _ in 0..<2 { try trial.scene.click(100, 20) }
        try await expectHalves(of: trial, PreviewScenes.blue, PreviewScenes.blue, "two clicks")
        let crash = Self.scene().replacingOccurrences(
          of: "if seen == 3 {  }",
          with: "if seen == 2 { fatalError(\"two is too much\") }"
        )
        try trial.save(crash)
        try await trial.expectState("the next one ends, and the one before runs on") {
          $0.message.contains { $0.contains("two is too much") } && $0.reloads == 0 && $0.isRunning
        }
        try trial.scene.key("ctrl+shift+r")
        try await expectHalves(of: trial, PreviewScenes.red, PreviewScenes.red, "begun without")
        for _ in 0..<2 { try trial.scene.click(100, 20) }
        try await trial.expectState("it ends") { !$0.message.isEmpty && !$0.isRunning }
        // The first value is the kept one, as after any crash.
        try trial.save(Self.scene())
        try await trial.scene.expect("begun without what has ended it") {
          $0[300, 100] == PreviewScenes.red
        }
      }
    }
  }
}
