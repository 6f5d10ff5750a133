import CoreGraphics
import CoreImage
import Foundation
import QuartzCore

/// The cost of a frame in which a blurred picture moves, and so is blurred again.
enum BlurredLayer {
  static let key = "F1"
  private static let size = CGSize(width: 640, height: 480)
  /// Six boxes over 460 × 360 pixels of four values are four million values, at 0.7 ns each: about what one core takes
  /// to read, sum up and write 16 bits that are in its second cache, several at a time.
  private static let target = 3.0

  static func measure(frames: Int) {
    HeadlessRun.report(
      key,
      "blurred layer 400 × 300, radius 10",
      size: size,
      target: target,
      frames: frames
    ) { layer }
  }

  private static var layer: CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 60, y: 80, width: 400, height: 300)
    layer.contents = CGImage(
      width: 400,
      height: 300,
      pixels: (0..<120_000).map { 0xFF00_0000 | UInt32($0 % 400 / 2) << 16 | UInt32($0 / 800) }
    )
    layer.filters = [CIFilter.gaussianBlur()]
    Workload.swing(layer, "position.x", from: 240.0, to: 400.0, duration: 3)
    return layer
  }
}
