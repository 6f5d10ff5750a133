import DisplaySupport
import Pixels
import Raster
import Testing
import X11Window

extension OnADisplay {
  /// Pixels from the back buffer to the screen, by shared memory and without.
  @Suite struct `Pixels on screen` {
    @Test(arguments: PixelPath.allOptions)
    func `what is drawn and presented is seen`(options: X11WindowOptions) async throws {
      let shown = try await ShownWindow(color: 0x111111, options: options)
      try await shown.fillWhenFree(0xAA5511)
      shown.window.present([shown.whole])
      try await shown.expectPixel(299, 199, 0xAA5511)
      let screen = try shown.display.screenshot()
      #expect(screen[0, 0] == 0xAA5511)
      #expect(screen[300, 199] == 0)
      #expect(screen[299, 200] == 0)
      #expect(shown.window.report.path == options.path)
    }

    @Test(arguments: PixelPath.allOptions)
    func `only damage is put`(options: X11WindowOptions) async throws {
      let shown = try await ShownWindow(color: 0x111111, options: options)
      try await shown.fillWhenFree(0xEEEEEE)
      shown.window.present([
        PixelRect(x: 10, y: 20, width: 30, height: 40),
        PixelRect(x: 290, y: 190, width: 500, height: 500),
        PixelRect(x: -5, y: -5, width: 6, height: 6),
        PixelRect(x: 100, y: 100, width: 0, height: 10),
        PixelRect(x: 1, y: 150, width: .max, height: 1),
      ])
      try await shown.expectPixel(299, 150, 0xEEEEEE)
      let screen = try shown.display.screenshot()
      let lit = Set(
        (0..<200).flatMap { y in (0..<300).map { ($0, y) } }
          .filter { screen[$0.0, $0.1] == 0xEEEEEE }.map { $0.1 * 300 + $0.0 }
      )
      var expected = Set((20..<60).flatMap { y in (10..<40).map { y * 300 + $0 } })
      expected.formUnion((190..<200).flatMap { y in (290..<300).map { y * 300 + $0 } })
      expected.formUnion((1..<300).map { 150 * 300 + $0 })
      expected.insert(0)
      #expect(lit.symmetricDifference(expected).isEmpty)
    }

    @Test func `the buffer keeps the last frame`() async throws {
      let shown = try await ShownWindow(color: 0x123456)
      var kept: UInt32 = 0
      #expect(
        try await waitUntil {
          shown.window.withBackBuffer(for: []) { kept = $0.pixels[7 * $0.stride + 7] }
        }
      )
      #expect(kept == 0xFF12_3456)
    }

    @Test(arguments: PixelPath.allOptions)
    func `what was covered comes back without being drawn`(options: X11WindowOptions) async throws {
      let shown = try await ShownWindow(color: 0x336699, options: options)
      let other = try OtherClient(display: shown.display)
      let cover = other.cover(x: 40, y: 40, width: 100, height: 50, color: 0xFF0000)
      try await shown.expectPixel(60, 60, 0xFF0000)
      other.uncover(cover)
      try await shown.expectPixel(60, 60, 0x336699)
      #expect(shown.log.ticks.isEmpty)
      #expect(shown.log.sizes.isEmpty)
    }

    @Test func `a buffer that the server reads is not lent, and a tick comes when it is free`()
      async throws
    {
      let shown = try await ShownWindow(color: 0x111111)
      try await shown.fillWhenFree(0x222222)
      shown.window.present([shown.whole])
      // The completion event cannot be handled before this function waits.
      #expect(!shown.fill(0x333333))
      #expect(shown.log.ticks.isEmpty)
      #expect(try await waitUntil { shown.log.ticks.count == 1 })
      #expect(shown.fill(0x333333))
    }

    @Test func `the tick for a lent buffer comes even when a new size replaces that buffer`()
      async throws
    {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      try await shown.fillWhenFree(0x222222)
      // The put waits until the other client has resized the window and let the server go.
      other.grabServer()
      shown.window.present([shown.whole])
      #expect(!shown.fill(0x333333))
      other.resize(shown.window.id, width: 310, height: 200)
      #expect(try await waitUntil { shown.window.pixelSize.width == 310 })
      #expect(shown.log.ticks.isEmpty)
      other.releaseServer()
      // Makes the new buffer before the old one's completion can be handled.
      #expect(shown.fill(0x444444))
      #expect(try await waitUntil { !shown.log.ticks.isEmpty })
    }

    @Test func `when the server refuses our memory pixels are copied instead`() async throws {
      let shown = try await ShownWindow()
      try await shown.fillWhenFree(0x222222)
      // Without its window a put fails, as it does when the server cannot read the segment.
      try OtherClient(display: shown.display).destroy(shown.window.id)
      shown.window.present([shown.whole])
      #expect(try await waitUntil { shown.window.report.path == .copiedImage })
      #expect(shown.log.sizes.count == 1, "the whole buffer has to be drawn again")
      #expect(shown.fill(0x333333))
      #expect(!shown.strayErrors.isEmpty)
    }

    @Test(arguments: PixelPath.allOptions)
    func `a resized window tells its size and is drawn whole`(options: X11WindowOptions)
      async throws
    {
      let shown = try await ShownWindow(color: 0x111111, options: options)
      shown.log.onResize = {
        shown.fill(0x00CC00)
        shown.window.present([shown.whole])
      }
      for (width, height) in [(411, 333), (200, 100)] {
        try shown.display.resize(window: shown.window.id, width: width, height: height)
        #expect(
          try await waitUntil {
            shown.window.pixelSize == PixelSize(width: width, height: height)
          }
        )
        try await shown.expectPixel(width - 1, height - 1, 0x00CC00)
        try await shown.expectPixel(0, 0, 0x00CC00)
        try await shown.expectPixel(width, height, 0)
      }
      #expect(shown.log.sizes.last == PixelSize(width: 200, height: 100))
      #expect(shown.strayErrors.isEmpty)
      shown.log.onResize = {}
    }
  }
}
