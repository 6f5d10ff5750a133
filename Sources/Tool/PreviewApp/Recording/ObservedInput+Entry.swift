import TapeEvents
import TapeLanguage
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

extension ObservedInput {
  /// What a scene has told that a person did; `nil` for what follows from something else.
  ///
  /// What was typed where nobody may read it is a bullet for each key.
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
