import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Steppers.
///
/// One at (0, 0) has its minus left of x = 47, its plus right of it.
final class `Steppers` {
  private lazy var shown = ShownWindow()
  private var heard: [Double] = []

  private func makeStepper() -> UIStepper {
    let stepper = shown.add(UIStepper())
    stepper.addAction(
      UIAction { [unowned self] in heard.append(($0.sender as? UIStepper)?.value ?? -1) },
      for: .valueChanged
    )
    return stepper
  }

  @Test func `its values are those of Apple's`() {
    let stepper = UIStepper()
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
  }

  @Test func `a press steps, but not beyond the ends`() {
    let stepper = makeStepper()
    stepper.maximumValue = 2
    for time in 0..<4 { shown.click(80, 10, at: Double(time)) }
    #expect(stepper.value == 2 && heard == [1, 2])
    stepper.stepValue = 5
    shown.click(10, 10, at: 10)
    shown.click(10, 10, at: 12)
    #expect(stepper.value == 0 && heard == [1, 2, 0])
  }

  @Test func `one that wraps goes from one end to the other`() {
    let stepper = makeStepper()
    (stepper.wraps, stepper.maximumValue) = (true, 10)
    shown.click(10, 10)
    shown.click(80, 10, at: 2)
    #expect(heard == [10, 0])
  }

  @Test func `what is no value or step changes nothing`() {
    let stepper = makeStepper()
    stepper.value = .nan
    (stepper.minimumValue, stepper.maximumValue) = (.nan, .infinity)
    for bad in [Double.nan, .infinity, 0, -1] { stepper.stepValue = bad }
    #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.minimumValue = 200
    #expect(stepper.value == 200 && stepper.maximumValue == 200)
    shown.click(80, 10)
    #expect(stepper.value == 200 && heard.isEmpty)
  }

  @Test func `one that is not continuous sends its event at the end, and keys step too`() {
    let stepper = makeStepper()
    stepper.isContinuous = false
    shown.press(80, 10)
    #expect(stepper.value == 1 && heard.isEmpty)
    shown.release(80, 10)
    #expect(heard == [1])
    stepper.becomeFirstResponder()
    shown.type(KeyName.up)
    shown.type(KeyName.left)
    shown.type(KeyName.left)
    shown.type(KeyName.left)
    #expect(heard == [1, 2, 1, 0])
  }

  @Test func `a stepper that leaves while it is held steps no more`() {
    let stepper = makeStepper()
    shown.press(80, 10)
    stepper.removeFromSuperview()
    shown.advance(to: 5)
    shown.advance(to: 6)
    shown.release(80, 10)
    #expect(stepper.value == 1 && heard == [1])
  }

  /// Held, it waits half a second and then steps ten times a second, by the screen's blanks.
  @Test func `a button that is held repeats, until it is released or left`() {
    let links = DisplayLinks.shared
    DisplayLinks.shared = DisplayLinks()
    defer { DisplayLinks.shared = links }
    let clock = DisplayLinkClock()
    var blank = 0
    func pass(_ blanks: Int) {
      for _ in 0..<blanks {
        let time = Double(blank) / 60
        clock.fire(
          at: ScreenBlank(timestamp: time, targetTimestamp: time + 1.0 / 60, interval: 1.0 / 60)
        )
        blank += 1
      }
    }
    let stepper = makeStepper()
    shown.press(80, 10)
    pass(28)
    #expect(stepper.value == 1)
    // To 59 sixtieths: steps at 0.5, 0.6 … 0.9 s.
    pass(31)
    #expect(stepper.value == 6)
    shown.move(190, 190)
    pass(30)
    #expect(stepper.value == 6)
    shown.release(190, 190)
    pass(60)
    #expect(stepper.value == 6 && heard == [1, 2, 3, 4, 5, 6])
    stepper.autorepeat = false
    shown.press(10, 10, at: 9)
    pass(60)
    #expect(stepper.value == 5)
    shown.release(10, 10, at: 9)
  }
}
