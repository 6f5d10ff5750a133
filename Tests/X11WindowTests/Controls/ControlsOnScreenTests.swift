import CoreGraphics
import DisplaySupport
import QuartzCore
import FrameLoop
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Controls in a real window, worked with a real mouse and real keys.
  @Suite struct `Controls on screen` {
    @Test func `a click presses a button, whose press is seen`() async throws {
      let shown = try ControlWindow()
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      let heard = shown.note(button, [.touchDown, .touchUpInside, .primaryActionTriggered])
      try await shown.show(button)
      let tint: UInt32 = 0x007AFF
      #expect(try await shown.comes { $0[30, 40] == tint })
      try shown.display.move(x: 60, y: 40)
      try shown.display.press()
      #expect(try await shown.comes { $0[30, 40] != tint })
      try shown.display.release()
      #expect(try await waitUntil { heard.events.count == 3 })
      #expect(heard.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
      #expect(try await shown.comes { $0[30, 40] == tint })
    }

    /// The button ends at x = 120, and its slop 70 points further on (V10, peer 183).
    @Test func `a drag out of a button and back is reported in order`() async throws {
      let shown = try ControlWindow()
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
      let heard = shown.note(
        button,
        [.touchDragOutside, .touchDragExit, .touchDragInside, .touchDragEnter, .touchUpOutside]
      )
      try await shown.show(button)
      try shown.display.move(x: 60, y: 40)
      try shown.display.press()
      // Moves that come between two blanks are reported as one: each is waited for.
      for (x, count) in [(200, 2), (70, 4), (210, 6)] {
        try shown.display.move(x: x, y: 40)
        #expect(try await waitUntil { heard.events.count == count })
      }
      try shown.display.release()
      #expect(try await waitUntil { heard.events.count == 7 })
      #expect(
        heard.events == [
          .touchDragOutside, .touchDragExit, .touchDragInside, .touchDragEnter, .touchDragOutside,
          .touchDragExit, .touchUpOutside,
        ]
      )
    }

    @Test func `a click turns a switch over, with its color`() async throws {
      let shown = try ControlWindow()
      let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      let heard = shown.note(toggle, .valueChanged)
      try await shown.show(toggle)
      try shown.display.click(x: 30, y: 35)
      #expect(try await waitUntil { heard.events.count == 1 })
      #expect(toggle.isOn)
      // Green at the left once the thumb has come to the right.
      #expect(try await shown.comes { $0[28, 35] == 0x34C759 && $0[56, 35] == 0xFFFFFF })
      try shown.display.click(x: 30, y: 35)
      #expect(try await waitUntil { heard.events.count == 2 })
      #expect(!toggle.isOn)
    }

    /// Of 126 points with a thumb of 26: a point is a hundredth.
    @Test func `a drag moves a slider`() async throws {
      let shown = try ControlWindow()
      let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 126, height: 34))
      try await shown.show(slider)
      // Else the keyboard, on a server without a window manager, leaves the window with the pointer: that cancels.
      try shown.focus(slider)
      try shown.display.move(x: 33, y: 37)
      try shown.display.press()
      try shown.display.move(x: 83, y: 37)
      #expect(try await waitUntil { slider.value == 0.5 })
      #expect(try await shown.comes { $0[50, 37] == 0x007AFF })
      // Out of the window, with the button held.
      try shown.display.move(x: 390, y: 290)
      try shown.display.release()
      #expect(try await waitUntil { slider.value == 1 && !slider.isTracking })
    }

    @Test func `a click chooses a segment, and arrow keys the next`() async throws {
      let shown = try ControlWindow()
      let segments = UISegmentedControl(items: ["A", "B", "C"])
      segments.frame = CGRect(x: 10, y: 20, width: 180, height: 32)
      try await shown.show(segments)
      try shown.display.click(x: 100, y: 36)
      #expect(try await waitUntil { segments.selectedSegmentIndex == 1 })
      #expect(try await shown.comes { $0[76, 36] == 0xFFFFFF })
      try shown.focus(segments)
      try shown.display.key("Right")
      #expect(try await waitUntil { segments.selectedSegmentIndex == 2 })
    }

    /// The minus is dim while the value is the least.
    @Test func `clicks and a held button step a stepper`() async throws {
      let shown = try ControlWindow()
      let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
      let heard = shown.note(stepper, .valueChanged)
      try await shown.show(stepper)
      let tint: UInt32 = 0x007AFF
      #expect(try await shown.comes { $0[90, 36] == tint && $0[43, 36] != tint })
      try shown.display.click(x: 90, y: 36)
      #expect(try await waitUntil { heard.events.count == 1 })
      #expect(stepper.value == 1)
      #expect(try await shown.comes { $0[43, 36] == tint })
      try shown.display.click(x: 43, y: 36)
      #expect(try await waitUntil { heard.events.count == 2 })
      #expect(stepper.value == 0)
      // Held it repeats, until it is released.
      try shown.display.move(x: 90, y: 36)
      try shown.display.press()
      #expect(try await waitUntil { stepper.value >= 3 })
      try shown.display.release()
      #expect(try await waitUntil { !stepper.isTracking })
    }

    @Test func `Space and Return press what has the focus, arrows move it`() async throws {
      let shown = try ControlWindow()
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 20, y: 10, width: 100, height: 30)
      let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 126, height: 34))
      let heard = shown.note(button, .touchUpInside)
      try await shown.show(button)
      try await shown.show(slider)
      try shown.focus(button)
      for (count, key) in ["space", "Return"].enumerated() {
        try shown.display.key(key)
        #expect(try await waitUntil { heard.events.count == count + 1 })
      }
      try shown.focus(slider)
      try shown.display.key("Right")
      try shown.display.key("Up")
      #expect(try await waitUntil { abs(slider.value - 0.1) < 1e-6 })
      #expect(heard.events.count == 2)
    }
  }
}

/// The events that a control sent.
private final class HeardEvents {
  var events: [UIControl.Event] = []
}

/// A stage in a window of 220 × 100 points at the top left of a display of its own.
private final class ControlWindow {
  let display: VirtualDisplay
  private let window: X11Window
  private let stage: WindowStage
  private let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 100))

  init() throws {
    display = try VirtualDisplay(width: 400, height: 300)
    window = try X11Window(
      connection: X11Connection(displayName: display.name),
      title: "Test",
      width: 220,
      height: 100,
      options: X11WindowOptions()
    )
    UIView.setAnimationsEnabled(true)
    scene.makeKeyAndVisible()
    stage = WindowStage(window: window, scene: scene)
    CATransaction.flush()
    stage.runFrame(for: MediaClock.now)
    try window.show()
  }

  isolated deinit {
    window.close()
    scene.isHidden = true
    CATransaction.flush()
  }

  /// Puts a control in, and waits until its window can be seen.
  func show(_ control: UIControl) async throws {
    scene.addSubview(control)
    CATransaction.flush()
    #expect(try await comes { $0[1, 1] == 0xFFFFFF })
  }

  /// Writes down which of some events a control tells of, one by one.
  func note(_ control: UIControl, _ events: [UIControl.Event]) -> HeardEvents {
    let heard = HeardEvents()
    for event in events {
      control.addAction(UIAction { _ in heard.events.append(event) }, for: event)
    }
    return heard
  }

  func note(_ control: UIControl, _ event: UIControl.Event) -> HeardEvents {
    note(control, [event])
  }

  /// Gives a control the keys, and the window the keyboard.
  func focus(_ control: UIControl) throws {
    #expect(control.becomeFirstResponder())
    try display.focus(window: window.id)
  }

  /// Waits for a screenshot that meets a condition.
  func comes(_ isWanted: (Screenshot) -> Bool) async throws -> Bool {
    try await waitUntil { isWanted(try self.display.screenshot()) }
  }
}
