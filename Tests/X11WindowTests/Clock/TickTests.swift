import DisplaySupport
import FrameLoop
import Testing
import WindowSystem
import X11Window

extension OnADisplay {
  /// Frame ticks from a real server.
  @Suite struct `Ticks` {
    @Test func `Present ticks rise and are a blank apart by their own times`() async throws {
      let shown = try await ShownWindow()
      #expect(shown.window.report.usesPresent)
      let ticks = try await ticks(40, of: shown)
      #expect(shown.window.report.usesPresent)
      for (last, next) in zip(ticks, ticks.dropFirst()) {
        #expect(next.sequence > last.sequence)
        #expect(next.timestamp > last.timestamp)
      }
      // The virtual screen has 60 blanks a second, each to the millisecond; none may be lost on average.
      let blanks = Double(ticks[39].sequence - ticks[0].sequence)
      let perBlank = (ticks[39].timestamp - ticks[0].timestamp) / blanks
      #expect(abs(perBlank - 1.0 / 60) < 0.001)
      #expect(abs(shown.window.report.refreshRate - 60) < 5)
      for tick in ticks {
        let lead = tick.targetTime - tick.timestamp
        // A whole number of intervals; how many depends on how late the tick was handled.
        #expect(lead > 0.012)
      }
    }

    @Test func `without Present a timer ticks 60 times a second`() async throws {
      var options = X11WindowOptions()
      options.usesPresent = false
      let shown = try await ShownWindow(options: options)
      #expect(!shown.window.report.usesPresent)
      let ticks = try await ticks(20, of: shown)
      for (last, next) in zip(ticks, ticks.dropFirst()) {
        #expect(next.sequence > last.sequence)
        #expect(next.targetTime > next.timestamp)
        // However late the timer fires: 2e-9 is the rounding of times since the machine's start.
        let blanks = Double(next.sequence - last.sequence)
        #expect(abs(next.timestamp - last.timestamp - blanks / 60) < blanks * 2e-9)
      }
      #expect(ticks[19].timestamp <= MonotonicClock.now())
    }

    @Test func `when the server does not answer a timer ticks, until it answers again`()
      async throws
    {
      let shown = try await ShownWindow()
      _ = try await ticks(5, of: shown)
      try await settle(shown)
      try shown.display.freeze()
      defer { try? shown.display.thaw() }
      shown.log.onTick = { [weak window = shown.window] in window?.requestTick() }
      shown.window.requestTick()
      #expect(try await waitUntil { shown.log.ticks.count >= 10 })
      #expect(!shown.window.report.usesPresent)
      try shown.display.thaw()
      #expect(try await waitUntil { shown.window.report.usesPresent })
      let count = shown.log.ticks.count
      #expect(try await waitUntil { shown.log.ticks.count >= count + 5 })
      shown.log.onTick = {}
      #expect(shown.window.report.usesPresent)
      for (last, next) in zip(shown.log.ticks, shown.log.ticks.dropFirst()) {
        #expect(next.sequence > last.sequence)
      }
    }

    @Test(arguments: [true, false])
    func `one tick for any number of requests, none without`(usesPresent: Bool) async throws {
      var options = X11WindowOptions()
      options.usesPresent = usesPresent
      let shown = try await ShownWindow(options: options)
      for _ in 0..<5 { shown.window.requestTick() }
      #expect(shown.log.ticks.isEmpty, "never from inside the call")
      #expect(try await waitUntil { shown.log.ticks.count == 1 })
      // Longer than any timer here would take to tick once more.
      #expect(try await !waitUntil(seconds: 0.3) { shown.log.ticks.count > 1 })
    }

    @Test func `a window that is closed ticks no more`() async throws {
      let shown = try await ShownWindow()
      shown.window.requestTick()
      shown.window.close()
      shown.window.close()
      shown.window.requestTick()
      #expect(try await !waitUntil(seconds: 0.3) { !shown.log.ticks.isEmpty })
      #expect(!shown.fill(1))
    }

    /// Waits until the last tick that was asked for has come, and starts a new log.
    private func settle(_ shown: ShownWindow) async throws {
      let count = shown.log.ticks.count
      _ = try await waitUntil(seconds: 0.2) { shown.log.ticks.count > count }
      shown.log.ticks = []
    }

    private func ticks(_ count: Int, of shown: ShownWindow) async throws -> [FrameTick] {
      shown.log.onTick = { [weak window = shown.window] in window?.requestTick() }
      shown.window.requestTick()
      #expect(try await waitUntil { shown.log.ticks.count >= count })
      shown.log.onTick = {}
      return Array(shown.log.ticks.prefix(count))
    }
  }
}
