import CoreGraphics
import QuartzCore

/// The cost of a frame in which a paragraph of 400 glyphs moves by parts of pixels.
enum MovingText {
  static let key = "T2"
  private static let glyphs = 400
  private static let target = 0.5

  static func measure(frames: Int) {
    HeadlessRun.report(
      key,
      "\(glyphs) glyphs that move",
      size: CGSize(width: 400, height: 300),
      target: target,
      frames: frames
    ) { layer }
  }

  private static var layer: CALayer {
    let layer = CATextLayer()
    let words = "the quick brown fox jumps over a lazy dog and runs "
    layer.string = String(String(repeating: words, count: 9).prefix(glyphs))
    layer.isWrapped = true
    layer.fontSize = 14
    layer.foregroundColor = .black
    layer.frame = CGRect(x: 40, y: 40, width: 300, height: 200)
    let (from, to) = (CGPoint(x: 190, y: 140), CGPoint(x: 203, y: 149))
    Workload.swing(layer, "position", from: from, to: to, duration: 3)
    return layer
  }
}
