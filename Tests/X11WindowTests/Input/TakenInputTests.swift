import CX11
import CoreGraphics
import DisplaySupport
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Input that is taken away by the desktop, in the middle of something.
  @Suite struct `Input that is taken away` {
    private func makeLog(_ shown: GestureWindow) -> TouchLog {
      let view = TouchLog(frame: shown.view.bounds)
      shown.view.addSubview(view)
      return view
    }

    /// A click that is all there again after what came before.
    private func expectClick(
      _ shown: GestureWindow,
      _ view: TouchLog,
      at location: SourceLocation = #_sourceLocation
    ) async throws {
      let before = view.heard.count
      try shown.display.click(x: 70, y: 80)
      _ = try await waitUntil { view.heard.last == "ended" && view.heard.count > before }
      #expect(Array(view.heard[before...]) == ["began", "ended"], sourceLocation: location)
    }

    /// The server's grab ends with the window: the release is not reported.
    @Test func `a window that is unmapped loses its touch`() async throws {
      let shown = try GestureWindow()
      let (view, other) = (makeLog(shown), try OtherClient(display: shown.display))
      try shown.display.move(x: 50, y: 60)
      try shown.display.press()
      #expect(try await waitUntil { view.heard == ["began"] })
      XUnmapWindow(other.display, shown.window.id)
      XSync(other.display, 0)
      #expect(try await waitUntil { view.heard.last == "cancelled" })
      try shown.display.release()
      XMapWindow(other.display, shown.window.id)
      XSync(other.display, 0)
      try await expectClick(shown, view)
      #expect(view.heard == ["began", "cancelled", "began", "ended"])
    }

    @Test func `a window that is minimized loses its keys`() async throws {
      let shown = try GestureWindow()
      let view = makeLog(shown)
      let manager = try Openbox.start(on: shown.display)
      defer { withExtendedLifetime(manager) {} }
      view.becomeFirstResponder()
      try shown.display.activate(window: shown.window.id)
      #expect(try await waitUntil { UIApplication.shared.keyWindow === shown.scene })
      try shown.display.keyDown("a")
      #expect(try await waitUntil { view.heard.contains("down") })
      try shown.display.minimize(window: shown.window.id)
      #expect(try await waitUntil { view.heard.contains("lost") })
      try shown.display.keyUp("a")
      #expect(view.heard.count { $0 == "lost" } == 1 && !view.heard.contains("up"))
    }

    /// In X one client at a time has the pointer: while a button is held that is the window's.
    @Test func `another client cannot take the pointer in a drag`() async throws {
      let shown = try GestureWindow()
      let (view, other) = (makeLog(shown), try OtherClient(display: shown.display))
      try shown.display.move(x: 50, y: 60)
      try shown.display.press()
      #expect(try await waitUntil { view.heard == ["began"] })
      #expect(other.grabPointer() == AlreadyGrabbed)
      try shown.display.move(x: 80, y: 60)
      try shown.display.release()
      #expect(try await waitUntil { view.heard.last == "ended" })
      #expect(view.heard == ["began", "moved", "ended"])
    }

    /// What is done while another client has the pointer is that client's; then all is as before.
    @Test func `another client's grab leaves nothing behind`() async throws {
      let shown = try GestureWindow()
      let (view, other) = (makeLog(shown), try OtherClient(display: shown.display))
      try shown.display.move(x: 50, y: 60)
      #expect(other.grabPointer() == GrabSuccess)
      try shown.display.press()
      try shown.display.move(x: 60, y: 60)
      XUngrabPointer(other.display, UInt(CurrentTime))
      XSync(other.display, 0)
      // The button that is still held went down elsewhere.
      try shown.display.move(x: 65, y: 65)
      try shown.display.release()
      try await expectClick(shown, view)
      #expect(view.heard == ["began", "ended"])
    }

    /// A switcher of windows, or a menu of the desktop: the release is that client's.
    @Test func `a key that comes up while another client has the keyboard is released after that`()
      async throws
    {
      let shown = try GestureWindow()
      let (view, other) = (makeLog(shown), try OtherClient(display: shown.display))
      view.becomeFirstResponder()
      try shown.display.focus(window: shown.window.id)
      for key in ["a", "b"] { try shown.display.keyDown(key) }
      #expect(try await waitUntil { view.heard == ["down", "down"] })
      #expect(other.grabKeyboard() == GrabSuccess)
      try shown.display.keyUp("a")
      XUngrabKeyboard(other.display, UInt(CurrentTime))
      XSync(other.display, 0)
      #expect(try await waitUntil { view.heard == ["down", "down", "up"] })
      try shown.display.keyUp("b")
      #expect(try await waitUntil { view.heard == ["down", "down", "up", "up"] })
    }

    @Test func `with the keyboard go held keys and the touch`() async throws {
      let shown = try GestureWindow()
      let (view, other) = (makeLog(shown), try OtherClient(display: shown.display))
      let cover = other.cover(x: 300, y: 200, width: 50, height: 50, color: 0xFF)
      view.becomeFirstResponder()
      try shown.display.focus(window: shown.window.id)
      try shown.display.keyDown("a")
      #expect(try await waitUntil { view.heard.contains("down") })
      try shown.display.move(x: 50, y: 60)
      try shown.display.press()
      #expect(try await waitUntil { view.heard == ["down", "began"] })
      try shown.display.focus(window: cover)
      #expect(try await waitUntil { view.heard.count == 4 })
      #expect(Set(view.heard.suffix(2)) == ["cancelled", "lost"])
      try shown.display.keyUp("a")
      try shown.display.release()
      try shown.display.focus(window: shown.window.id)
      try await expectClick(shown, view)
      try shown.display.key("b")
      #expect(try await waitUntil { view.heard.last == "up" })
      #expect(Array(view.heard.suffix(4)) == ["began", "ended", "down", "up"])
    }
  }
}

extension OtherClient {
  /// Asks for the pointer, as menus do; returns the server's answer.
  fileprivate func grabPointer() -> Int32 {
    let events = UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask)
    let time = UInt(CurrentTime)
    return XGrabPointer(display, root, 0, events, GrabModeAsync, GrabModeAsync, 0, 0, time)
  }

  /// Asks for the keyboard, as switchers of windows do; returns the server's answer.
  fileprivate func grabKeyboard() -> Int32 {
    XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, UInt(CurrentTime))
  }
}
