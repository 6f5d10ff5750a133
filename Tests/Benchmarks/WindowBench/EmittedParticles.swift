import CoreGraphics
import Foundation
import QuartzCore
import FrameLoop
import UIKit

/// The cost of a frame in which two thousand particles fly, rotate and fade.
///
/// Once with pictures as large as sparks and paper are, and once with larger ones, which have two and a quarter times
/// as many pixels: nearly all of the time is theirs.
struct EmittedParticles {
  static let usual = EmittedParticles(key: "P1", side: 16)
  static let large = EmittedParticles(key: "P1L", side: 24)

  let key: String
  /// Of a particle's picture, in pixels.
  let side: Int
  private static let count = 2000
  private static let size = CGSize(width: 1280, height: 720)
  private static let target = 4.0

  func measure(frames: Int) {
    let elapsed = HeadlessRun.report(
      key,
      "\(Self.count) emitter particles of \(side) × \(side) pixels",
      size: Self.size,
      target: Self.target,
      from: 5,
      frames: frames
    ) { emitter }
    Row.report(
      "\(key) from frame to frame",
      elapsed,
      "ms",
      target: Self.target,
      isOk: elapsed <= Self.target
    )
  }

  /// From a line above the middle, all over the window.
  private var emitter: CAEmitterLayer {
    let cell = CAEmitterCell()
    cell.contents = disc
    (cell.birthRate, cell.lifetime) = (Float(Self.count) / 4, 4)
    (cell.velocity, cell.velocityRange) = (120, 100)
    (cell.emissionRange, cell.yAcceleration) = (2 * .pi, 60)
    (cell.spin, cell.spinRange) = (1, 4)
    (cell.redRange, cell.greenRange, cell.alphaSpeed) = (0.6, 0.6, -0.2)
    let layer = CAEmitterLayer()
    layer.frame = CGRect(origin: .zero, size: Self.size)
    layer.emitterShape = .line
    layer.emitterPosition = CGPoint(x: Self.size.width / 2, y: Self.size.height / 3)
    layer.emitterSize = CGSize(width: Self.size.width - 200, height: 0)
    layer.emitterCells = [cell]
    return layer
  }

  /// White, soft toward the edge.
  private var disc: CGImage {
    let middle = Double(side - 1) / 2
    let pixels = (0..<side * side).map { index -> UInt32 in
      let (x, y) = (Double(index % side) - middle, Double(index / side) - middle)
      let alpha = UInt32(min(max(middle + 0.5 - (x * x + y * y).squareRoot(), 0) * 48, 255))
      return alpha << 24 | alpha << 16 | alpha << 8 | alpha
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }
}
