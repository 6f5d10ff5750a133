import CoreGraphics
import Testing
import UIKit
import WindowSystem

/// Buttons of the mouse beyond the third: those at the thumb, and more.
final class `More buttons` {
  private lazy var room = ShownWindow()

  private final class Watching: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began \(event?.buttonMask.rawValue ?? -1)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("moved \(event?.buttonMask.rawValue ?? -1)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended \(event?.buttonMask.rawValue ?? -1)")
    }
  }

  /// X counts the wheel as buttons 4 … 7, other systems do not.
  @Test(arguments: [(1, 1), (3, 2), (2, 3), (8, 4), (9, 5), (10, 6), (20, 16), (255, 0)])
  func `have bits of their own`(number: Int, expected: Int) throws {
    let button = try #require(PointerButton(rawValue: number))
    let mask = expected == 0 ? [] : UIEvent.ButtonMask.button(expected)
    #expect(UIEvent.ButtonMask(button) == mask)
  }

  @Test(arguments: [0, -1, 4, 5, 6, 7, 256])
  func `are none of the wheel's`(number: Int) {
    #expect(PointerButton(rawValue: number) == nil)
  }

  /// A press of the back button touches nothing; while the left one does, it is in the mask.
  @Test func `touch nothing by themselves`() {
    let view = room.add(Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let back = UIEvent.ButtonMask.button(4).rawValue
    room.send(.pointerPressed(room.pointer(10, 10, 0), button: .back))
    room.move(20, 20, at: 0.1)
    #expect(view.calls.isEmpty)
    room.press(20, 20, at: 0.2)
    room.move(30, 20, at: 0.3)
    room.send(.pointerReleased(room.pointer(30, 20, 0.4), button: .back))
    room.move(40, 20, at: 0.5)
    room.release(40, 20, at: 0.6)
    #expect(view.calls == ["began \(1 | back)", "moved \(1 | back)", "moved 1", "ended 0"])
  }

  @Test func `are for recognizers that ask for them`() {
    let view = room.add()
    let log = GestureLog()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.buttonMaskRequired = .button(5)
    for (time, button) in [(0.0, PointerButton.forward), (2, .back), (4, .left)] {
      room.send(.pointerPressed(room.pointer(10, 10, time), button: button))
      room.send(.pointerReleased(room.pointer(10, 10, time + 0.1), button: button))
      room.advance(to: time + 1)
    }
    #expect(log.heard == ["tap ended"])
  }
}
