import CX11

/// A program that hears the keys pressed in another's window, which has the keyboard.
package final class KeyListener {
  private let client: TestClient
  private var count = 0

  /// Listens to the window that has the keyboard.
  package init(on displayName: String) throws {
    client = try TestClient(on: displayName)
    guard let display = client.display else { return }
    var (focused, revert): (Window, Int32) = (0, 0)
    XGetInputFocus(display, &focused, &revert)
    XSelectInput(display, focused, KeyPressMask)
    XSync(display, 0)
  }

  /// How many presses there have been, those of held keys that repeat among them.
  package var presses: Int {
    while let event = client.nextEvent() { count += event.type == KeyPress ? 1 : 0 }
    return count
  }
}
