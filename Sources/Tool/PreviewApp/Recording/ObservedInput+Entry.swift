import TapeEvents
import TapeLanguage
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

extension ObservedInput {
  /// Decodes the user's input from a scene's report; `nil` for events that follow from something else.
  ///
  /// A key typed into a secure field becomes a bullet.
  init?(_ entry: TapeEntry) {
    guard let event = try? JSONText.decode(InputEvent.self, from: Array(entry.event.utf8)) else {
      return nil
    }
    self.init(event, at: entry.time, target: entry.target)
    guard entry.isSecret, case .key(var key) = kind else { return }
    (key.keysym, key.text, key.modifiers) = (0, "•", [])
    kind = .key(key)
  }
}
