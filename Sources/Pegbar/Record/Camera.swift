import CoreGraphics
import Film
import QuartzCore
import Raster
import Recorder
import Stage
import UIKit

/// Makes the pictures of a recording: what a scene's window shows, with what is drawn for the viewer above it.
final class Camera {
  /// Of a picture.
  let pixelSize: PixelSize
  /// Whether the picture is another one than that which was developed last.
  private(set) var isNew = true

  private let window: HeadlessWindow
  private let film: Film
  private let context: LayerContext
  private let bitmap: Bitmap
  private var renderer = FrameRenderer()
  private let isTransparent: Bool
  private var framesSeen = -1
  private var wasPlain = true

  /// - Parameters:
  ///   - window: What is filmed.
  ///   - settings: The tape's.
  init(of window: HeadlessWindow, _ settings: TapeSettings) {
    self.window = window
    let size = CGSize(
      width: Double(window.pixelSize.width) / window.scale,
      height: Double(window.pixelSize.height) / window.scale
    )
    film = Film(windowSize: size, scale: window.scale, settings: settings)
    context = LayerContext(root: film.layer)
    context.onNeedsFrame = {}
    context.waitsForTiles = true
    isTransparent = settings.background == .transparent
    pixelSize = PixelSize(
      width: Int((film.layer.bounds.width * window.scale).rounded()),
      height: Int((film.layer.bounds.height * window.scale).rounded())
    )
    bitmap = Bitmap(size: pixelSize)
  }

  /// Takes a frame, once the scene is as it is then.
  ///
  /// - Parameters:
  ///   - frame: What the viewer sees beside the scene.
  ///   - isDrawn: Whether its picture is wanted; the next that is may show what has changed since.
  func take(_ frame: TapeFrame, isDrawn: Bool) {
    // (No view takes text that nobody may read yet.)
    let hidesKeys = false
    guard isDrawn else { return film.follow(frame, hidesKeys: hidesKeys) }
    film.show(frame, hidesKeys: hidesKeys) { window.image(isOpaque: !isTransparent) }
    let isChanged = window.picturesDrawn != framesSeen
    (framesSeen, isNew) = (window.picturesDrawn, isNew || isChanged || !film.isPlain || !wasPlain)
    wasPlain = film.isPlain
    guard !film.isPlain else { return }
    CATransaction.flush()
    context.updateFrame(at: frame.time, scale: window.scale)
    bitmap.withSurface { surface in
      renderer.draw(context.frame.list, into: &surface, background: CGColor.clear)
    }
    context.finishFrame(at: frame.time)
  }

  /// Writes the picture's pixels, row after row.
  func develop(into pixels: UnsafeMutablePointer<UInt32>) {
    (film.isPlain ? window.bitmap : bitmap).copyPixels(to: pixels)
    isNew = false
  }

  /// The picture that was taken last.
  var image: CGImage { (film.isPlain ? window.bitmap : bitmap).makeImage(isOpaque: !isTransparent) }
}
