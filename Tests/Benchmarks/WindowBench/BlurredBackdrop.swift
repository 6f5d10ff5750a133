import CoreGraphics
import CoreImage
import QuartzCore

/// The cost of a frame in which a layer that blurs what is behind it moves over a picture that moves too.
enum BlurredBackdrop {
  static let key = "F2"
  private static let size = CGSize(width: 640, height: 480)
  private static let target = 1.5

  static func measure(frames: Int) {
    HeadlessRun.report(
      key,
      "backdrop 400 × 300 blurred, radius 20",
      size: size,
      target: target,
      frames: frames
    ) { layer }
  }

  /// A picture with the blurring layer in front of it.
  private static var layer: CALayer {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    let picture = CALayer()
    picture.frame = CGRect(x: -20, y: -20, width: 680, height: 520)
    picture.contents = SceneNumbers.photo(width: 680, height: 520, seed: 3)
    root.addSublayer(picture)
    Workload.swing(picture, "position.y", from: 220.0, to: 260.0, duration: 3)
    let glass = CALayer()
    glass.frame = CGRect(x: 60, y: 80, width: 400, height: 300)
    let blur = CIFilter.gaussianBlur()
    blur.radius = 20
    glass.backgroundFilters = [blur]
    root.addSublayer(glass)
    Workload.swing(glass, "position.x", from: 240.0, to: 400.0, duration: 3)
    return root
  }
}
