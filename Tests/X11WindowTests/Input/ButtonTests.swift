import CoreGraphics
import DisplaySupport
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// All ten buttons of a mouse, pressed for real.
  @Suite struct `Ten buttons` {
    /// The reported and the actual input of a window: "+8", "-8", and "wheel".
    private func told(_ shown: ShownWindow) -> [String] {
      shown.log.events.compactMap {
        switch $0 {
        case .pointerPressed(_, let button): "+\(button.rawValue)"
        case .pointerReleased(_, let button): "-\(button.rawValue)"
        case .pointerCancelled: "cancelled"
        case .scrolled: "wheel"
        default: nil
        }
      }
    }

    @Test func `are reported as they go down and come up, in any order`() async throws {
      let shown = try await ShownWindow()
      let pointer = try FakePointer(displayName: shown.display.name)
      pointer.move(x: 50, y: 50)
      var done: [String] = []
      for round in 0..<10 {
        // Other orders each time; seven and ten have no factor in common with three and eleven.
        let down = (0..<10).map { UInt32(($0 * 3 + round) % 10 + 1) }
        let up = (0..<10).map { UInt32(($0 * 7 + 3 * round) % 10 + 1) }
        for button in down {
          pointer.press(true, button: button)
          done.append((4...7).contains(button) ? "wheel" : "+\(button)")
          // A move between two presses contains the buttons that the server considers held.
          pointer.move(x: 50 + Int32(button), y: 50 + Int32(round))
        }
        for button in up {
          pointer.press(false, button: button)
          if !(4...7).contains(button) { done.append("-\(button)") }
          pointer.move(x: 80 + Int32(button), y: 50 + Int32(round))
        }
      }
      #expect(try await waitUntil { told(shown).count >= done.count })
      #expect(told(shown) == done)
    }

    /// However they are held: a touch is there while the left button is, and the next click finds all as it was.
    @Test func `never leave a touch behind`() async throws {
      let shown = try GestureWindow()
      let view = TouchLog(frame: shown.view.bounds)
      shown.view.addSubview(view)
      let pointer = try FakePointer(displayName: shown.display.name)
      pointer.move(x: 50, y: 60)
      for round in 0..<10 {
        for step in 0..<10 { pointer.press(true, button: UInt32((step * 3 + round) % 10 + 1)) }
        pointer.move(x: 60, y: 60 + Int32(round))
        for step in 0..<10 { pointer.press(false, button: UInt32((step * 7 + round) % 10 + 1)) }
        pointer.move(x: 50, y: 60 + Int32(round))
      }
      #expect(try await waitUntil { view.heard.count { $0 == "ended" } == 10 })
      let places = view.heard.filter { $0 != "moved" }
      #expect(places == Array(repeating: ["began", "ended"], count: 10).flatMap(\.self))
    }
  }
}

/// A view that writes down what becomes of its touches and presses.
final class TouchLog: UIView {
  private(set) var heard: [String] = []
  /// Done with each.
  var onHeard: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ what: String) {
    heard.append(what)
    onHeard(what)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("down")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("lost")
  }
}
