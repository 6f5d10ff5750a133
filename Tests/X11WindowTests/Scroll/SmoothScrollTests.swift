import CoreGraphics
import DisplaySupport
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// A device that scrolls by valuators, turned for real.
  @Suite(
    .enabled(
      if: ScrollingDisplay.isAvailable,
      "needs an Xorg that starts, with its drivers dummy and inputtest (.ci/xorg)"
    )
  )
  struct `Smooth scrolling` {
    /// A window on a server with such a device, and the pointer in it.
    private final class Room {
      // The server goes last: Xlib ends a process that outlives it.
      let pointer: FakePointer
      let window: X11Window
      let connection: X11Connection
      let log = StageLog()
      let server: ScrollingDisplay

      init() async throws {
        server = try ScrollingDisplay()
        connection = try X11Connection(displayName: server.name)
        window = try X11Window(connection: connection, title: "Test", width: 300, height: 200)
        window.delegate = log
        pointer = try FakePointer(displayName: server.name)
        pointer.move(x: 700, y: 500)
        try window.show()
        enter(50)
        #expect(try await waitUntil { self.moves > 0 })
      }

      isolated deinit { window.close() }

      func enter(_ x: Int32) { pointer.move(x: x, y: 60) }

      var moves: Int { log.events.count { if case .pointerMoved = $0 { true } else { false } } }

      /// What has scrolled, in points.
      var deltas: [CGVector] {
        log.events.compactMap { if case .scrolled(_, let delta) = $0 { delta } else { nil } }
      }

      /// Waits for a move that comes after all that was done before.
      func settle(_ x: Int32) async throws {
        let count = moves
        enter(x)
        #expect(try await waitUntil { self.moves > count })
      }
    }

    /// Each step of the wheel is reported once, though the server makes button presses of it too.
    @Test func `tells parts of a notch, each once, in order`() async throws {
      let room = try await Room()
      let device = room.server.device
      for down in [0.5, 0.25, 1, -0.125, 3] { device.scroll(down: down) }
      device.scroll(right: 0.5)
      device.scroll(right: -2, down: 1)
      try await room.settle(60)
      #expect(
        room.deltas == [
          CGVector(dx: 0, dy: -24), CGVector(dx: 0, dy: -12), CGVector(dx: 0, dy: -48),
          CGVector(dx: 0, dy: 6), CGVector(dx: 0, dy: -144), CGVector(dx: -24, dy: 0),
          CGVector(dx: 96, dy: -48),
        ]
      )
    }

    @Test func `knows nothing of turns elsewhere`() async throws {
      let room = try await Room()
      let device = room.server.device
      device.scroll(down: 0.5)
      room.pointer.move(x: 700, y: 500)
      for _ in 0..<5 { device.scroll(down: 7) }
      try await room.settle(70)
      device.scroll(down: 0.25)
      try await room.settle(80)
      #expect(room.deltas == [CGVector(dx: 0, dy: -24), CGVector(dx: 0, dy: -12)])
    }

    /// The pointer of XTEST has buttons only: the server reports the device.
    @Test func `goes with a wheel of buttons, each turn reported once`() async throws {
      let room = try await Room()
      let device = room.server.device
      device.scroll(down: 0.5)
      for x in [55, 65] as [Int32] {
        room.pointer.press(true, button: 5)
        room.pointer.press(false, button: 5)
        // With a move the presses before it are done, too.
        room.enter(x)
        device.scroll(down: 0.5)
      }
      try await room.settle(70)
      let (notch, half) = (CGVector(dx: 0, dy: -48), CGVector(dx: 0, dy: -24))
      #expect(room.deltas == [half, notch, half, notch, half])
    }

    /// While a button is held the server tells of buttons only; after that all goes on as before.
    @Test func `goes by notches while a button is held`() async throws {
      let room = try await Room()
      let device = room.server.device
      room.pointer.press(true)
      device.scroll(down: 1)
      device.scroll(down: 1)
      room.pointer.press(false)
      try await room.settle(70)
      #expect(room.deltas == [CGVector(dx: 0, dy: -48), CGVector(dx: 0, dy: -48)])
      device.scroll(down: 0.25)
      try await room.settle(80)
      #expect(room.deltas.last == CGVector(dx: 0, dy: -12) && room.deltas.count == 3)
    }
  }
}
