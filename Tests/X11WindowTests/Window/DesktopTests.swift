import DisplaySupport
import Foundation
import Pixels
import Raster
import Testing
import X11Window

extension OnADisplay {
  /// A server within a server, and a desktop: a window manager (Openbox) with a compositor (picom).
  @Suite struct `Desktops` {
    @Test(arguments: PixelPath.allOptions)
    func `on a server whose screen is a window frames are seen`(options: X11WindowOptions)
      async throws
    {
      let outer = try VirtualDisplay(width: 400, height: 300)
      let nested = try NestedDisplay(on: outer)
      let shown = try await ShownWindow(options: options, on: outer, displayName: nested.name)
      try await shown.expectPixel(299, 199, 0x102030)
      var frames = 0
      shown.log.onTick = { [weak shown] in
        guard let shown else { return }
        let last = PixelRect(x: frames * 10, y: 50, width: 10, height: 10)
        if shown.draw(0x00FF00, in: [last]) { frames += 1 }
        if frames < 20 { shown.window.requestTick() }
      }
      shown.window.requestTick()
      #expect(try await waitUntil { frames == 20 })
      try await shown.expectPixel(199, 59, 0x00FF00)
      try await shown.expectPixel(0, 50, 0x00FF00)
      #expect(shown.window.report.path == options.path)
      #expect(shown.window.report.usesPresent)
      #expect(shown.strayErrors.isEmpty)
      shown.log.onTick = {}
      shown.window.close()
    }

    @Test(arguments: PixelPath.allOptions)
    func `on a desktop frames are seen, resized, put away and brought back`(
      options: X11WindowOptions
    ) async throws {
      let desktop = try await Desktop(options: options)
      let shown = desktop.shown
      try await desktop.expectColor(0x102030)
      shown.log.onResize = { [weak shown] in shown?.draw(0x00CC00) }
      shown.log.onTick = { [weak shown] in shown?.draw(0x00CC00) }
      try shown.display.resize(window: shown.window.id, width: 351, height: 257)
      let size = PixelSize(width: 351, height: 257)
      #expect(try await waitUntil { shown.window.pixelSize == size })
      try await desktop.expectColor(0x00CC00)

      try shown.display.minimize(window: shown.window.id)
      #expect(try await waitUntil { !shown.window.isVisible })
      try shown.display.activate(window: shown.window.id)
      #expect(try await waitUntil { shown.window.isVisible })
      try await desktop.expectColor(0x00CC00)

      try shown.display.showDesktop(1)
      #expect(try await waitUntil { !shown.window.isVisible })
      try shown.display.showDesktop(0)
      #expect(try await waitUntil { shown.window.isVisible })
      try await desktop.expectColor(0x00CC00)
      #expect(shown.window.report.path == options.path)
      #expect(shown.strayErrors.isEmpty)
      shown.log.onResize = {}
      shown.log.onTick = {}
    }

    @Test func `a window of the maximum size is seen whole, with its frame`() async throws {
      let desktop = try await Desktop(options: X11WindowOptions())
      let shown = desktop.shown
      shown.log.onResize = { [weak shown] in shown?.draw(0x00CC00) }
      shown.log.onTick = { [weak shown] in shown?.draw(0x00CC00) }
      try await desktop.expectColor(0x102030)
      // (The pointer is not to lie over a corner.)
      try shown.display.move(x: 320, y: 240)
      let size = shown.window.maximumSize
      #expect(size.width <= shown.display.width)
      // (The title above it.)
      #expect(size.height < shown.display.height && size.height > shown.display.height - 60)
      shown.window.resize(to: size)
      #expect(try await waitUntil { shown.window.pixelSize == size })
      try await desktop.expectColor(0x00CC00)
      shown.log.onResize = {}
      shown.log.onTick = {}
    }

    /// Drags a window of a size by its lower right corner, 50 pixels to the right and 30 down.
    private func drag(
      _ shown: ShownWindow,
      from origin: (x: Int, y: Int),
      _ size: PixelSize
    ) throws {
      let (x, y) = (origin.x + size.width - 20, origin.y + size.height - 20)
      try shown.display.move(x: x, y: y)
      try shown.display.keyDown("alt")
      try shown.display.press(button: 3)
      for step in 1...10 { try shown.display.move(x: x + step * 5, y: y + step * 3) }
      try shown.display.release(button: 3)
      try shown.display.keyUp("alt")
    }

    /// Openbox asks for a frame of each size while the user drags, and waits for it; so its numbers are in
    /// the counter, and the last size is drawn.
    @Test(arguments: [PixelPath.presentedPixmap, .sharedImage])
    func `a user's drag makes the window larger, frame by frame`(path: PixelPath) async throws {
      var options = X11WindowOptions()
      options.path = path
      let desktop = try await Desktop(options: options)
      let shown = desktop.shown
      shown.log.onResize = { [weak shown] in shown?.draw(0x00CC00) }
      shown.log.onTick = { [weak shown] in shown?.draw(0x00CC00) }
      try await desktop.expectColor(0x102030)
      let before = shown.window.pixelSize
      // On a busy machine the window manager may not have the window yet, and what is pressed is the window's own.
      var tries = 0
      repeat {
        tries += 1
        try drag(shown, from: desktop.other.origin(of: shown.window.id), before)
      } while try await !waitUntil(seconds: 20) { shown.window.pixelSize != before } && tries < 3
      let size = PixelSize(width: before.width + 50, height: before.height + 30)
      #expect(try await waitUntil { shown.window.pixelSize == size }, "\(tries) tries")
      try await desktop.expectColor(0x00CC00)
      let counter = try #require(
        desktop.other.property("_NET_WM_SYNC_REQUEST_COUNTER", of: shown.window.id)
      ).number
      #expect(try await waitUntil { desktop.other.value(ofCounter: counter) > 0 })
      #expect(shown.strayErrors.isEmpty)
      shown.log.onResize = {}
      shown.log.onTick = {}
    }

    /// A window on a display with a window manager and a compositor.
    private final class Desktop {
      let shown: ShownWindow
      let other: OtherClient
      private let programs: [DisplayProgram]

      init(options: X11WindowOptions) async throws {
        let display = try VirtualDisplay(width: 640, height: 480)
        let other = try OtherClient(display: display)
        let manager = try Openbox.start(on: display)
        let compositor = try DisplayProgram(
          ["picom", "--config", "/dev/null", "--backend", "xrender"],
          displayName: display.name
        )
        #expect(try await waitUntil { other.hasCompositor }, "picom does not start")
        (self.other, programs) = (other, [compositor, manager])
        shown = try await ShownWindow(options: options, on: display, displayName: display.name)
      }

      /// Waits until all four corners of the window have that color.
      func expectColor(_ color: UInt32, at location: SourceLocation = #_sourceLocation)
        async throws
      {
        let came = try await waitUntil {
          let (x, y) = other.origin(of: shown.window.id)
          let (right, bottom) = (
            x + shown.window.pixelSize.width - 1, y + shown.window.pixelSize.height - 1
          )
          let screen = try shown.display.screenshot()
          guard x >= 0, y >= 0, right < screen.width, bottom < screen.height else { return false }
          return [(x, y), (right, y), (x, bottom), (right, bottom)].allSatisfy {
            screen[$0.0, $0.1] == color
          }
        }
        #expect(came, "the window is not shown in its color", sourceLocation: location)
      }
    }
  }
}
