import CX11
import Glibc

/// The pointer and the keys of a display, moved and pressed with no program in between (XTEST).
///
/// `xdotool`, which does so too, takes longer to start than what is to be measured. Its library for XTEST is
/// here because it is; headers of that are not needed.
package final class FakePointer {
  private typealias Move = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32
  private typealias Button = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32

  private let display: OpaquePointer
  private let moveTo: Move
  private let setButton: Button
  private let setKey: Button

  /// Connects to the display.
  package init(displayName: String) throws {
    guard let library = dlopen("libXtst.so.6", RTLD_NOW),
      let motion = dlsym(library, "XTestFakeMotionEvent"),
      let button = dlsym(library, "XTestFakeButtonEvent"),
      let key = dlsym(library, "XTestFakeKeyEvent")
    else { throw VirtualDisplayError.notInstalled("libXtst.so.6") }
    guard let display = XOpenDisplay(displayName) else {
      throw VirtualDisplayError.notReachable(displayName)
    }
    self.display = display
    moveTo = unsafeBitCast(motion, to: Move.self)
    setButton = unsafeBitCast(button, to: Button.self)
    setKey = unsafeBitCast(key, to: Button.self)
  }

  deinit { XCloseDisplay(display) }

  /// Moves the pointer to a pixel of the screen.
  package func move(x: Int32, y: Int32) {
    _ = moveTo(display, 0, x, y, 0)
    XSync(display, 0)
  }

  /// Presses a key by its number, or lets it go.
  package func key(_ code: UInt32, _ isDown: Bool) {
    _ = setKey(display, code, isDown ? 1 : 0, 0)
    XSync(display, 0)
  }

  /// Presses a button, or lets it go; the server may not have done so yet.
  package func press(_ isDown: Bool, button: UInt32 = 1) {
    _ = setButton(display, button, isDown ? 1 : 0, 0)
    XFlush(display)
  }
}
