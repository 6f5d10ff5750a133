import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Switches: by tap, drag and key.
///
/// One at (20, 20) has its middle at x = 45.5.
final class `Switches` {
  private lazy var shown = ShownWindow()
  private var heard: [Bool] = []

  private func makeSwitch(isOn: Bool = false) -> UISwitch {
    let toggle = shown.add(UISwitch(frame: CGRect(x: 20, y: 20, width: 500, height: 1)))
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [unowned self] in heard.append(($0.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged
    )
    CATransaction.flush()
    return toggle
  }

  @Test func `its size is its own`() {
    #expect(makeSwitch().frame == CGRect(x: 20, y: 20, width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(!UISwitch().isOn)
  }

  @Test func `a tap turns it over and tells`() {
    let toggle = makeSwitch()
    var isPrimary = false
    toggle.addAction(UIAction { _ in isPrimary = true }, for: .primaryActionTriggered)
    shown.press(30, 30)
    #expect(!toggle.isOn && heard.isEmpty)
    shown.release(30, 30)
    #expect(toggle.isOn && heard == [true] && isPrimary)
    shown.click(30, 30, at: 2)
    #expect(!toggle.isOn && heard == [true, false])
  }

  @Test func `a program's change is not reported`() {
    let toggle = makeSwitch()
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn && heard.isEmpty)
  }

  @Test func `a drag takes the side where it ends, and tells only of a change`() {
    let toggle = makeSwitch()
    shown.press(30, 30)
    shown.move(60, 30)
    #expect(!toggle.isOn && heard.isEmpty)
    shown.move(30, 30)
    shown.release(30, 30)
    #expect(!toggle.isOn && heard.isEmpty)
    shown.press(30, 30, at: 2)
    shown.move(190, 30, at: 2)
    shown.release(190, 30, at: 2)
    #expect(toggle.isOn && heard == [true])
  }

  @Test func `a touch that is taken away, or leaves without a drag, changes nothing`() {
    let toggle = makeSwitch(isOn: true)
    shown.press(30, 30)
    shown.move(22, 30)
    shown.send(.focusChanged(false))
    #expect(toggle.isOn && heard.isEmpty)
    shown.press(30, 30, at: 2)
    toggle.isEnabled = false
    shown.release(30, 30, at: 2)
    shown.click(30, 30, at: 4)
    #expect(toggle.isOn && heard.isEmpty)
  }

  @Test func `a program may change it during a touch`() {
    let toggle = makeSwitch()
    shown.press(30, 30)
    toggle.isOn = true
    shown.release(30, 30)
    #expect(!toggle.isOn && heard == [false])
  }

  @Test(arguments: [KeyName.space, KeyName.enter])
  func `keys turn it over when it is first responder`(_ key: UInt32) {
    let toggle = makeSwitch()
    shown.type(key)
    #expect(!toggle.isOn)
    toggle.becomeFirstResponder()
    shown.type(key)
    #expect(toggle.isOn && heard == [true])
  }

  @Test func `its colors say whether it is on`() {
    let toggle = makeSwitch()
    let off = toggle.color(44, 15)
    #expect(toggle.color(15, 15) == 0xFFFFFF && off != 0xFFFFFF)
    toggle.isOn = true
    #expect(toggle.color(8, 15) == 0x34C759 && toggle.color(36, 15) == 0xFFFFFF)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .blue
    #expect(toggle.color(8, 15) == 0xFF0000 && toggle.color(36, 15) == 0x0000FF)
    toggle.isEnabled = false
    #expect(toggle.color(8, 15) != 0xFF0000)
  }

  @Test func `the thumb slides by the clock, and at once when that was asked for`() {
    let toggle = makeSwitch()
    let thumb = toggle.subviews[0].subviews[1]
    let start = thumb.layer.shown.position.x
    toggle.setOn(true, animated: true)
    let end = thumb.center.x
    CATransaction.flush()
    shown.advance(to: 0.1)
    let between = thumb.layer.shown.position.x
    #expect(start < between && between < end)
    toggle.setOn(false, animated: false)
    shown.advance(to: 0.15)
    #expect(thumb.layer.shown.position.x == start)
  }
}
