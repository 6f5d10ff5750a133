import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Sliders: values, drags and keys.
///
/// One at (20, 20) of 126 points has a thumb of 26, so that it moves by 100.
final class `Sliders` {
  private lazy var shown = ShownWindow()
  private var heard: [Float] = []

  private func makeSlider() -> UISlider {
    let slider = shown.add(UISlider(frame: CGRect(x: 20, y: 20, width: 126, height: 34)))
    slider.addAction(
      UIAction { [unowned self] in heard.append(($0.sender as? UISlider)?.value ?? -1) },
      for: .valueChanged
    )
    return slider
  }

  @Test func `its values are those of Apple's`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous && slider.minimumTrackTintColor == nil)
  }

  @Test func `the value stays in the range`() {
    let slider = makeSlider()
    (slider.minimumValue, slider.maximumValue) = (-2, 2)
    for (set, value) in [(1, 1), (3, 2), (-.infinity, -2), (.infinity, 2), (.nan, 2)]
      as [(Float, Float)]
    {
      slider.value = set
      #expect(slider.value == value)
    }
    slider.maximumValue = 1
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = -3
    #expect(slider.minimumValue == -3 && slider.value == -3)
    for bad in [Float.nan, .infinity, -.infinity] {
      (slider.minimumValue, slider.maximumValue) = (bad, bad)
    }
    #expect(slider.minimumValue == -3 && slider.maximumValue == -3 && heard.isEmpty)
  }

  @Test func `the widest range does not overflow`() {
    let slider = makeSlider()
    let most = Float.greatestFiniteMagnitude
    (slider.minimumValue, slider.maximumValue) = (-most, most)
    slider.value = 0
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb.midX == 63)
    shown.press(83, 37)
    shown.move(133, 37)
    #expect(slider.value == most)
    shown.move(58, 37)
    #expect(slider.value < 0 && slider.value.isFinite)
  }

  @Test func `a drag from the thumb moves the value by as much`() {
    let slider = makeSlider()
    slider.value = 0.5
    // Gripped off the thumb's middle, which does not jump to the touch.
    shown.press(88, 37)
    #expect(slider.value == 0.5 && heard.isEmpty && slider.isTracking)
    shown.move(113, 37)
    #expect(abs(slider.value - 0.75) < 1e-6 && heard.count == 1)
    shown.move(199, 150)
    shown.move(190, 150)
    shown.move(3, 37)
    shown.release(3, 37)
    #expect(slider.value == 0 && heard.count == 3 && heard.suffix(2) == [1, 0])
  }

  @Test func `a touch beside the thumb does nothing`() {
    let slider = makeSlider()
    shown.press(100, 37)
    shown.move(120, 37)
    shown.release(120, 37)
    #expect(slider.value == 0 && heard.isEmpty && !slider.isTracking)
  }

  @Test func `one that is not continuous sends its event at the end`() {
    let slider = makeSlider()
    slider.isContinuous = false
    shown.press(33, 37)
    shown.move(53, 37)
    shown.move(83, 37)
    #expect(slider.value == 0.5 && heard.isEmpty)
    shown.release(83, 37)
    #expect(heard == [0.5])
    shown.click(83, 37, at: 3)
    #expect(heard == [0.5])
  }

  @Test func `a drag ends when the slider is disabled or loses the focus`() {
    let slider = makeSlider()
    for end in 0..<2 {
      slider.value = 0
      (slider.isEnabled, heard) = (true, [])
      shown.press(33, 37, at: Double(end))
      shown.move(43, 37)
      if end == 0 { slider.isEnabled = false } else { shown.send(.focusChanged(false)) }
      shown.move(83, 37)
      shown.release(83, 37)
      #expect(abs(slider.value - 0.1) < 1e-6 && heard.count == 1)
    }
  }

  @Test func `arrow keys move it by a twentieth, and go on while held`() {
    let slider = makeSlider()
    shown.type(KeyName.right)
    #expect(slider.value == 0)
    slider.becomeFirstResponder()
    shown.type(KeyName.right)
    #expect(abs(slider.value - 0.05) < 1e-6)
    let up = KeyState(keysym: KeyName.up, time: 0)
    shown.send(.keyPressed(up, isRepeat: false))
    shown.send(.keyPressed(up, isRepeat: true))
    shown.send(.keyReleased(up))
    #expect(abs(slider.value - 0.15) < 1e-6 && heard.count == 3)
    shown.type(KeyName.down)
    for _ in 0..<5 { shown.type(KeyName.left) }
    #expect(slider.value == 0)
    let count = heard.count
    shown.type(KeyName.left)
    #expect(slider.value == 0 && heard.count == count)
  }

  @Test func `its colors are on the sides of the thumb`() {
    let slider = makeSlider()
    slider.value = 0.5
    let rest = slider.color(110, 17)
    #expect(slider.color(20, 17) == 0x007AFF && rest != 0xFFFFFF && rest != 0x007AFF)
    #expect(slider.color(63, 17) == 0xFFFFFF && slider.color(20, 8) == 0xFFFFFF)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    #expect([20, 110, 63].map { slider.color($0, 17) } == [0xFF0000, 0x00FF00, 0x0000FF])
    slider.minimumTrackTintColor = nil
    slider.tintColor = .yellow
    #expect(slider.color(20, 17) == 0xFFFF00)
  }

  @Test func `a value that is set slides there by the clock`() {
    let slider = makeSlider()
    let thumb = slider.subviews[0].subviews[2]
    CATransaction.flush()
    slider.setValue(1, animated: true)
    #expect(slider.value == 1 && thumb.center.x == 113)
    CATransaction.flush()
    shown.advance(to: 0.1)
    let between = thumb.layer.shown.position.x
    #expect(between > 13 && between < 113)
    shown.advance(to: 1)
    #expect(thumb.layer.shown.position.x == 113 && heard.isEmpty)
  }
}

/// Bars that show how far something is.
final class `Progress` {
  @Test func `progress stays between 0 and 1`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    for (set, value) in [(0.5, 0.5), (2, 1), (.nan, 1), (-1, 0), (.infinity, 1)] as [(Float, Float)]
    {
      bar.progress = set
      #expect(bar.progress == value)
    }
    #expect(bar.progressViewStyle == .bar && bar.intrinsicContentSize.height == 4)
  }

  @Test func `what is done is in its color, as far as it is`() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    (bar.progressTintColor, bar.trackTintColor) = (.red, .green)
    bar.progress = 0.5
    #expect(bar.color(40, 2) == 0xFF0000 && bar.color(60, 2) == 0x00FF00)
    bar.progressTintColor = nil
    #expect(bar.color(40, 2) == 0x007AFF)
  }

  @Test func `it gets there by the clock`() {
    let shown = ShownWindow()
    let bar = shown.add(UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)))
    bar.setProgress(1, animated: true)
    CATransaction.flush()
    shown.advance(to: 0.1)
    let width = bar.subviews[1].layer.shown.bounds.width
    #expect(width > 0 && width < 100 && bar.progress == 1)
  }
}
