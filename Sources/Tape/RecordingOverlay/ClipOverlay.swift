package import CoreGraphics
package import QuartzCore
package import TapeLanguage

/// The picture of a recording: the scene's picture under the overlays for the viewer.
///
/// A tape's frames are shown in sequence, from the first. The result depends on them alone, never on a clock or on what
/// was drawn. So a caller that draws only some of the frames follows the others, and gets the same pixels as one that
/// draws all.
package final class ClipOverlay {
  /// The root layer, with the recorded picture's size in points: that of the crop, or of the whole window.
  package let layer = CALayer()
  /// Whether the last frame shows the scene's picture neither enlarged nor cropped.
  ///
  /// The layer then does not contain the picture, only the overlays to be drawn over it.
  package private(set) var isWhole = true
  /// Whether there are no overlays either, so that only the picture is seen.
  package private(set) var isPlain = true

  /// Whether the overlays of the last frame change by themselves as time goes on.
  package var isMoving: Bool {
    hand.leavesMarks || hand.firstUse != nil && hand.cursorOpacity < 1
      || keys.opacity(at: hand.time) > 0 || captions.isMoving || chapters.isMoving
  }

  private let settings: TapeSettings
  private let scale: Double
  private let window: CGSize
  /// The part of the window that is seen at a zoom of 1, in points.
  private let area: CGRect
  private let size: OverlaySize
  private var hand = HandTrack()
  private var keys: KeyCaption
  private var captions = FadingText(fadeTime: 0.2)
  private var chapters = FadingText(fadeTime: 0.25)

  private let stage = CALayer()
  private let picture = CALayer()
  private let handLayer = CALayer()
  private let words = CALayer()
  private let clicks = ClickMarks()
  private let wheel = WheelMark()
  private let cursor = CursorArrow()
  private let keyRow: KeyRow
  private let captionPanels: CaptionPanels
  private let chapterCard: ChapterCard

  /// An overlay before its first frame.
  ///
  /// - Parameters:
  ///   - windowSize: The window's size, in points.
  ///   - scale: Pixels per point.
  ///   - settings: The tape's settings.
  package init(windowSize: CGSize, scale: Double, settings: TapeSettings) {
    (self.settings, self.scale, window) = (settings, scale, windowSize)
    area = VisiblePart.area(settings.crop, window: windowSize, scale: scale)
    size = OverlaySize(picture: area.size, scale: scale)
    keys = KeyCaption(style: settings.keys)
    keyRow = KeyRow(size)
    captionPanels = CaptionPanels(size)
    chapterCard = ChapterCard(size)
    withoutActions { buildLayers() }
  }

  private func buildLayers() {
    layer.frame = CGRect(origin: .zero, size: area.size)
    (stage.anchorPoint, stage.bounds) = (.zero, CGRect(origin: .zero, size: window))
    handLayer.sublayers = [clicks.layer, wheel.layer, cursor.layer]
    stage.sublayers = [picture, handLayer]
    words.sublayers = [keyRow.layer, captionPanels.layer]
    layer.sublayers = [stage, words, chapterCard.layer]
  }

  /// Takes a frame that another process draws; the layer stays as it is.
  ///
  /// - Parameters:
  ///   - frame: The tape's next frame.
  ///   - hidesKeys: Whether typed characters are secret.
  package func follow(_ frame: TapeFrame, hidesKeys: Bool) {
    hand.advance(frame.inputs, to: frame.time, pointer: frame.pointer)
    keys.advance(frame.inputs, to: frame.time, hides: hidesKeys)
    captions.advance(to: frame.caption, at: frame.time)
    chapters.advance(to: frame.chapter, at: frame.time)
    isWhole = frame.zoom.factor <= 1 && area == CGRect(origin: .zero, size: window)
    isPlain =
      isWhole && !(settings.showsCursor && hand.cursorOpacity > 0)
      && !(settings.showsClicks && hand.leavesMarks)
      && keys.opacity(at: frame.time) <= 0
      && captions.isClear && chapters.isClear
  }

  /// Brings the layer to a frame.
  ///
  /// - Parameters:
  ///   - frame: The tape's next frame.
  ///   - hidesKeys: Whether typed characters are secret.
  ///   - picture: Returns the scene's picture, all of the window; not called where it is seen whole.
  package func show(_ frame: TapeFrame, hidesKeys: Bool, picture: () -> CGImage) {
    follow(frame, hidesKeys: hidesKeys)
    let image = isWhole ? nil : picture()
    withoutActions { layOut(frame, image) }
  }

  private func layOut(_ frame: TapeFrame, _ image: CGImage?) {
    let part = VisiblePart(frame.zoom, of: area)
    stage.setAffineTransform(part.transform)
    picture.contents = image
    if let image {
      // In the picture's own number of pixels, also where the window ends within a pixel.
      picture.frame = CGRect(
        x: 0,
        y: 0,
        width: Double(image.width) / scale,
        height: Double(image.height) / scale
      )
    }
    showHand(part)
    let room = captionPanels.show(captions)
    // Fully shown captions have the gap to the keys above them; without captions there is no gap.
    let gap = size.font * 0.5 * min(captions.entries.map(captions.opacity).reduce(0, +), 1)
    keyRow.show(
      keys.items,
      opacity: keys.opacity(at: frame.time),
      bottom: size.margin + room + gap
    )
    // A chapter's title is shown without other overlays.
    let rest = Float(1 - chapterCard.show(chapters))
    for layer in [handLayer, words] { layer.opacity = rest }
  }

  /// In an enlarged part the pointer is larger too, but less than the part.
  private func showHand(_ part: VisiblePart) {
    let scale = size.hand / part.factor.squareRoot()
    if settings.showsClicks {
      clicks.show(hand, scale: scale)
      wheel.show(hand, scale: scale, in: part.rect)
    }
    cursor.show(
      at: CGPoint(hand.pointer),
      scale: scale * (1 - 0.14 * hand.depth),
      opacity: settings.showsCursor ? hand.cursorOpacity : 0
    )
  }

  private func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }
}
