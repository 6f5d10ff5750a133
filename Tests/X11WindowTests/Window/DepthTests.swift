import DisplaySupport
import Pixels
import Raster
import Testing
import X11Window

extension OnADisplay {
  /// Screens and windows of other depths than 24.
  @Suite struct `Depths` {
    @Test(arguments: PixelPath.allOptions)
    func `on a screen of ten bits a color frames look the same`(options: X11WindowOptions)
      async throws
    {
      let display = try VirtualDisplay(width: 400, height: 300, depth: 30)
      let shown = try await ShownWindow(options: options, on: display)
      #expect(shown.window.report.depth == 30)
      let parts =
        [
          (0x00FF_FFFF, PixelRect(x: 10, y: 10, width: 30, height: 30)),
          (0x0012_3456, PixelRect(x: 25, y: 20, width: 200, height: 9)),
          (0x00FF_8001, PixelRect(x: 299, y: 199, width: 1, height: 1)),
        ] as [(UInt32, PixelRect)]
      var drawn = 0
      shown.log.onTick = { [weak shown] in
        guard let shown, drawn < parts.count else { return }
        if shown.draw(parts[drawn].0, in: [parts[drawn].1]) { drawn += 1 }
        shown.window.requestTick()
      }
      shown.window.requestTick()
      try await shown.expectPixel(299, 199, 0xFF8001)
      let screen = try display.screenshot()
      #expect(screen[10, 10] == 0xFFFFFF)
      #expect(screen[30, 25] == 0x123456)
      #expect(screen[41, 39] == 0x102030)
      #expect(shown.window.report.path == options.path)
      // What was covered comes back in the screen's colors too.
      let other = try OtherClient(display: display)
      let cover = other.cover(x: 0, y: 0, width: 100, height: 50, color: 0)
      try await shown.expectPixel(10, 10, 0)
      other.uncover(cover)
      try await shown.expectPixel(10, 10, 0xFFFFFF)
      shown.log.onTick = {}
    }

    @Test(arguments: PixelPath.allOptions)
    func `a window of depth 32 is drawn opaque`(options: X11WindowOptions) async throws {
      var options = options
      options.depth = 32
      let shown = try await ShownWindow(color: 0x778899, options: options)
      #expect(shown.window.report.depth == 32)
      let other = try OtherClient(display: shown.display)
      #expect(other.pixel(5, 5, of: shown.window.id) == 0xFF77_8899)
      #expect(shown.strayErrors.isEmpty)
    }

    @Test func `a depth that the screen does not have is refused`() throws {
      let display = try VirtualDisplay(width: 320, height: 200)
      let connection = try X11Connection(displayName: display.name)
      var options = X11WindowOptions()
      options.depth = 31
      #expect(throws: X11Error.noTrueColorVisual(display: display.name)) {
        try X11Window(
          connection: connection,
          title: "",
          width: 10,
          height: 10,
          options: options
        )
      }
    }
  }
}
