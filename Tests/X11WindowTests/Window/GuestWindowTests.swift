import CX11
import DisplaySupport
import Testing
import WindowSystem
import X11Window

extension OnADisplay {
  /// Windows of other processes in one of ours.
  @Suite struct `Guest windows` {
    /// A program that has one window in another program's.
    private func guest(of shown: ShownWindow) throws -> (client: OtherClient, id: UInt) {
      let client = try OtherClient(display: shown.display)
      let id = XCreateSimpleWindow(client.display, shown.window.id, 0, 0, 20, 20, 0, 0, 0xFF0000)
      XMapWindow(client.display, id)
      XSync(client.display, 0)
      return (client, id)
    }

    /// Whether the server still serves a program.
    private func isServed(_ client: OtherClient, _ id: UInt, at shown: ShownWindow) async throws
      -> Bool
    {
      try await shown.waitForWord()
      return GuestWindow(id: id, in: shown.window).stillPicture() != nil
    }

    @Test func `are removed when their program has ended and left them`() async throws {
      let shown = try await ShownWindow(color: 0x102030)
      let id = try {
        let (client, id) = try guest(of: shown)
        XSetCloseDownMode(client.display, RetainTemporary)
        XSync(client.display, 0)
        return id
      }()
      // Its program has ended, and has left its window.
      try await shown.expectPixel(10, 10, 0xFF0000)
      GuestWindow(id: id, in: shown.window).remove()
      shown.fill(0x102030)
      shown.window.present([shown.whole])
      try await shown.expectPixel(10, 10, 0x102030)
    }

    @Test func `of a program that has ended are not taken for the next one's with their number`()
      async throws
    {
      let shown = try await ShownWindow()
      let (id, ended) = try {
        let (_, id) = try guest(of: shown)
        return (id, GuestWindow(id: id, in: shown.window))
      }()
      let next = try guest(of: shown)
      // The server gives a connection the lowest free range of numbers.
      try #require(next.id == id)
      ended.remove()
      #expect(try await isServed(next.client, next.id, at: shown))
    }

    /// However late the program of the inner window reads what has come.
    @Test func `know of each key whether the window around them keeps it`() async throws {
      let shown = try await ShownWindow()
      let log = StageLog()
      let connection = try X11Connection(displayName: shown.display.name)
      var options = X11WindowOptions()
      (options.parent, options.hearsParentsKeys) = (shown.window.id, true)
      shown.window.keepsKeys = true
      try await shown.waitForWord()
      let inner = try X11Window(
        connection: connection,
        title: "Inner",
        width: 50,
        height: 50,
        options: options
      )
      var kept: [Bool] = []
      log.onEvent = { [weak inner] event in
        guard case .keyPressed(_, false) = event, let inner else { return }
        kept.append(inner.parentKeepsKeys)
      }
      inner.delegate = log
      defer { inner.close() }
      try inner.show()
      #expect(inner.parentKeepsKeys)
      try shown.display.focus(window: shown.window.id)
      for keeps in [true, false, false, true, false] {
        shown.window.keepsKeys = keeps
        // A round trip: it has reached the server.
        _ = shown.connection.screenSize
        try shown.display.key("a")
      }
      #expect(kept.isEmpty, "nothing has been read")
      #expect(try await waitUntil { kept.count == 5 })
      #expect(kept == [true, false, false, true, false])
    }
  }
}
