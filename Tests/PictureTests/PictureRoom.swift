import CoreGraphics
import Foundation
import QuartzCore
import Raster

/// Draws pictures of facts as a window's frames are drawn, without a window.
enum PictureRoom {
  /// The picture, on so many threads, however little there is to draw.
  static func picture(of fact: FactPicture, threads: Int) -> CGImage {
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
    var renderer = FrameRenderer(
      threads: threads,
      sharing: FrameSharing(fewestPixels: 1, bandPixels: 2048)
    )
    let bitmap = Bitmap(
      size: PixelSize(
        width: Int(FactPicture.size.width * FactPicture.scale),
        height: Int(FactPicture.size.height * FactPicture.scale)
      )
    )
    bitmap.withSurface {
      renderer.draw(context.frame.list, into: &$0, background: .white)
    }
    return bitmap.makeImage(isOpaque: true)
  }

  private static func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
    CATransaction.flush()
  }
}
