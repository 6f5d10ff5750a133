import CoreGraphics
import DisplaySupport
import Foundation
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// The mouse, moved and clicked for real.
  @Suite struct `Pointer` {
    @Test(arguments: [(1.0, 120.0, 80.0), (2.0, 60.0, 40.0), (1.25, 96.0, 64.0)])
    func `a click arrives where it was, in points`(
      scale: Double,
      x: Double,
      y: Double
    ) async throws {
      var options = X11WindowOptions()
      options.scale = scale
      let shown = try await ShownWindow(options: options)
      let before = ProcessInfo.processInfo.systemUptime
      try shown.display.click(x: 120, y: 80)
      let released = try await shown.event { event -> PointerState? in
        if case .pointerReleased(let state, .left) = event { state } else { nil }
      }
      let pressed = try await shown.event { event -> PointerState? in
        if case .pointerPressed(let state, .left) = event { state } else { nil }
      }
      let moved = try await shown.event { event -> PointerState? in
        if case .pointerMoved(let state) = event { state } else { nil }
      }
      for state in [moved, pressed, released] {
        #expect(state.location == CGPoint(x: x, y: y))
        #expect(state.modifiers == [])
        // The server counts whole milliseconds; the end of the wait is on the same clock as its start.
        #expect(state.time > before - 0.01)
        #expect(state.time <= ProcessInfo.processInfo.systemUptime)
      }
      #expect(pressed.time <= released.time)
    }

    @Test(arguments: [PointerButton.left, .middle, .right])
    func `each button is reported by its number`(button: PointerButton) async throws {
      let shown = try await ShownWindow()
      try shown.display.click(x: 10, y: 10, button: button.rawValue)
      _ = try await shown.event { event -> Bool? in
        if case .pointerPressed(_, button) = event { true } else { nil }
      }
      _ = try await shown.event { event -> Bool? in
        if case .pointerReleased(_, button) = event { true } else { nil }
      }
    }

    @Test func `all moves arrive, in order`() async throws {
      let shown = try await ShownWindow()
      for x in 1...20 { try shown.display.move(x: x * 10, y: 100) }
      let moves: () -> [Double] = {
        shown.log.events.compactMap {
          if case .pointerMoved(let state) = $0 { state.location.x } else { nil }
        }
      }
      #expect(try await waitUntil { moves().count >= 20 })
      #expect(moves() == (1...20).map { Double($0 * 10) })
    }

    @Test(arguments: [
      (4, CGVector(dx: 0, dy: WheelStep.points)), (5, CGVector(dx: 0, dy: -WheelStep.points)),
      (6, CGVector(dx: WheelStep.points, dy: 0)), (7, CGVector(dx: -WheelStep.points, dy: 0)),
    ])
    func `the wheel scrolls, and is no button`(wheel: Int, expected: CGVector) async throws {
      let shown = try await ShownWindow()
      try shown.display.click(x: 33, y: 44, button: wheel)
      let (state, delta) = try await shown.event { event -> (PointerState, CGVector)? in
        if case .scrolled(let state, let delta) = event { (state, delta) } else { nil }
      }
      #expect(delta == expected)
      #expect(state.location == CGPoint(x: 33, y: 44))
      try shown.display.click(x: 33, y: 44)
      _ = try await shown.event { event -> Bool? in
        if case .pointerReleased = event { true } else { nil }
      }
      let presses = shown.log.events.filter {
        if case .pointerPressed = $0 { true } else { false }
      }
      #expect(presses.count == 1)
    }

    @Test func `the pointer enters, leaves, and enters again`() async throws {
      let shown = try await ShownWindow()
      let crossings: () -> [String] = {
        shown.log.events.compactMap {
          switch $0 {
          case .pointerEntered(let state): "in \(state.location.x) \(state.location.y)"
          case .pointerLeft: "out"
          default: nil
          }
        }
      }
      try shown.display.move(x: 299, y: 199)
      try shown.display.move(x: 300, y: 199)
      try shown.display.move(x: 0, y: 0)
      #expect(try await waitUntil { crossings().count == 3 })
      #expect(crossings() == ["in 299.0 199.0", "out", "in 0.0 0.0"])
    }

    @Test func `a drag out of the window goes on until the button is released`() async throws {
      let shown = try await ShownWindow()
      try shown.display.move(x: 100, y: 100)
      try shown.display.press()
      try shown.display.move(x: 500, y: 400)
      try shown.display.release()
      let released = try await shown.event { event -> PointerState? in
        if case .pointerReleased(let state, .left) = event { state } else { nil }
      }
      #expect(released.location == CGPoint(x: 500, y: 400))
    }

    @Test func `a click tells which modifiers were held`() async throws {
      let shown = try await ShownWindow()
      try shown.display.move(x: 50, y: 50)
      let keys = [
        ("shift", KeyModifiers.shift), ("ctrl", .control), ("alt", .alt), ("super", .command),
      ]
      for (key, modifier) in keys {
        shown.log.events.removeAll()
        try shown.display.keyDown(key)
        try shown.display.click(x: 50, y: 50)
        try shown.display.keyUp(key)
        let pressed = try await shown.event { event -> PointerState? in
          if case .pointerPressed(let state, .left) = event { state } else { nil }
        }
        #expect(pressed.modifiers == modifier)
      }
    }
  }
}
