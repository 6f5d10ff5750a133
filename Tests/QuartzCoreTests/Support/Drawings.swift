import CoreGraphics
import QuartzCore

extension CGImage {
  /// The pixel in a column and a row from the upper left, as 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// A picture of one color.
  static func plain(_ pixel: UInt32, width: Int = 4, height: Int = 4) -> CGImage {
    CGImage(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}

extension CALayer {
  /// The contents as a picture; `nil` for none.
  var drawnPicture: CGImage? { contents as? CGImage }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A layer that draws with a closure, and remembers where it was let draw.
class DrawingLayer: CALayer {
  var onDraw: (CGContext) -> Void = { _ in }
  /// The boxes of the clips it was given, in its own coordinates.
  private(set) var clips: [CGRect] = []

  override func draw(in ctx: CGContext) {
    clips.append(ctx.boundingBoxOfClipPath)
    onDraw(ctx)
  }

  /// Fills all that it is let draw in.
  func fills(with color: CGColor) {
    onDraw = { context in
      context.setFillColor(color)
      context.fill(context.boundingBoxOfClipPath)
    }
  }
}

/// What the engine reports while `body` runs.
func reported(during body: () -> Void) -> [String] {
  var reports: [String] = []
  let handler = EngineReport.handler
  EngineReport.handler = { reports.append($0) }
  body()
  EngineReport.handler = handler
  return reports
}
