import CoreGraphics
import QuartzCore
import UIKit

/// The timeline of a scene: a press or a drag on it goes to that time.
final class ScrubTrack: UIView {
  /// Called with the time under the pointer, in seconds.
  var onScrub: (Double) -> Void = { _ in }
  /// Called when the button is pressed, and when it is released.
  var onHold: (_ isHeld: Bool) -> Void = { _ in }

  private let line = CALayer()
  private let past = CALayer()
  private let range = CALayer()
  private let knob = CALayer()
  private let marks = TimeTicks.Kind.allCases.map { ($0, CAShapeLayer()) }
  private var ticks: [TimeTicks.Tick] = []
  private var length = 1.0
  private var time = 0.0
  private var loop: ClosedRange<Double>?
  private static let thickness: CGFloat = 4
  private static let knobSide: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.cornerRadius = Self.knobSide / 2
    for (_, mark) in marks { mark.lineWidth = 2 }
    for part in [line, range, past] + marks.map(\.1) + [knob] { layer.addSublayer(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - time: The current time, in seconds.
  ///   - length: The length of the timeline, in seconds.
  ///   - loop: The part that is played in a loop, in seconds.
  ///   - ticks: What is marked.
  func show(
    time: Double,
    of length: Double,
    loop: ClosedRange<Double>?,
    ticks: [TimeTicks.Tick] = []
  ) {
    self.ticks = ticks
    (self.time, self.length, self.loop) = (time, max(length, 1e-3), loop)
    layOut()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  private func layOut() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    takeColors()
    let y = ((bounds.height - Self.thickness) / 2).rounded()
    let bar = { (start: CGFloat, end: CGFloat, extra: CGFloat) in
      CGRect(x: start, y: y - extra, width: end - start, height: Self.thickness + 2 * extra)
    }
    line.frame = bar(place(of: 0), place(of: length), 0)
    past.frame = bar(place(of: 0), place(of: time), 0)
    range.isHidden = loop == nil
    if let loop { range.frame = bar(place(of: loop.lowerBound), place(of: loop.upperBound), 3) }
    for (kind, mark) in marks {
      let times = ticks.filter { $0.kind == kind && $0.time <= length }.map(\.time)
      let path = CGMutablePath()
      for time in times {
        let x = place(of: time).rounded()
        path.move(to: CGPoint(x: x, y: y + kind.rows.lowerBound))
        path.addLine(to: CGPoint(x: x, y: y + kind.rows.upperBound))
      }
      mark.path = times.isEmpty ? nil : path
    }
    knob.frame = CGRect(
      x: place(of: time) - Self.knobSide / 2,
      y: (bounds.height - Self.knobSide) / 2,
      width: Self.knobSide,
      height: Self.knobSide
    )
    CATransaction.commit()
  }

  /// Layers do not follow the desktop's appearance by themselves.
  private func takeColors() {
    line.backgroundColor = PanelStyle.raised.cgColor
    past.backgroundColor = PanelStyle.accent.cgColor
    range.backgroundColor = PanelStyle.color(0x9AA5BC, dark: 0x66738C).cgColor
    knob.backgroundColor = PanelStyle.text.cgColor
    for (kind, mark) in marks { mark.strokeColor = kind.color.cgColor }
  }

  /// Half a knob stays free at both ends.
  private func place(of time: Double) -> CGFloat {
    let room = max(0, bounds.width - Self.knobSide)
    return Self.knobSide / 2 + room * CGFloat(min(max(time / length, 0), 1))
  }

  private func time(at x: CGFloat) -> Double {
    let room = max(1, bounds.width - Self.knobSide)
    return Double(min(max((x - Self.knobSide / 2) / room, 0), 1)) * length
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onHold(true)
    scrub(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scrub(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    scrub(touches)
    onHold(false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onHold(false) }

  private func scrub(_ touches: Set<UITouch>) {
    if let touch = touches.first { onScrub(time(at: touch.location(in: self).x)) }
  }
}
