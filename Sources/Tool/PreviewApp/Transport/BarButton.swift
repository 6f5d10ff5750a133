import CoreGraphics
import QuartzCore
import UIKit

/// A button of the bar, with a drawn icon.
final class BarButton: UIView {
  enum Glyph: Equatable { case play, pause, stepBack, stepForward, loop }

  var onClick: () -> Void = {}
  var glyph: Glyph {
    didSet { if glyph != oldValue { shape.path = Self.path(glyph) } }
  }
  /// Whether its state is on.
  var isOn = false {
    didSet { showColor() }
  }
  private let shape = CAShapeLayer()
  private var isPressed = false {
    didSet { showColor() }
  }
  static let side: CGFloat = 24

  init(_ glyph: Glyph) {
    self.glyph = glyph
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layer.cornerRadius = 4
    shape.frame = bounds
    shape.path = Self.path(glyph)
    shape.lineWidth = 2
    layer.addSublayer(shape)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isPressed = true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onClick()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isPressed = false
  }

  private func showColor() {
    let color = isOn ? PanelStyle.accent : PanelStyle.text
    backgroundColor = isPressed ? PanelStyle.raised : PanelStyle.background
    shape.fillColor = glyph == .loop ? nil : color.cgColor
    shape.strokeColor = glyph == .loop ? color.cgColor : nil
  }

  private static func path(_ glyph: Glyph) -> CGPath {
    let path = CGMutablePath()
    switch glyph {
    case .play: triangle(from: 8, to: 18, on: path)
    case .pause:
      path.addRect(CGRect(x: 7, y: 6, width: 4, height: 12))
      path.addRect(CGRect(x: 13, y: 6, width: 4, height: 12))
    case .stepForward:
      triangle(from: 6, to: 14, on: path)
      path.addRect(CGRect(x: 15, y: 6, width: 3, height: 12))
    case .stepBack:
      triangle(from: 18, to: 10, on: path)
      path.addRect(CGRect(x: 6, y: 6, width: 3, height: 12))
    case .loop:
      path.addRoundedRect(
        in: CGRect(x: 5, y: 7, width: 14, height: 10),
        cornerWidth: 5,
        cornerHeight: 5
      )
    }
    return path
  }

  /// Adds a triangle that points from one x to another.
  private static func triangle(from start: CGFloat, to tip: CGFloat, on path: CGMutablePath) {
    path.move(to: CGPoint(x: start, y: 6))
    path.addLine(to: CGPoint(x: tip, y: 12))
    path.addLine(to: CGPoint(x: start, y: 18))
    path.closeSubpath()
  }
}
