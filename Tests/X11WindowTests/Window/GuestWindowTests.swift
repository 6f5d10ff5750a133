import CX11
import DisplaySupport
import Testing
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
  }
}
