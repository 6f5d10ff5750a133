import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Draws pictures of facts as a window's frames are drawn, without a window.
enum PictureRoom {
  /// The picture, drawn on `threads` threads, however little there is to draw.
  static func picture(of fact: FactPicture, threads: Int) -> CGImage {
    showing(fact) { context in
      var renderer = FrameRenderer(
        threads: threads,
        sharing: FrameSharing(fewestPixels: 1, bandPixels: 2048)
      )
      let bitmap = Bitmap(size: PixelSize(width: width, height: height))
      bitmap.withSurface {
        renderer.draw(context.frame.list, into: &$0, background: .white)
      }
      return bitmap.makeImage(isOpaque: true)
    }
  }

  /// What `render(in:)` draws of the presentation copy, over white.
  static func drawing(of fact: FactPicture) throws -> CGImage {
    try showing(fact) { context in
      let drawing = try CGContext(
        pixelWidth: width,
        pixelHeight: height,
        scale: FactPicture.scale
      )
      drawing.setFillColor(.white)
      drawing.fill(CGRect(origin: .zero, size: FactPicture.size))
      context.root.presentation()?.render(in: drawing)
      return try #require(drawing.makeImage())
    }
  }

  private static let width = Int(FactPicture.size.width * FactPicture.scale)
  private static let height = Int(FactPicture.size.height * FactPicture.scale)

  /// Shows a fact's layers up to its time.
  private static func showing<Result>(
    _ fact: FactPicture,
    _ body: (LayerContext) throws -> Result
  ) rethrows -> Result {
    MediaClock.set(0)
    defer { MediaClock.set(nil) }
    let room = CALayer()
    let context = LayerContext(root: room)
    withoutActions {
      room.frame = CGRect(origin: .zero, size: FactPicture.size)
      room.contentsScale = FactPicture.scale
      fact.build(room)
    }
    // Frame by frame, as it would be on screen.
    for frame in 0...Int((fact.time * 60).rounded()) {
      let time = Double(frame) / 60
      MediaClock.set(time)
      CATransaction.flush()
      context.updateFrame(at: time, scale: FactPicture.scale)
      context.finishFrame(at: time)
      if frame == 0 { withoutActions { fact.change(room) } }
    }
    return try body(context)
  }

  private static func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
    CATransaction.flush()
  }
}
