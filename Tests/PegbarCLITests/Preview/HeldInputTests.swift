import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InAPreview {
  /// Input that begins before time stands still, or before another scene comes, and ends after it.
  @Suite struct `Input over a pause` {
    /// Blue while it is pressed, green after that, cyan where the touch was canceled.
    private static let pressed = """
      import UIKit

      final class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
          backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        }
      }

      #Preview {
        let pad = Pad()
        pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return pad
      }

      """

    /// Green after five animations, each begun by the main queue when the one before it has ended.
    private static let chained = """
      import UIKit

      final class Chain: UIView {
        override func didMoveToWindow() { next(5) }
        private func next(_ left: Int) {
          guard left > 0 else {
            backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            return
          }
          UIView.animate(withDuration: 0.1) {
            self.layer.cornerRadius = CGFloat(left)
          } completion: { _ in
            DispatchQueue.main.async { self.next(left - 1) }
          }
        }
      }

      #Preview {
        let chain = Chain()
        chain.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return chain
      }

      """

    /// Green as soon as the application is active.
    private static let active = """
      import UIKit

      #Preview {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        NotificationCenter.default.addObserver(
          forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in
          MainActor.assumeIsolated {
            view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          }
        }
        return view
      }

      """

    @Test func `a button that is released while time stands still is released when it goes on`()
      async throws
    {
      try await PreviewTrial.play(Self.pressed) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.move(100, 100)
        try scene.display.press()
        try await trial.expectFull(of: PreviewScenes.blue, "blue while it is pressed")
        try scene.key("F8")
        try await trial.expectState("a pause") { $0.isPaused }
        try scene.display.release()
        try scene.key("F8")
        try await trial.expectFull(of: PreviewScenes.green, "green after the release")
      }
    }

    /// The key goes down as a command, and comes up when it is none any more.
    @Test func `what was done is seen again when Space goes on, which is no input then`()
      async throws
    {
      try await PreviewTrial.play(PreviewScenes.clicked) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        // So late that there is time before it is done again.
        try await trial.expectState("two seconds") { $0.time > 2 }
        try scene.click(100, 100)
        try await trial.expectFull(of: PreviewScenes.blue, "blue when it is clicked")
        try scene.key("F8")
        try scene.key("Home")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start")
        try scene.display.keyDown("space")
        try await trial.expectState("that it goes on") { !$0.isPaused }
        try scene.display.keyUp("space")
        try scene.key("Control_L")
        try await trial.expectFull(of: PreviewScenes.blue, "blue again by itself")
      }
    }

    /// The release would have come seconds later.
    @Test func `a key that ends the replay of a press cancels that press, later replays do too`()
      async throws
    {
      try await PreviewTrial.play(Self.pressed) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectState("a second") { $0.time > 1 }
        try scene.move(100, 100)
        try scene.display.press()
        try await trial.expectFull(of: PreviewScenes.blue, "blue while it is pressed")
        _ = try await trial.tell("seek", "20")
        try scene.display.release()
        try await trial.expectFull(of: PreviewScenes.green, "green after the release")
        try scene.key("F8")
        try scene.key("Home")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start")
        try scene.key("F8")
        try await trial.expectFull(of: PreviewScenes.blue, "blue again by itself")
        try scene.key("z")
        try await trial.expectFull(of: PreviewScenes.cyan, "canceled")
        let end = try await trial.state().time
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "0")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start")
        _ = try await trial.tell("seek", "\(end)")
        try await trial.expectFull(of: PreviewScenes.cyan, "canceled again")
      }
    }

    /// The former scene gets the release, and the new one has the press from the replay.
    @Test func `a button that is released while the next scene comes up is released in that one`()
      async throws
    {
      let slow = Self.pressed.replacingOccurrences(
        of: "  let pad = Pad()\n",
        with: """
            _ = FileManager.default.createFile(atPath: "begun", contents: nil)
            let pad = Pad()
            Thread.sleep(forTimeInterval: 1.5)

          """
      )
      try await PreviewTrial.play(Self.pressed) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try scene.move(100, 100)
        try scene.display.press()
        try await trial.expectFull(of: PreviewScenes.blue, "blue while it is pressed")
        try trial.save(slow)
        let file = "\(trial.workspace.path)/begun"
        let hasBegun = try await waitUntil { FileManager.default.fileExists(atPath: file) }
        try #require(hasBegun)
        try scene.display.release()
        try await trial.expectState("the next scene") { $0.reloads == 1 }
        try await trial.expectFull(of: PreviewScenes.green, "green after the release")
        try FileManager.default.removeItem(atPath: file)
      }
    }

    /// The new scene has the release, too, and later.
    @Test func `a step back into a press does not release it before its time`() async throws {
      try await PreviewTrial.play(Self.pressed) { trial in
        let scene = trial.scene
        try await trial.expectFull(of: PreviewScenes.red, "red at first")
        try await trial.expectState("half a second") { $0.time > 0.5 }
        try scene.move(100, 100)
        try scene.display.press()
        try await trial.expectFull(of: PreviewScenes.blue, "blue while it is pressed")
        _ = try await trial.tell("seek", "20")
        try scene.display.release()
        try await trial.expectFull(of: PreviewScenes.green, "green after the release")
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "19.9")
        try await trial.expectFull(of: PreviewScenes.blue, "blue before the release")
        _ = try await trial.tell("speed", "0.1")
        _ = try await trial.tell("play")
        try await trial.expectState("some frames") { $0.time > 19.92 }
        _ = try await trial.tell("pause")
        try await trial.expectFull(of: PreviewScenes.blue, "blue still")
        _ = try await trial.tell("seek", "30")
        try await trial.expectFull(of: PreviewScenes.green, "green after the release")
      }
    }

    @Test func `a jump forward runs what the scene has put on the main queue`() async throws {
      try await PreviewTrial.play(Self.chained) { trial in
        try await trial.expectFull(of: PreviewScenes.green, "green by itself")
        _ = try await trial.tell("pause")
        _ = try await trial.tell("seek", "0")
        try await trial.expectFull(of: PreviewScenes.red, "red at the start")
        _ = try await trial.tell("seek", "2")
        try await trial.expectFull(of: PreviewScenes.green, "green after the jump")
      }
    }

    @Test func `a new scene knows that its window has the focus already`() async throws {
      try await PreviewTrial.play(Self.active) { trial in
        try await trial.expectFull(of: PreviewScenes.green, "the first is active")
        // Beside the window: a pointer that comes in would say it, too.
        try trial.scene.move(600, 390)
        try trial.save(Self.active + "// other text\n")
        try await trial.expectState("the next scene") { $0.reloads == 1 }
        try await trial.expectFull(of: PreviewScenes.green, "the next is active")
      }
    }
  }
}
