import CX11
import DisplaySupport
import Foundation
import Pixels
import Raster
import Testing
import X11Window

extension OnADisplay {
  /// What window managers ask of a window and read from it (ICCCM, EWMH).
  @Suite struct `Window manager protocols` {
    @Test func `the close button asks, and closes nothing by itself`() async throws {
      let shown = try await ShownWindow(color: 0x445566)
      let other = try OtherClient(display: shown.display)
      other.send("WM_DELETE_WINDOW", to: shown.window.id)
      #expect(try await waitUntil { shown.log.closeRequests == 1 })
      try await shown.expectPixel(5, 5, 0x445566)
    }

    /// Both are there when the window looks, as with a fast user or a slow machine.
    @Test func `a new size right before it is known by then`() async throws {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      other.resize(shown.window.id, width: 310, height: 210)
      other.send("WM_DELETE_WINDOW", to: shown.window.id)
      #expect(try await waitUntil { shown.log.closeRequests == 1 })
      #expect(shown.log.sizesAtClose == [PixelSize(width: 310, height: 210)])
      #expect(shown.log.sizes.count == 1)
    }

    @Test func `a ping is answered to the root window`() async throws {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      other.watchRoot()
      other.send("_NET_WM_PING", to: shown.window.id, data: 123_456)
      var answer: (protocolName: String, data: Int, window: Int)?
      _ = try await waitUntil {
        answer = other.nextMessage()
        return answer != nil
      }
      let got = try #require(answer)
      #expect(got.protocolName == "_NET_WM_PING")
      #expect(got.data == 123_456)
      #expect(got.window == Int(shown.window.id))
    }

    @Test func `properties say who it is`() async throws {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      let id = shown.window.id
      #expect(
        other.protocols(of: id) == ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"]
      )
      #expect(other.property("_NET_WM_PID", of: id)?.number == UInt(getpid()))
      #expect(other.property("WM_CLIENT_MACHINE", of: id)?.text.isEmpty == false)
      #expect(other.property("WM_CLASS", of: id)?.text == "pegbar\0Pegbar\0")
      #expect(other.minimumSize(of: id)?.width == 64)
      #expect(other.minimumSize(of: id)?.height == 64)
    }

    @Test func `the title is in UTF-8, and changes`() async throws {
      let shown = try await ShownWindow()
      let other = try OtherClient(display: shown.display)
      let id = shown.window.id
      #expect(other.property("_NET_WM_NAME", of: id)?.text == "Test")
      shown.window.title = "Fade – ½ × 影"
      // Another client's question may be answered before our request is.
      #expect(
        try await waitUntil { other.property("_NET_WM_NAME", of: id)?.text == "Fade – ½ × 影" }
      )
      shown.window.title = "plain"
      #expect(try await waitUntil { other.property("WM_NAME", of: id)?.text == "plain" })
    }
  }
}
