import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Testing

/// Where on an emitter's shape particles are born, and which way they go (SL5).
struct `Emitter shapes` {
  nonisolated private static let shapes: [CAEmitterLayerEmitterShape] = [
    .point, .line, .rectangle, .cuboid, .circle, .sphere,
  ]
  nonisolated private static let modes: [CAEmitterLayerEmitterMode] = [
    .points, .outline, .surface, .volume,
  ]

  @Test(arguments: shapes, modes)
  func `bear on their shape`(
    _ shape: CAEmitterLayerEmitterShape,
    _ mode: CAEmitterLayerEmitterMode
  ) {
    let cell = spark { ($0.birthRate, $0.lifetime) = (500, 1) }
    let stage = emitterScene([cell]) {
      $0.emitterPosition = CGPoint(x: 50, y: 20)
      $0.emitterSize = CGSize(width: 30, height: 10)
      $0.emitterDepth = 4
      ($0.emitterShape, $0.emitterMode) = (shape, mode)
    }.stage
    let shown = stage.particles(at: 1.001)
    #expect(shown.count == 500)
    for sprite in shown {
      let (x, y) = (sprite.originX - 50, sprite.originY - 20)
      #expect(holds(shape, mode, x, y), "\(x), \(y)")
    }
    let isPoint = shape == .point
    #expect(Set(shown.map(\.originX)).count > 1 || isPoint)
  }

  private func holds(
    _ shape: CAEmitterLayerEmitterShape,
    _ mode: CAEmitterLayerEmitterMode,
    _ x: Double,
    _ y: Double
  ) -> Bool {
    let (atSide, atEnd) = (abs(abs(x) - 15) < 1e-9, abs(abs(y) - 5) < 1e-9)
    let isInside = abs(x) <= 15 && abs(y) <= 5
    let radius = (x * x + y * y).squareRoot()
    switch (shape, mode) {
    case (.point, _): return x == 0 && y == 0
    case (.line, .points): return y == 0 && atSide
    case (.line, _): return y == 0 && abs(x) <= 15
    case (.rectangle, .points), (.cuboid, .points): return atSide && atEnd
    case (.rectangle, .outline): return isInside && (atSide || atEnd)
    case (.rectangle, _), (.cuboid, _): return isInside
    case (.circle, .outline), (.circle, .points), (.sphere, .outline):
      return abs(radius - 30) < 1e-9
    default: return radius <= 30 + 1e-9
    }
  }

  /// Directions are relative to the shape's own (SL5), outward from a circle and up from a line.
  @Test(arguments: [CAEmitterLayerEmitterShape.circle, CAEmitterLayerEmitterShape.line])
  func `send particles along their shape's direction`(_ shape: CAEmitterLayerEmitterShape) {
    let cell = spark { ($0.birthRate, $0.lifetime, $0.velocity) = (50, 1, 1000) }
    let stage = emitterScene([cell]) {
      $0.emitterSize = CGSize(width: 2, height: 2)
      ($0.emitterShape, $0.emitterMode) = (shape, .outline)
    }.stage
    for (index, sprite) in stage.particles(at: 1.001).enumerated() where index < 40 {
      let age = 1.001 - Double(index + 1) / 50
      let length = (sprite.originX * sprite.originX + sprite.originY * sprite.originY).squareRoot()
      if shape == .circle {
        #expect(abs(length - 2 - 1000 * age) < 1e-6)
      } else {
        #expect(abs(sprite.originX) <= 1 && abs(sprite.originY + 1000 * age) < 1e-6)
      }
    }
  }
}
