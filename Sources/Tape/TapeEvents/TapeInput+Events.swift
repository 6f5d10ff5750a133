import CoreGraphics
package import TapeLanguage
import SceneProtocol
package import WindowSystem

extension TapeInput {
  /// The input as the window system would tell it.
  package var events: [InputEvent] {
    switch kind {
    case .move(let place): [.pointerMoved(pointer(place))]
    case .press(let button, let place):
      [
        .pointerMoved(pointer(place)),
        .pointerPressed(pointer(place), button: PointerButton(button)),
      ]
    case .release(let button, let place):
      [.pointerReleased(pointer(place), button: PointerButton(button))]
    case .wheel(let way, let place):
      [.scrolled(pointer(place), delta: CGVector(dx: way.x, dy: way.y))]
    case .key(let key): SceneEvent(time: time, action: .key(key)).inputs
    case .text(let text):
      [
        .keyPressed(KeyState(keysym: 0, text: text, time: time), isRepeat: false),
        .keyReleased(KeyState(keysym: 0, text: text, time: time)),
      ]
    }
  }

  private func pointer(_ place: TapePoint) -> PointerState {
    PointerState(
      location: CGPoint(x: place.x, y: place.y),
      modifiers: KeyModifiers(modifiers),
      time: time
    )
  }
}
