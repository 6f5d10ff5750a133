import CoreGraphics
import RecordingOverlay
import Pixels
import QuartzCore
import Raster
import TapeLanguage
import FrameLoop
import UIKit
import WindowSystem

/// Makes the pictures of a recording: the pixels of a scene's window, with the overlays for the viewer.
final class Camera {
  /// The size of a picture with its frame, in pixels.
  var pixelSize: PixelSize { framed?.size ?? bitmap.size }
  /// Whether the picture differs from the one developed last.
  private(set) var isNew = true

  private let window: HeadlessWindow
  private let overlay: ClipOverlay
  private let context: LayerContext
  /// The scene's picture with its overlays, as of the last drawing.
  private let bitmap: Bitmap
  /// The frame; `nil` for none.
  private let framed: FramedPicture?
  private var damage = FrameDamage()
  private var renderer = FrameRenderer()
  private let isTransparent: Bool
  /// The window's number of pictures at the last frame taken, and at the last drawing of the bitmap.
  private var framesSeen = -1
  private var framesDrawn = -1
  /// The scene's picture in the overlay, and its number in the window.
  private var scenePicture: (number: Int, image: CGImage)?
  private var wasPlain = true
  private var wasWhole = true

  /// - Parameters:
  ///   - window: The window to record.
  ///   - settings: The tape's settings.
  ///   - title: What the title bar says, if there is one.
  ///   - isDark: Whether that is dark.
  init(of window: HeadlessWindow, _ settings: TapeSettings, title: String, isDark: Bool) {
    self.window = window
    let size = window.pointSize
    overlay = ClipOverlay(windowSize: size, scale: window.scale, settings: settings)
    context = LayerContext(root: overlay.layer)
    context.onNeedsFrame = {}
    context.waitsForTiles = true
    isTransparent = settings.background == .transparent
    let picture = overlay.layer.bounds.size
    let pixelSize = PixelSize(
      width: Int((picture.width * window.scale).rounded()),
      height: Int((picture.height * window.scale).rounded())
    )
    bitmap = Bitmap(size: pixelSize)
    guard settings.hasWindowFrame else {
      framed = nil
      return
    }
    let frame = WindowFrame(
      around: picture,
      scale: window.scale,
      settings,
      title: title,
      isDark: isDark
    )
    framed = FramedPicture(frame, contentSize: pixelSize, scale: window.scale, settings)
  }

  /// Takes a frame, once the scene is at its time.
  ///
  /// - Parameters:
  ///   - frame: What the viewer sees besides the scene.
  ///   - isDrawn: Whether its picture is wanted; the next wanted one may show what has changed since.
  ///   - hidesKeys: Whether typed characters are secret.
  func take(_ frame: TapeFrame, isDrawn: Bool, hidesKeys: Bool) {
    guard isDrawn else {
      // (Another process draws it, and the next visible picture may equal the previous one.)
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

  /// Draws the parts of the scene and of the overlays that have changed since the last drawing.
  private func compose(at time: Double) {
    CATransaction.flush()
    context.updateFrame(at: time, scale: window.scale)
    damage.note(context.frame.retained, size: bitmap.size)
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

  /// Under the overlay the scene's pixels are not a layer's: where they have changed the overlay is drawn again.
  private func noteScene() {
    let missed = window.picturesDrawn - framesDrawn
    if overlay.isWhole != wasWhole || overlay.isWhole && missed > 1 {
      damage.noteAll()
    } else if overlay.isWhole, missed == 1 {
      damage.note(window.lastDamage)
    }
    (framesDrawn, wasWhole) = (window.picturesDrawn, overlay.isWhole)
  }

  /// The scene's picture; the same object as long as the scene is the same.
  private func sceneImage() -> CGImage {
    if let scenePicture, scenePicture.number == window.picturesDrawn { return scenePicture.image }
    let image = window.image(isOpaque: !isTransparent)
    scenePicture = (window.picturesDrawn, image)
    return image
  }

  /// Writes the picture's pixels, row after row.
  func develop(into pixels: UnsafeMutablePointer<UInt32>) {
    if let framed {
      framed.write(picture, to: pixels)
    } else {
      picture.copyPixels(to: pixels)
    }
    isNew = false
  }

  /// The last picture taken, without its frame.
  private var picture: Bitmap { overlay.isPlain ? window.bitmap : bitmap }

  /// The last picture taken, without its frame: what goldens are of.
  var image: CGImage { picture.makeImage(isOpaque: !isTransparent) }

  /// The last picture taken, as the recording has it.
  var framedImage: CGImage { framed?.image(of: picture) ?? image }
}
