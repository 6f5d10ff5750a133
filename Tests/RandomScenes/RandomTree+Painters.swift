import CoreGraphics
import Foundation
import QuartzCore

/// Layers of the classes that paint something of their own, and edits of what that is.
extension RandomTree {
  /// A shape layer, a gradient layer, a replicator or an emitter.
  func makePainter() -> CALayer {
    switch random.index(below: 5) {
    case 0: return makeReplicator()
    case 1: return makeEmitter()
    default: break
    }
    if random.flag() {
      let shape = CAShapeLayer()
      for _ in 0..<3 { change(shape) }
      return shape
    }
    let gradient = CAGradientLayer()
    gradient.colors = colors()
    return gradient
  }

  private static func isPainter(_ layer: CALayer) -> Bool {
    layer is CAShapeLayer || layer is CAGradientLayer || layer is CAReplicatorLayer
      || layer is CAEmitterLayer
  }

  /// A change of what such a layer paints, at once or on its way, if there is one.
  func changePainter() {
    switch layers.filter(Self.isPainter).randomElement(using: &random) {
    case let replicator as CAReplicatorLayer: change(replicator)
    case let emitter as CAEmitterLayer: change(emitter)
    case let shape as CAShapeLayer: random.once(in: 4) ? animate(shape) : change(shape)
    case let gradient as CAGradientLayer: random.once(in: 4) ? animate(gradient) : change(gradient)
    default: break
    }
  }

  private func change(_ layer: CAShapeLayer) {
    switch random.index(below: 12) {
    case 0, 1, 2: layer.path = random.once(in: 8) ? nil : path()
    case 3: layer.fillColor = random.once(in: 3) ? nil : color()
    case 4, 5: layer.strokeColor = random.once(in: 4) ? nil : color()
    case 6: layer.strokeStart = random.pick([0, random.number(-0.2...1)])
    case 7: layer.strokeEnd = random.pick([1, random.number(0...1.2)])
    case 8: layer.lineWidth = random.pick([1, 0, random.number(0.2...12)])
    case 9:
      layer.lineDashPattern = random.flag() ? nil : [4, NSNumber(value: random.number(0...6))]
    case 10: layer.lineDashPhase = random.number(-5...20)
    default:
      layer.fillRule = random.pick([.evenOdd, .nonZero])
      layer.lineCap = random.pick([.butt, .round, .square])
      layer.lineJoin = random.pick([.miter, .round, .bevel])
      layer.miterLimit = random.number(0...12)
    }
  }

  private func animate(_ layer: CAShapeLayer) {
    let animation = CABasicAnimation(
      keyPath: random.pick(["path", "strokeEnd", "strokeColor", "lineWidth", "lineDashPhase"])
    )
    switch animation.keyPath {
    case "path": animation.toValue = path()
    case "strokeColor": animation.toValue = color()
    default: animation.byValue = random.number(-1...1)
    }
    animation.duration = random.number(0.1...2)
    layer.add(animation, forKey: nil)
  }

  private func change(_ layer: CAGradientLayer) {
    switch random.index(below: 6) {
    case 0: layer.colors = random.once(in: 6) ? nil : colors()
    case 1: layer.locations = random.flag() ? nil : numbers(layer.colors?.count ?? 2)
    case 2: layer.startPoint = corner()
    case 3: layer.endPoint = random.once(in: 8) ? layer.startPoint : corner()
    default: layer.type = random.pick([.axial, .radial, .conic])
    }
  }

  private func animate(_ layer: CAGradientLayer) {
    let animation = CABasicAnimation(keyPath: random.pick(["colors", "locations", "startPoint.x"]))
    switch animation.keyPath {
    case "colors": animation.toValue = colors()
    case "locations": animation.toValue = numbers(layer.colors?.count ?? 2)
    default: animation.byValue = random.number(-1...1)
    }
    animation.duration = random.number(0.1...2)
    layer.add(animation, forKey: nil)
  }

  /// Four kinds, so that some blend with each other and some do not.
  private func path() -> CGPath {
    let rect = CGRect(x: 2, y: 3, width: random.number(0...70), height: random.number(0...40))
    switch random.index(below: 4) {
    case 0: return CGPath(rect: rect, transform: nil)
    case 1: return CGPath(ellipseIn: rect, transform: nil)
    case 2: return CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil)
    default:
      let path = CGMutablePath()
      path.move(to: point())
      for _ in 0..<3 {
        path.addLine(to: corner(of: rect))
        path.addQuadCurve(to: corner(of: rect), control: corner(of: rect))
        path.addCurve(
          to: corner(of: rect),
          control1: corner(of: rect),
          control2: corner(of: rect)
        )
        if random.once(in: 3) { path.closeSubpath() }
      }
      return path
    }
  }

  private func corner(of rect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) -> CGPoint {
    CGPoint(
      x: random.number(Double(rect.minX)...Double(rect.maxX)),
      y: random.number(Double(rect.minY)...Double(rect.maxY))
    )
  }

  private func colors() -> [CGColor] { (0..<random.pick([1, 2, 2, 3])).map { _ in color() } }

  private func numbers(_ count: Int) -> [NSNumber] {
    (0..<count).map { _ in NSNumber(value: random.number(-0.1...1.1)) }
  }
}
