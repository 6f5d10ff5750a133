import DisplaySupport
import Foundation
import Pixels
import Raster
import SeededCases
import Testing
import X11Window

extension OnADisplay {
  /// Several buffers in turn, buffers that do not come back, and shared memory that runs out.
  @Suite struct `Buffers` {
    /// Only damage is drawn, two and three frames to a blank, so buffers that are behind take their turn.
    @Test(arguments: PixelPath.allOptions)
    func `frames of nothing but damage are whole on screen`(options: X11WindowOptions) async throws
    {
      let shown = try await ShownWindow(width: 120, height: 90, color: 0, options: options)
      var model = [UInt32](repeating: 0, count: 120 * 90)
      var random = Seeded(11)
      func next(_ limit: Int) -> Int { random.index(below: limit) }
      var frames = 0
      shown.log.onTick = { [weak shown] in
        guard let shown else { return }
        for _ in 0..<(1 + next(3)) {
          let color = UInt32(next(0x1000000))
          let damage = (0..<(1 + next(3))).map { _ in
            let (x, y) = (next(100), next(80))
            return PixelRect(x: x, y: y, width: 1 + next(120 - x), height: 1 + next(90 - y))
          }
          guard shown.draw(color, in: damage) else { break }
          for rect in damage {
            for y in rect.y..<rect.maxY {
              for x in rect.x..<rect.maxX { model[y * 120 + x] = color }
            }
          }
          frames += 1
        }
        if frames < 60 { shown.window.requestTick() }
      }
      shown.window.requestTick()
      #expect(try await waitUntil { frames >= 60 })
      shown.log.onTick = {}
      func isShown() async throws -> Bool {
        try await waitUntil {
          try shown.display.screenshot().pixels(x: 0, y: 0, width: 120, height: 90) == model
        }
      }
      #expect(try await isShown())
      // All of it again, from the newest buffer alone: it has what the others were ahead.
      let other = try OtherClient(display: shown.display)
      let cover = other.cover(x: 0, y: 0, width: 120, height: 90, color: 0xABCDEF)
      try await shown.expectPixel(60, 60, 0xABCDEF)
      other.uncover(cover)
      #expect(try await isShown())
      #expect(shown.window.report.path == options.path)
      #expect(shown.window.allocations <= (options.path == .presentedPixmap ? 3 : 1))
    }

    /// Each place gets one color and then, before the blank, another.
    ///
    /// A server without a screen waits for a blank in milliseconds, cut off, so that what came later may be done
    /// a millisecond earlier.
    @Test func `of two frames for one blank the later one stays`() async throws {
      var options = X11WindowOptions()
      options.path = .presentedPixmap
      let shown = try await ShownWindow(width: 300, height: 200, color: 0, options: options)
      var (places, pairs, isRed) = (0, 0, false)
      shown.log.onTick = { [weak shown] in
        guard let shown else { return }
        let (x, y) = (places % 30 * 10, places / 30 % 20 * 10)
        let place = PixelRect(x: x, y: y, width: 10, height: 10)
        let wasRed = isRed
        if !isRed { isRed = shown.draw(0xFF0000, in: [place]) }
        if isRed, shown.draw(0x00FF00, in: [place]) {
          // After a late blank there is one free buffer for each tick, until a tick draws only one frame.
          isRed = false
          places += 1
          if !wasRed { pairs += 1 }
        }
        if pairs < 600 { shown.window.requestTick() }
      }
      shown.window.requestTick()
      #expect(try await waitUntil(seconds: 90) { pairs >= 100 })
      // Longer than the window waits for a blank: ticks go on, until all buffers wait to be shown.
      try shown.display.freeze()
      try await Task.sleep(for: .seconds(0.8))
      try shown.display.thaw()
      // Ten seconds of blanks, of which a busy machine keeps some to itself.
      let areAllDrawn = try await waitUntil(seconds: 90) { pairs == 600 }
      #expect(areAllDrawn, "\(pairs) of 600; \(shown.window.report)")
      shown.log.onTick = {}
      let green = [UInt32](repeating: 0x00FF00, count: 300 * 200)
      let isShown = try await waitUntil(seconds: 5) {
        try shown.display.screenshot().pixels(x: 0, y: 0, width: 300, height: 200) == green
      }
      #expect(isShown)
    }

    @Test func `one buffer will do while each comes back before the next tick`() async throws {
      var options = X11WindowOptions()
      options.path = .presentedPixmap
      let shown = try await ShownWindow(options: options)
      var frames = 0
      shown.log.onTick = { [weak shown] in
        guard let shown else { return }
        let rect = PixelRect(x: frames * 3, y: 20, width: 30, height: 30)
        #expect(shown.draw(0x00FF00, in: [rect]))
        frames += 1
        // (A busy server may report several blanks before it has read a buffer.)
        shown.window.afterPresenting { if frames < 30 { shown.window.requestTick() } }
      }
      shown.window.requestTick()
      #expect(try await waitUntil { frames >= 30 })
      // The put of the first exposure may still be read when the first frame is drawn.
      #expect(shown.window.allocations <= 2)
    }

    /// The server's reports of buffers are ignored: after a quarter second with none to draw in, it is
    /// asked whether it is there, and as it is, pixels take the next way, and the next, and keep coming.
    @Test func `buffers that never come back do not stop the window`() async throws {
      var options = X11WindowOptions()
      options.path = .presentedPixmap
      options.hearsReturns = false
      let shown = try await ShownWindow(options: options)
      shown.log.onResize = { [weak shown] in shown?.draw(0x0000AA) }
      shown.log.onTick = { [weak shown] in
        shown?.draw(0x00AA00)
        shown?.window.requestTick()
      }
      shown.window.requestTick()
      #expect(try await waitUntil { shown.window.report.path == .sharedImage })
      #expect(try await waitUntil { shown.window.report.path == .copiedImage })
      let ticks = shown.log.ticks.count
      #expect(try await waitUntil { shown.log.ticks.count > ticks + 5 })
      try await shown.expectPixel(150, 100, 0x00AA00)
      shown.log.onTick = {}
      shown.log.onResize = {}
      #expect(shown.window.allocations <= 5, "three pixmaps, one image, one of our own")
    }

    /// A server that hangs for longer than the patience with buffers keeps its way, and is sent no more
    /// than one frame meanwhile, whichever way that takes.
    @Test(arguments: PixelPath.allOptions)
    func `a server that hangs has not lost the buffers`(options: X11WindowOptions) async throws {
      let shown = try await ShownWindow(options: options)
      try await shown.fillWhenFree(0x111111)
      try shown.display.freeze()
      defer { try? shown.display.thaw() }
      shown.window.present([PixelRect(x: 0, y: 0, width: 20, height: 20)])
      let frames = (0..<5).count { _ in
        shown.draw(0x222222, in: [PixelRect(x: 0, y: 0, width: 20, height: 20)])
      }
      #expect(frames == (options.path == .presentedPixmap ? 2 : 0))
      // Longer than a pixmap's two seconds, and than an image's quarter.
      let seconds = options.path == .presentedPixmap ? 2.3 : 0.4
      #expect(try await !waitUntil(seconds: seconds) { shown.window.report.path != options.path })
      try shown.display.thaw()
      #expect(try await waitUntil { shown.log.ticks.count == 1 })
      #expect(shown.draw(0x333333))
      #expect(shown.window.report.path == options.path)
      try await shown.expectPixel(5, 5, 0x333333)
    }

    /// No report was requested, and no blank or event comes that implies it: the window asks by itself.
    @Test func `a frame right after another comes when the first was read`() async throws {
      let shown = try await ShownWindow()
      try await shown.waitForWord()
      shown.log.onTick = { [weak shown] in shown?.draw(0x00BB00) }
      #expect(shown.draw(0xBB0000))
      #expect(!shown.draw(0x0000BB), "the server may still read")
      #expect(try await waitUntil { shown.log.ticks.count == 1 })
      try await shown.expectPixel(5, 5, 0x00BB00)
      #expect(shown.window.report.path == .sharedImage)
      shown.log.onTick = {}
    }

    @Test func `without MIT-SHM pixels are copied`() async throws {
      let display = try VirtualDisplay(
        width: 400,
        height: 300,
        options: ["-extension", "MIT-SHM"]
      )
      var options = X11WindowOptions()
      options.path = .presentedPixmap
      let shown = try await ShownWindow(options: options, on: display)
      try await shown.expectPixel(299, 199, 0x102030)
      #expect(shown.window.report.path == .copiedImage)
      #expect(shown.strayErrors.isEmpty)
    }

    /// The window has room for 300 × 200 pixels in shared memory, and is made larger, and small again.
    @Test func `a frame that shared memory has no room for is copied`() async throws {
      var options = X11WindowOptions()
      options.maximumSharedMemory = 320 * 200 * 4
      let shown = try await ShownWindow(options: options)
      #expect(shown.window.report.path == .sharedImage)
      shown.log.onResize = { [weak shown] in shown?.draw(0x00CC00) }
      try shown.display.resize(window: shown.window.id, width: 500, height: 400)
      try await shown.expectPixel(499, 399, 0x00CC00)
      #expect(shown.window.report.path == .copiedImage)
      #expect(shown.strayErrors.isEmpty)
      shown.log.onResize = {}
    }

    @Test func `a segment that the system refuses is none`() async throws {
      let shown = try await ShownWindow()
      // More than any machine has: `shmget` itself fails.
      #expect(!shown.connection.canShare(bytes: 1 << 60))
      #expect(shown.connection.canShare(bytes: 4096))
    }

    @Test(arguments: [false, true])
    func `no segment is left behind`(serverDies: Bool) async throws {
      let before = try ownSegments()
      do {
        var options = X11WindowOptions()
        options.path = .presentedPixmap
        let shown = try await ShownWindow(options: options)
        #expect(try ownSegments() > before)
        for width in [310, 200, 420] {
          shown.log.onResize = { [weak shown] in shown?.draw(UInt32(width)) }
          try shown.display.resize(window: shown.window.id, width: width, height: 150)
          try await shown.expectPixel(width - 1, 149, UInt32(width))
        }
        shown.log.onResize = {}
        if serverDies { try shown.display.crash() }
        shown.window.close()
      }
      #expect(try await waitUntil { try ownSegments() == before })
    }

    @Test(arguments: PixelPath.allOptions)
    func `a display that is gone in the middle of a frame is no harm`(options: X11WindowOptions)
      async throws
    {
      let shown = try await ShownWindow(options: options)
      try await shown.waitForWord()
      var failure: (any Error)?
      let whole = shown.whole
      // The first exposure's pixels may still be read.
      try await shown.fillWhenFree(0)
      let isLent = shown.window.withBackBuffer(for: [whole]) { surface in
        do { try shown.display.crash() } catch { failure = error }
        for index in 0..<whole.width { surface.pixels[index] = 0xFF00_FF00 }
      }
      #expect(isLent)
      #expect(failure == nil)
      shown.window.present([whole])
      #expect(try await waitUntil { shown.log.losses.count == 1 })
      #expect(!shown.fill(1))
    }

    /// Segments of System V shared memory that this process made and that are still there.
    private func ownSegments() throws -> Int {
      let table = try String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)
      let maker = String(getpid())
      return table.split(separator: "\n").count {
        let fields = $0.split(separator: " ")
        return fields.count > 4 && fields[4] == maker
      }
    }
  }
}

extension ShownWindow {
  /// Draws one color in those rectangles and presents them; `false` while no buffer is free.
  @discardableResult
  func draw(_ color: UInt32, in damage: [PixelRect]? = nil) -> Bool {
    let damage = damage ?? [whole]
    let isDrawn = window.withBackBuffer(for: damage) { surface in
      for rect in damage {
        for row in rect.y..<rect.maxY {
          let start = surface.pixels + row * surface.stride + rect.x
          start.update(repeating: 0xFF00_0000 | color, count: rect.width)
        }
      }
    }
    if isDrawn { window.present(damage) }
    return isDrawn
  }
}
