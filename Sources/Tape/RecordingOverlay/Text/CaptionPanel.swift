import CoreGraphics
import QuartzCore

/// A caption on its panel near the picture's lower edge.
final class CaptionPanel {
  let layer = CALayer()
  private let size: OverlaySize
  private var text = ""
  /// The panel's height, in points.
  private(set) var height = 0.0

  init(_ size: OverlaySize) {
    self.size = size
    layer.backgroundColor = OverlayStyle.panel
    (layer.borderColor, layer.borderWidth) = (OverlayStyle.panelEdge, 1 / size.scale)
    layer.cornerRadius = size.font * 0.55
    layer.isHidden = true
  }

  func show(_ text: String, opacity: Double) {
    layer.isHidden = opacity <= 0
    layer.opacity = Float(opacity)
    guard !layer.isHidden, text != self.text else { return }
    self.text = text
    layOut()
  }

  func hide() { layer.isHidden = true }

  private func layOut() {
    let (aside, above) = (size.whole(size.font * 0.85), size.whole(size.font * 0.42))
    let words = TextPicture(
      text,
      size: size.font,
      width: size.textWidth - 2 * aside - size.font * 0.2,
      lines: 3,
      size
    )
    height = Double(words.size.height) + 2 * above
    let width = Double(words.size.width) + 2 * aside
    layer.frame = CGRect(
      x: size.whole((Double(size.picture.width) - width) / 2),
      y: size.whole(Double(size.picture.height) - size.margin - height),
      width: width,
      height: height
    )
    let inner = words.layer
    inner.frame.origin = CGPoint(x: aside, y: above)
    layer.sublayers = [inner]
  }
}

/// The visible captions: one, or two while one replaces the other.
final class CaptionPanels {
  let layer = CALayer()
  private let panels: [CaptionPanel]

  init(_ size: OverlaySize) {
    panels = [CaptionPanel(size), CaptionPanel(size)]
    layer.sublayers = panels.map(\.layer)
  }

  /// Shows texts.
  ///
  /// - Parameter texts: The captions, at most two.
  /// - Returns: The height that they take above the margin, in points; it changes as smoothly as they fade.
  func show(_ texts: FadingText) -> Double {
    var (opacities, room) = (0.0, 0.0)
    for panel in panels { panel.hide() }
    for (panel, entry) in zip(panels, texts.entries) {
      let opacity = texts.opacity(entry)
      panel.show(entry.text, opacity: opacity)
      opacities += opacity
      room += opacity * panel.height
    }
    return opacities > 1 ? room / opacities : room
  }
}
