import DisplaySupport
import Pixels
import Raster
import Testing
import X11Window

extension OnADisplay {
  /// Windows on their way to another size.
  @Suite struct `Resizing` {
    @Test(arguments: PixelPath.allOptions)
    func `five hundred sizes at once end right, in little memory`(options: X11WindowOptions)
      async throws
    {
      let shown = try await ShownWindow(options: options)
      shown.log.onResize = { [weak shown] in shown?.draw(0x00CC00) }
      // A frame for which no buffer was free comes with the tick for it.
      shown.log.onTick = { [weak shown] in shown?.draw(0x00CC00) }
      let other = try OtherClient(display: shown.display)
      for turn in 0..<50 {
        var size = PixelSize(width: 0, height: 0)
        for step in turn * 10..<turn * 10 + 10 {
          size = PixelSize(width: 100 + step * 37 % 400, height: 80 + step * 53 % 300)
          other.resize(shown.window.id, width: UInt32(size.width), height: UInt32(size.height))
        }
        #expect(try await waitUntil { shown.window.pixelSize == size })
      }
      other.resize(shown.window.id, width: 333, height: 222)
      let last = PixelSize(width: 333, height: 222)
      #expect(try await waitUntil { shown.window.pixelSize == last })
      try await shown.expectPixel(332, 221, 0x00CC00)
      try await shown.expectPixel(0, 0, 0x00CC00)
      try await shown.expectPixel(333, 221, 0)
      #expect(shown.log.sizes.count >= 50)
      #expect(shown.log.sizes.count <= 501, "sizes that come together are one")
      #expect(shown.strayErrors.isEmpty)
      // Three buffers at a time, whose memory grows by a quarter or more when it is too small: from the
      // first 300 x 200 to the most, 500 x 380, in six steps.
      #expect(shown.window.allocations <= 18)
      shown.log.onResize = {}
      shown.log.onTick = {}
    }

    /// The counter has the window manager's number only when the server has the pixels of that size.
    @Test(arguments: PixelPath.allOptions)
    func `the window manager hears when a new size is drawn`(options: X11WindowOptions)
      async throws
    {
      let shown = try await ShownWindow(options: options)
      let other = try OtherClient(display: shown.display)
      let counter = try #require(
        other.property("_NET_WM_SYNC_REQUEST_COUNTER", of: shown.window.id)
      ).number
      #expect(other.value(ofCounter: counter) == 0)
      // While the new size is not drawn there is no notification.
      other.askForSync(1, of: shown.window.id)
      other.resize(shown.window.id, width: 310, height: 200)
      #expect(try await waitUntil { shown.log.sizes.count == 1 })
      #expect(other.value(ofCounter: counter) == 0)
      #expect(try await waitUntil { shown.draw(0x00CC00) })
      #expect(try await waitUntil { other.value(ofCounter: counter) == 1 })
      shown.log.onResize = { [weak shown] in shown?.draw(0x00CC00) }
      shown.log.onTick = { [weak shown] in shown?.draw(0x00CC00) }
      for (round, width) in [320, 250, 400].enumerated() {
        let wanted = round + (round == 2 ? 1 << 33 : 5)
        other.askForSync(wanted, of: shown.window.id)
        other.resize(shown.window.id, width: UInt32(width), height: 200)
        #expect(try await waitUntil { other.value(ofCounter: counter) == wanted })
        #expect(try shown.display.screenshot()[width - 1, 199] == 0x00CC00)
      }
      // The same size again: there is nothing to draw, and the window manager does not wait for it.
      other.askForSync(99, of: shown.window.id)
      other.sendSize(width: 400, height: 200, to: shown.window.id)
      #expect(try await waitUntil { other.value(ofCounter: counter) == 99 })
      shown.log.onResize = {}
      shown.log.onTick = {}
    }

    /// Neither black nor any other color of its own comes before the new frame does.
    @Test func `a window that grows shows nothing new until that is drawn`() async throws {
      let shown = try await ShownWindow(color: 0x336699)
      let other = try OtherClient(display: shown.display)
      let behind = other.cover(x: 0, y: 0, width: 700, height: 500, color: 0xFF00FF)
      other.lower(behind)
      try await shown.expectPixel(310, 100, 0xFF00FF)
      try await shown.expectPixel(299, 199, 0x336699)
      // Nothing is drawn when the size comes.
      try shown.display.resize(window: shown.window.id, width: 400, height: 300)
      #expect(try await waitUntil { shown.log.sizes.count == 1 })
      let screen = try shown.display.screenshot()
      #expect(screen[5, 5] == 0x336699)
      #expect(screen[299, 199] == 0x336699)
      #expect(screen[310, 100] == 0xFF00FF)
      #expect(screen[399, 299] == 0xFF00FF)
      #expect(shown.draw(0x00CC00))
      try await shown.expectPixel(399, 299, 0x00CC00)
      try await shown.expectPixel(0, 0, 0x00CC00)
    }

    @Test(arguments: PixelPath.allOptions)
    func `a window larger than the screen shows its part of it`(options: X11WindowOptions)
      async throws
    {
      let shown = try await ShownWindow(width: 2000, height: 1500, options: options)
      shown.log.onTick = { [weak shown] in shown?.draw(0x334455) }
      shown.window.requestTick()
      try await shown.expectPixel(799, 599, 0x334455)
      try shown.display.place(window: shown.window.id, x: -1200, y: -900)
      try await shown.expectPixel(799, 599, 0x334455)
      #expect(shown.strayErrors.isEmpty)
      shown.log.onTick = {}
    }
  }
}
