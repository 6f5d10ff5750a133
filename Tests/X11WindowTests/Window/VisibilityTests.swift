import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Windows that cannot be seen: nothing is drawn, and no blank is asked for.
  @Suite struct `Visibility` {
    @Test func `a window that others cover whole cannot be seen, in part it can`() async throws {
      let shown = try await ShownWindow(color: 0x336699)
      let other = try OtherClient(display: shown.display)
      let part = other.cover(x: 0, y: 0, width: 299, height: 200, color: 0xFF0000)
      try await shown.expectPixel(60, 60, 0xFF0000)
      #expect(shown.window.isVisible)
      let rest = other.cover(x: 299, y: 0, width: 10, height: 300, color: 0xFF0000)
      #expect(try await waitUntil { !shown.window.isVisible })
      other.uncover(rest)
      #expect(try await waitUntil { shown.window.isVisible })
      other.uncover(part)
      try await shown.expectPixel(60, 60, 0x336699)
      #expect(shown.log.visibilities == [false, true])
    }

    @Test func `a window that is not mapped, or that its manager hides, cannot be seen`()
      async throws
    {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      other.unmap(shown.window.id)
      #expect(try await waitUntil { shown.log.visibilities == [false] })
      other.map(shown.window.id)
      #expect(try await waitUntil { shown.log.visibilities == [false, true] })
      other.setState("_NET_WM_STATE_HIDDEN", of: shown.window.id)
      #expect(try await waitUntil { shown.log.visibilities == [false, true, false] })
      other.setState("_NET_WM_STATE_FOCUSED", of: shown.window.id)
      #expect(try await waitUntil { shown.log.visibilities == [false, true, false, true] })
      try await shown.expectPixel(5, 5, 0x102030)
    }

    /// The window manager says so once, before there was anything in the window.
    @Test func `a window in one that is minimized cannot be seen until that one can`() async throws
    {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      other.setState("_NET_WM_STATE_HIDDEN", of: shown.window.id)
      var options = X11WindowOptions()
      options.parent = shown.window.id
      // As of another program.
      let connection = try X11Connection(displayName: shown.display.name)
      let inner = try X11Window(
        connection: connection,
        title: "Inner",
        width: 50,
        height: 50,
        options: options
      )
      defer { inner.close() }
      try inner.show()
      #expect(!inner.isVisible && inner.isMinimized)
      other.setState("_NET_WM_STATE_FOCUSED", of: shown.window.id)
      #expect(try await waitUntil { inner.isVisible })
    }

    /// The layer goes on moving while it cannot be seen, and is seen where it is then.
    @Test(arguments: PixelPath.allOptions)
    func `an animation costs no frames while it cannot be seen`(options: X11WindowOptions)
      async throws
    {
      let shown = try AnimatedWindow(options: options)
      defer { shown.end() }
      #expect(try await waitUntil { shown.stage.statistics.framesDrawn > 10 })
      let other = try OtherClient(display: shown.display)
      other.unmap(shown.window.id)
      #expect(try await waitUntil { !shown.window.isVisible })
      let (drawn, ticks) = (shown.stage.statistics.framesDrawn, shown.stage.statistics.ticks)
      #expect(try await !waitUntil(seconds: 0.3) { shown.stage.statistics.framesDrawn > drawn })
      #expect(shown.stage.statistics.ticks <= ticks + 1, "one had been asked for")
      shown.layer.removeAllAnimations()
      shown.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      shown.layer.frame = CGRect(x: 100, y: 60, width: 100, height: 40)
      CATransaction.flush()
      #expect(shown.stage.statistics.framesDrawn == drawn)
      other.map(shown.window.id)
      #expect(
        try await waitUntil {
          let screen = try shown.display.screenshot()
          return screen[199, 99] == 0x0000FF && screen[10, 10] == 0xFFFFFF
        }
      )
    }

    /// Looked after once a second, so that what waits for an animation's end does not wait for a look.
    @Test func `an animation that ends while it cannot be seen is over`() async throws {
      let shown = try AnimatedWindow(options: X11WindowOptions())
      defer { shown.end() }
      #expect(try await waitUntil { shown.stage.statistics.framesDrawn > 3 })
      let other = try OtherClient(display: shown.display)
      other.unmap(shown.window.id)
      #expect(try await waitUntil { !shown.window.isVisible })
      let drawn = shown.stage.statistics.framesDrawn
      var isOver = false
      CATransaction.setCompletionBlock { isOver = true }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 0.1
      shown.layer.add(fade, forKey: "fade")
      CATransaction.flush()
      #expect(try await waitUntil { isOver })
      #expect(shown.stage.statistics.framesDrawn == drawn)
    }
  }
}
