import DisplaySupport
import SceneProtocol
import Testing

extension InAPreview {
  /// The menu of the secondary mouse button.
  @Suite struct `The window's menu` {
    private static let edge: UInt32 = 0xB9BCC3
    /// In a window of 480 x 320 points it is moved to where all of it is seen.
    private static func isOpen(_ picture: ScenePicture) -> Bool { picture[88, 100] == edge }

    /// Clicks with the secondary button.
    private static func ask(_ scene: LiveScene, _ x: Int, _ y: Int) throws {
      try scene.display.click(x: scene.window.x + x, y: scene.window.y + y, button: 3)
    }

    @Test func `closes with a click beside it, of which the scene knows nothing`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try Self.ask(trial.scene, 200, 60)
        try await trial.scene.expect("the menu", Self.isOpen)
        try trial.scene.key("g")
        try trial.scene.click(40, 160)
        try await trial.expectFull(of: PreviewScenes.red, "red: it was for the menu")
        try trial.scene.click(40, 160)
        try await trial.expectFull(of: PreviewScenes.blue, "blue: now it is for the scene")
      }
    }

    @Test func `does what is chosen, by the mouse and by keys`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try Self.ask(trial.scene, 200, 60)
        try await trial.scene.expect("the menu", Self.isOpen)
        // Its first line is of the layer; the second lets time stand still.
        try trial.scene.click(200, 16 + 8 + 24 * 2 + 12)
        try await trial.expectState("paused") { $0.isPaused }
        // A scene that is paused hears nothing, and the menu is there.
        try Self.ask(trial.scene, 200, 60)
        try await trial.scene.expect("the menu again", Self.isOpen)
        try trial.scene.display.type("play")
        try trial.scene.key("Return")
        try await trial.expectState("not paused any more") { !$0.isPaused }
        try Self.ask(trial.scene, 200, 60)
        try await trial.scene.expect("the menu once more", Self.isOpen)
        try trial.scene.key("Return")
        try await trial.expectState("the inspector, with the layer there") {
          $0.inspector?.layer?.contains("Pad") ?? false
        }
      }
    }

    @Test func `is not there where the scene has a use for that button`() async throws {
      let scene = """
        import UIKit

        final class Pad: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
            tap.buttonMaskRequired = .secondary
            addGestureRecognizer(tap)
          }
          required init?(coder: NSCoder) { nil }
          @objc func tapped() { backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
        }

        #Preview("Pad") {
          let pad = Pad()
          pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          return pad
        }

        """
      try await PreviewTrial.play(scene) { trial in
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try Self.ask(trial.scene, 200, 60)
        try await trial.expectFull(of: PreviewScenes.blue, "blue: the scene's own")
      }
    }

    @Test func `is where the pointer is, however large the scene is seen`() async throws {
      try await PreviewTrial.play(PreviewScenes.clicked, ["--size", "600x380"]) { trial in
        try await trial.scene.expect("red at first") { $0[590, 370] == PreviewScenes.red }
        for _ in 0..<3 { try trial.scene.key("ctrl+equal") }
        try Self.ask(trial.scene, 150, 20)
        try await trial.scene.expect("its upper left corner") {
          $0[150, 200] == Self.edge && $0[300, 20] == Self.edge && $0[149, 200] == PreviewScenes.red
        }
      }
    }
  }
}
