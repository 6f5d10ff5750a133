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
    guard let event = entry.input else { return nil }
    self.init(event, at: entry.time, target: entry.target)
    guard entry.isSecret, case .key(var key) = kind else { return }
    (key.keysym, key.text, key.modifiers) = (0, "•", [])
    kind = .key(key)
  }
}

extension TapeEntry {
  /// The input as the window system would tell it; `nil` for one that cannot be read.
  var input: InputEvent? {
    try? JSONText.decode(InputEvent.self, from: Array(event.utf8))
  }

  /// Whether it does something to a scene by itself.
  var isDeed: Bool { input?.isDeed ?? false }
}
