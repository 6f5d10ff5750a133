import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit

/// What a frame costs in which two thousand particles fly, turn and fade.
enum EmittedParticles {
  static let key = "P1"
  private static let count = 2000
  private static let size = CGSize(width: 1280, height: 720)
  private static let target = 4.0

  static func measure(frames: Int) {
    SteppedRun.stopClock()
    let window = HeadlessWindow(width: Double(size.width), height: Double(size.height))
    let scene = UIWindow(frame: CGRect(origin: .zero, size: size))
    let stage = WindowStage(window: window, scene: scene)
    scene.isHidden = false
    scene.layer.addSublayer(emitter)
    stage.runFrame(for: 0)
    let run = SteppedRun(stage: stage, window: window)
    run.advance(to: 5)
    let (start, drawn) = (processTime(), stage.statistics.framesDrawn)
    run.advance(to: 5 + Double(frames) / 60)
    let frameCount = stage.statistics.framesDrawn - drawn
    let time = (processTime() - start) * 1000 / Double(max(frameCount, 1))
    Row.report(
      "\(key) \(count) emitter particles",
      time,
      "ms CPU a frame",
      target: target,
      isOk: time <= target && frameCount == frames
    )
  }

  /// Pictures of 24 by 24 pixels, from a line above the middle, all over the window.
  private static var emitter: CAEmitterLayer {
    let cell = CAEmitterCell()
    cell.contents = disc
    (cell.birthRate, cell.lifetime) = (Float(count) / 4, 4)
    (cell.velocity, cell.velocityRange) = (120, 100)
    (cell.emissionRange, cell.yAcceleration) = (2 * .pi, 60)
    (cell.spin, cell.spinRange) = (1, 4)
    (cell.redRange, cell.greenRange, cell.alphaSpeed) = (0.6, 0.6, -0.2)
    let layer = CAEmitterLayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.emitterShape = .line
    layer.emitterPosition = CGPoint(x: size.width / 2, y: size.height / 3)
    layer.emitterSize = CGSize(width: size.width - 200, height: 0)
    layer.emitterCells = [cell]
    return layer
  }

  /// White, soft toward the edge.
  private static var disc: CGImage {
    let pixels = (0..<24 * 24).map { index -> UInt32 in
      let (x, y) = (Double(index % 24) - 11.5, Double(index / 24) - 11.5)
      let alpha = UInt32(min(max(12 - (x * x + y * y).squareRoot(), 0) * 48, 255))
      return alpha << 24 | alpha << 16 | alpha << 8 | alpha
    }
    return CGImage(width: 24, height: 24, pixels: pixels)
  }
}
