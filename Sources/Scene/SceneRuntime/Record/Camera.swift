import CoreGraphics
import RecordingOverlay
import Pixels
import QuartzCore
import Raster
import TapeLanguage
import FrameLoop
import UIKit

/// Makes the pictures of a recording: what a scene's window shows, with what is drawn for the viewer above it.
final class Camera {
  /// Of a picture.
  let pixelSize: PixelSize
  /// Whether the picture is another one than that which was developed last.
  private(set) var isNew = true

  private let window: HeadlessWindow
  private let overlay: ClipOverlay
  private let context: LayerContext
  /// The scene's picture with what is above it, as it was when that was drawn last.
  private let bitmap: Bitmap
  private var damage = FrameDamage()
  private var renderer = FrameRenderer()
  private let isTransparent: Bool
  /// How many pictures the window had drawn when the last frame was taken, and when the bitmap was drawn.
  private var framesSeen = -1
  private var framesDrawn = -1
  /// The scene's picture as the overlay has it, and the number of the window's.
  private var scenePicture: (number: Int, image: CGImage)?
  private var wasPlain = true
  private var wasWhole = true

  /// - Parameters:
  ///   - window: What is filmed.
  ///   - settings: The tape's.
  init(of window: HeadlessWindow, _ settings: TapeSettings) {
    self.window = window
    let size = CGSize(
      width: Double(window.pixelSize.width) / window.scale,
      height: Double(window.pixelSize.height) / window.scale
    )
    overlay = ClipOverlay(windowSize: size, scale: window.scale, settings: settings)
    context = LayerContext(root: overlay.layer)
    context.onNeedsFrame = {}
    context.waitsForTiles = true
    isTransparent = settings.background == .transparent
    pixelSize = PixelSize(
      width: Int((overlay.layer.bounds.width * window.scale).rounded()),
      height: Int((overlay.layer.bounds.height * window.scale).rounded())
    )
    bitmap = Bitmap(size: pixelSize)
  }

  /// Takes a frame, once the scene is as it is then.
  ///
  /// - Parameters:
  ///   - frame: What the viewer sees beside the scene.
  ///   - isDrawn: Whether its picture is wanted; the next that is may show what has changed since.
  ///   - hidesKeys: Whether what was typed is for nobody to read.
  func take(_ frame: TapeFrame, isDrawn: Bool, hidesKeys: Bool) {
    guard isDrawn else {
      // (Others draw it, and what is seen next may be what was seen before it.)
      isNew = true
      return overlay.follow(frame, hidesKeys: hidesKeys)
    }
    overlay.show(frame, hidesKeys: hidesKeys) { sceneImage() }
    if overlay.isPlain {
      isNew = isNew || !wasPlain || window.picturesDrawn != framesSeen
    } else {
      isNew = isNew || wasPlain
      compose(at: frame.time)
    }
    (framesSeen, wasPlain) = (window.picturesDrawn, overlay.isPlain)
  }

  /// Draws what of the scene, or of what is above it, is not as it was in the picture that was drawn last.
  private func compose(at time: Double) {
    CATransaction.flush()
    context.updateFrame(at: time, scale: window.scale)
    damage.note(context.frame.retained, size: pixelSize)
    noteScene()
    if !damage.areas.isEmpty {
      isNew = true
      bitmap.withSurface { surface in
        renderer.draw(
          context.frame.list,
          outline: damage.outline,
          into: &surface,
          damage: damage.areas,
          background: overlay.isWhole ? FrameBackground(window.bitmap) : FrameBackground(.clear)
        )
      }
    }
    damage.clear()
    context.finishFrame(at: time)
  }

  /// Under the overlay the scene's pixels are not a layer's: where they have changed the overlay is drawn anew.
  private func noteScene() {
    let missed = window.picturesDrawn - framesDrawn
    if overlay.isWhole != wasWhole || overlay.isWhole && missed > 1 {
      damage.noteAll()
    } else if overlay.isWhole, missed == 1 {
      damage.note(window.lastDamage)
    }
    (framesDrawn, wasWhole) = (window.picturesDrawn, overlay.isWhole)
  }

  /// The same picture as long as the scene is the same.
  private func sceneImage() -> CGImage {
    if let scenePicture, scenePicture.number == window.picturesDrawn { return scenePicture.image }
    let image = window.image(isOpaque: !isTransparent)
    scenePicture = (window.picturesDrawn, image)
    return image
  }

  /// Writes the picture's pixels, row after row.
  func develop(into pixels: UnsafeMutablePointer<UInt32>) {
    (overlay.isPlain ? window.bitmap : bitmap).copyPixels(to: pixels)
    isNew = false
  }

  /// The picture that was taken last.
  var image: CGImage { (overlay.isPlain ? window.bitmap : bitmap).makeImage(isOpaque: !isTransparent) }
}
