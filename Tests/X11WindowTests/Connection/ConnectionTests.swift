import DisplaySupport
import Testing
import X11Window

extension OnADisplay {
  /// Displays that are not there, and displays that go away.
  @Suite struct `Connection` {
    @Test func `a display that is not there is named in the error`() {
      #expect(throws: X11Error.cannotOpenDisplay(":1999")) {
        try X11Connection(displayName: ":1999")
      }
      #expect(
        X11Error.cannotOpenDisplay(":1999").description
          == "cannot open X display ':1999': start one, or run under `xvfb-run`"
      )
    }

    @Test(arguments: [true, false])
    func `a server that dies is reported once, and nothing crashes after`(idle: Bool) async throws {
      let shown = try await ShownWindow()
      if !idle {
        shown.log.onTick = { [weak window = shown.window] in window?.requestTick() }
        shown.window.requestTick()
        #expect(try await waitUntil { shown.log.ticks.count > 3 })
      }
      try shown.display.crash()
      #expect(try await waitUntil { !shown.log.losses.isEmpty })
      #expect(shown.log.losses.count == 1)
      #expect(shown.log.losses[0].contains(shown.display.name))
      #expect(!shown.connection.isAlive)
      #expect(throws: X11Error.connectionLost(display: shown.display.name)) {
        try shown.window.show()
      }
      let ticks = shown.log.ticks.count
      shown.window.requestTick()
      #expect(!shown.fill(1))
      shown.window.present([shown.whole])
      shown.window.title = "gone"
      #expect(try await !waitUntil(seconds: 0.3) { shown.log.ticks.count > ticks })
      shown.window.close()
      #expect(shown.log.losses.count == 1)
    }

    @Test func `a loss that a call runs into is reported later, not from inside it`() async throws {
      let shown = try await ShownWindow()
      try shown.display.crash()
      // No event was handled yet: this call is the first to meet the broken connection.
      shown.window.title = "gone"
      #expect(throws: X11Error.self) { try shown.window.show() }
      #expect(shown.log.losses.isEmpty)
      #expect(try await waitUntil { shown.log.losses.count == 1 })
    }

    @Test func `an error without a waiting call is reported, and the window lives on`() async throws
    {
      let shown = try await ShownWindow(color: 0x111111)
      let other = try OtherClient(display: shown.display)
      other.destroy(shown.window.id)
      shown.window.title = "no such window"
      #expect(try await waitUntil { !shown.strayErrors.isEmpty })
      #expect(shown.strayErrors[0].description.contains("BadWindow"))
      #expect(shown.connection.isAlive)
      #expect(shown.log.losses.isEmpty)
      let next = try X11Window(connection: shown.connection, title: "", width: 10, height: 10)
      try next.show()
    }
  }
}
