import CoreGraphics
package import SceneProtocol
package import WindowSystem

extension SceneEvent {
  /// The event as the window system would tell it.
  package var inputs: [InputEvent] {
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
    let modifiers = KeyModifiers(key.modifiers)
    return KeyState(keysym: key.keysym, text: key.text, modifiers: modifiers, time: time)
  }
}
