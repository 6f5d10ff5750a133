import CoreGraphics
import SceneProtocol
import UIKit

extension SceneEvent {
  /// The event as the window system would tell it.
  var inputs: [InputEvent] {
    switch action {
    case .move(let x, let y): [.pointerMoved(pointer(x, y))]
    case .click(let x, let y):
      [
        .pointerMoved(pointer(x, y)), .pointerPressed(pointer(x, y), button: .left),
        .pointerReleased(pointer(x, y), button: .left),
      ]
    case .key(let key):
      [.keyPressed(state(of: key), isRepeat: false), .keyReleased(state(of: key))]
    }
  }

  private func pointer(_ x: Double, _ y: Double) -> PointerState {
    PointerState(location: CGPoint(x: x, y: y), time: time)
  }

  private func state(of key: SceneKey) -> KeyState {
    var modifiers: KeyModifiers = []
    for modifier in key.modifiers {
      switch modifier {
      case .shift: modifiers.insert(.shift)
      case .control: modifiers.insert(.control)
      case .alt: modifiers.insert(.alt)
      case .command: modifiers.insert(.command)
      }
    }
    return KeyState(keysym: key.keysym, text: key.text, modifiers: modifiers, time: time)
  }
}
