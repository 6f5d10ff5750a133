import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// What a control makes of a touch (V9, V10, peer 183).
struct `Control tracking` {
  /// Writes down every event it tells, by name.
  private class Noting: UIControl {
    var heard: [String] = []
    var begins = true
    var goesOn = true

    override init(frame: CGRect) {
      super.init(frame: frame)
      let names: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragIn", .touchDragInside),
        ("dragOut", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
        ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
        ("primary", .primaryActionTriggered),
      ]
      for (name, event) in names {
        addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      heard.append("end \(isTracking)")
    }
    override func cancelTracking(with event: UIEvent?) {
      heard.append("cancelled \(event == nil ? "without" : "by") event")
    }
  }

  private func makeNoting() -> (ShownWindow, Noting) {
    let shown = ShownWindow()
    return (shown, shown.add(Noting(frame: CGRect(x: 20, y: 20, width: 40, height: 40))))
  }

  @Test func `a click is down, end, up inside`() {
    let (shown, control) = makeNoting()
    shown.press(30, 30)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    shown.release(30, 30)
    #expect(control.heard == ["down", "end true", "upInside"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  /// Peer 183: dragIn, dragOut, exit, dragIn, enter, dragOut, exit, upOutside.
  @Test func `drags are sent before the crossing of an edge (peer 183)`() {
    let (shown, control) = makeNoting()
    shown.press(30, 30)
    for x in [40.0, 190, 50, 195] { shown.move(x, 30) }
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    shown.release(195, 30)
    #expect(
      control.heard == [
        "down", "dragIn", "dragOut", "exit", "dragIn", "enter", "dragOut", "exit", "end true",
        "upOutside",
      ]
    )
  }

  /// The control ends at x = 60.
  @Test(arguments: [(129.0, "upInside"), (131, "upOutside")])
  func `a touch counts as inside up to 70 points outside (V10)`(_ x: Double, _ up: String) {
    let (shown, control) = makeNoting()
    shown.press(30, 30)
    shown.release(x, 30)
    #expect(control.heard.last == up)
  }

  @Test func `a second press soon after is sent as a repeat too`() {
    let (shown, control) = makeNoting()
    shown.click(30, 30, at: 1)
    shown.click(30, 30, at: 1.2)
    #expect(
      control.heard == [
        "down", "end true", "upInside", "down", "repeat", "end true", "upInside",
      ]
    )
  }

  @Test func `a control that does not begin hears no more`() {
    let (shown, control) = makeNoting()
    control.begins = false
    shown.press(30, 30)
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    shown.move(35, 30)
    shown.release(35, 30)
    #expect(control.heard.isEmpty)
  }

  @Test func `a control that does not go on hears no more`() {
    let (shown, control) = makeNoting()
    shown.press(30, 30)
    control.goesOn = false
    shown.move(35, 30)
    #expect(!control.isTracking && !control.isHighlighted)
    shown.release(35, 30)
    #expect(control.heard == ["down"])
  }

  @Test func `losing the focus cancels`() {
    let (shown, control) = makeNoting()
    shown.press(30, 30)
    shown.send(.focusChanged(false))
    shown.release(30, 30)
    #expect(control.heard == ["down", "cancelled by event", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `being disabled cancels, and a disabled control keeps touches to itself`() {
    let shown = ShownWindow()
    let behind = shown.add(Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let control = Noting(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    behind.addSubview(control)
    shown.press(30, 30)
    control.isEnabled = false
    #expect(control.state == .disabled)
    shown.move(35, 30)
    shown.release(35, 30)
    #expect(control.heard == ["down", "cancelled without event", "cancel"])
    shown.click(30, 30)
    #expect(control.heard.count == 3 && behind.heard.isEmpty)
  }

  @Test func `leaving the window cancels, also with a view above`() {
    let shown = ShownWindow()
    let outer = shown.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = Noting(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    outer.addSubview(control)
    shown.press(30, 30)
    outer.removeFromSuperview()
    #expect(control.heard == ["down", "cancelled without event", "cancel"])
    shown.window.addSubview(outer)
    shown.release(30, 30)
    #expect(control.heard.count == 3)
    shown.click(30, 30)
    #expect(control.heard.last == "upInside")
  }

  @Test func `a control may leave or be disabled in its own action`() {
    let (shown, control) = makeNoting()
    control.addAction(
      UIAction { ($0.sender as? UIView)?.removeFromSuperview() },
      for: .touchUpInside
    )
    shown.click(30, 30)
    #expect(control.superview == nil && control.heard == ["down", "end true", "upInside"])
    let other = shown.add(Noting(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    other.addAction(UIAction { ($0.sender as? UIControl)?.isEnabled = false }, for: .touchDown)
    shown.click(30, 30, at: 5)
    #expect(other.heard == ["down", "cancelled without event", "cancel"])
    #expect(!other.isTracking && !other.isHighlighted)
  }

  @Test func `a drag whose action removes the control sends no more events`() {
    let (shown, control) = makeNoting()
    control.addAction(
      UIAction { ($0.sender as? UIView)?.removeFromSuperview() },
      for: .touchDragOutside
    )
    shown.press(30, 30)
    shown.move(190, 30)
    #expect(control.heard == ["down", "dragOut", "cancelled without event", "cancel"])
  }

  @Test func `a control lives until it has reported the touch`() {
    let shown = ShownWindow()
    weak var gone: UIControl?
    var heard = false
    do {
      let control = shown.add(UIControl(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
      gone = control
      let leave = UIAction { ($0.sender as? UIView)?.removeFromSuperview() }
      control.addAction(leave, for: .touchUpInside)
      control.addAction(UIAction { _ in heard = true }, for: .touchUpInside)
    }
    shown.click(30, 30)
    CATransaction.flush()
    #expect(heard && gone == nil)
  }

  @Test func `state has a bit for each`() {
    let control = UIControl()
    #expect(control.state == .normal && control.isEnabled)
    (control.isSelected, control.isHighlighted, control.isEnabled) = (true, true, false)
    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.state.rawValue == 7)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  /// What Apple documents of `UIButton` and the other controls: taps are theirs, not a gesture's behind them.
  @Test func `a tap recognizer behind a button does not take its tap`() {
    final class Counter {
      var taps = 0
      func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
    }
    let (shown, counter) = (ShownWindow(), Counter())
    let action = Selector("tapped", Counter.tapped)
    shown.window.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: action))
    let button = shown.add(UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    shown.click(30, 30, at: 1)
    #expect(presses == 1 && counter.taps == 0)
    shown.click(150, 150, at: 2)
    #expect(presses == 1 && counter.taps == 1)
    // Its own recognizer may take it.
    button.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: action))
    shown.click(30, 30, at: 3)
    #expect(presses == 1 && counter.taps == 2)
  }

  @Test(arguments: [0.0, 1])
  func `controls of hardly any size work`(_ side: Double) {
    let shown = ShownWindow()
    let frame = CGRect(x: 20, y: 20, width: side, height: side)
    let segments = UISegmentedControl(items: ["A", "B"])
    let controls: [UIControl] = [
      UIButton(configuration: .filled(), primaryAction: UIAction(title: "Title") { _ in }),
      UIButton(type: .close), UISwitch(), UISlider(), segments, UIStepper(),
    ]
    for control in controls {
      control.frame = frame
      _ = shown.add(control)
      shown.click(20.5, 20.5, at: 10)
      shown.advance(to: 20)
      control.removeFromSuperview()
    }
    #expect(controls.allSatisfy { $0.frame == frame && !$0.isTracking })
    let ends = controls.flatMap(\.subviews).map(\.frame)
    #expect(ends.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.minX.isFinite })
  }
}
