import CoreGraphics
import QuartzCore
import FrameLoop
import UIKit

/// The pixels of a scene of 120 × 80 points, from its layers on: what `build` puts there, in a window that has shown
/// `before` first.
///
/// - Parameters:
///   - scale: Pixels a point.
///   - before: What is there in the first frame, and stays.
///   - build: What is done for the second one, without actions.
/// - Returns: The second frame, row by row.
func picture(
  scale: Double = 1,
  before: (CALayer) -> Void = { _ in },
  _ build: (CALayer) -> Void
) -> [UInt32] {
  MediaClock.set(0)
  CATransaction.flush()
  let window = HeadlessWindow(width: 120, height: 80, scale: scale)
  let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  before(scene.layer)
  scene.isHidden = false
  CATransaction.commit()
  let stage = WindowStage(window: window, scene: scene)
  stage.runFrame(for: 0)
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  build(scene.layer)
  CATransaction.commit()
  stage.runFrame(for: 0.1)
  let pixels = window.image().pixels
  scene.isHidden = true
  CATransaction.flush()
  MediaClock.set(nil)
  return Array(pixels)
}
