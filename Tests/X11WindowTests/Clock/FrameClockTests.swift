import DisplaySupport
import Testing
import WindowSystem
import X11Window

/// The frame clock alone, with a server that is made up: a real one loses no report when it is asked to.
struct `Frame clock` {
  @Test func `asks again for a blank whose report is lost, and trusts the server again then`()
    async throws
  {
    var asked = 0
    var ticks = 0
    let present = FrameClock.Present(ask: { _ in asked += 1 }, readEvents: {})
    let clock = FrameClock(refreshRate: 60, present: present)
    defer { clock.stop() }
    clock.onTick = { [weak clock] _ in
      ticks += 1
      clock?.request()
    }
    clock.request()
    #expect(asked == 1)
    // By the timer.
    #expect(try await waitUntil { ticks >= 3 })
    #expect(!clock.usesPresent)
    #expect(try await waitUntil { asked >= 2 })
    let before = asked
    clock.blankCame(msc: 100, ust: MonotonicClock.now())
    clock.deliverPending()
    #expect(clock.usesPresent)
    #expect(asked == before + 1)
  }
}
