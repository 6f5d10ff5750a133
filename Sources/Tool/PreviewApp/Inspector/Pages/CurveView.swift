import CoreGraphics
import Foundation
import SceneProtocol
import UIKit

/// One animation: its values and times in words, and its pace as a curve with the present point on it.
final class CurveView: UIView {
  static let height: CGFloat = 168
  private var animation: InspectedAnimation?
  private static let side: CGFloat = 108

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ animation: InspectedAnimation?) {
    guard animation != self.animation else { return }
    self.animation = animation
    setNeedsDisplay()
  }

  /// What is said of the animation.
  var lines: [String] { (animation.map(Self.words) ?? []).map { "\($0.0) \($0.1)" } }

  override func draw(_ rect: CGRect) {
    Ink.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), InspectorStyle.line)
    guard let animation else { return }
    let box = CGRect(x: 14, y: 24, width: Self.side, height: Self.side)
    // (What code does has no pace that is known.)
    if animation.changes == nil { drawCurve(of: animation, in: box) }
    let x = box.maxX + 16
    var y: CGFloat = 8
    for (title, text) in Self.words(of: animation) where y + 16 < bounds.height {
      Ink.text(
        title,
        in: CGRect(x: x, y: y, width: 58, height: 16),
        InspectorStyle.dimText,
        font: InspectorStyle.smallFont
      )
      Ink.text(
        text,
        in: CGRect(x: x + 60, y: y, width: bounds.width - x - 68, height: 16),
        font: InspectorStyle.codeFont
      )
      y += 17
    }
  }

  private func drawCurve(of animation: InspectedAnimation, in box: CGRect) {
    let pace = animation.pace
    let ink = PaceInk(pace.samples, handles: pace.kind == .curve ? pace.curve : [], in: box)
    ink.draw()
    guard let progress = animation.progress, progress.isFinite else { return }
    let now = ink.point(at: progress)
    Ink.stroke(
      [CGPoint(x: now.x, y: box.maxY), now, CGPoint(x: box.minX, y: now.y)],
      InspectorStyle.difference.withAlphaComponent(0.6)
    )
    Ink.fill(
      CGRect(x: now.x - 4, y: now.y - 4, width: 8, height: 8),
      radius: 4,
      InspectorStyle.difference
    )
  }

  private static func words(of animation: InspectedAnimation) -> [(String, String)] {
    var words = [("class", animation.className)]
    if animation.changes == nil { words.append(("key", animation.key)) }
    if let path = animation.keyPath { words.append(("key path", path)) }
    if !animation.values.isEmpty {
      words.append(("values", animation.values.map(\.words).joined(separator: " → ")))
    }
    let ends = [("from", animation.from), ("to", animation.to), ("by", animation.by)]
    words += ends.compactMap { title, value in value.map { (title, $0.words) } }
    words.append(("times", times(of: animation)))
    if let changes = animation.changes {
      let rate = Double(changes) / max(animation.duration.value, 0.001)
      words.append(("set", "\(changes) times by code, \(Int(rate.rounded())) a second"))
      return words + [("state", animation.state.rawValue)]
    }
    words.append(("pace", text(animation.pace)))
    var rest = [animation.state.rawValue, "fill \(animation.fillMode)"]
    if animation.isAdditive { rest.append("additive") }
    if animation.isCumulative { rest.append("cumulative") }
    if !animation.isRemovedOnCompletion { rest.append("stays") }
    if animation.isMuted == true { rest.append("muted") }
    if let rate = animation.rate {
      rest.append(rate == 0 ? "stands still" : "\(InspectedValue.number(rate))×")
    }
    words.append(("state", rest.joined(separator: ", ")))
    return words
  }

  private static func times(of animation: InspectedAnimation) -> String {
    var text = InspectedValue.number(animation.duration.value) + " s"
    if let begin = animation.begin { text += " from \(InspectedValue.number(begin.value)) s" }
    let count = animation.repeatCount.value
    if count > 1 || count.isInfinite {
      text += count.isInfinite ? ", ∞ times" : ", \(InspectedValue.number(count)) times"
    }
    if animation.autoreverses { text += ", and back" }
    if animation.speed != 1 { text += ", speed \(InspectedValue.number(animation.speed))" }
    return text
  }

  private static func text(_ pace: InspectedPace) -> String {
    switch pace.kind {
    case .linear: return pace.name ?? "linear"
    case .curve:
      return [pace.name, "(\(pace.curve.map(InspectedValue.number).joined(separator: ", ")))"]
        .compactMap { $0 }.joined(separator: " ")
    case .spring:
      let parts = [
        ("mass", pace.mass), ("stiffness", pace.stiffness), ("damping", pace.damping),
        ("velocity", pace.initialVelocity), ("settles", pace.settlingDuration),
      ]
      return "spring, "
        + parts.compactMap { name, value in value.map { "\(name) \(InspectedValue.number($0))" } }
        .joined(separator: ", ")
    }
  }
}
