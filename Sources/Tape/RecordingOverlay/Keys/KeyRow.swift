import CoreGraphics
import QuartzCore

/// The panel of keys at the bottom center.
final class KeyRow {
  let layer = CALayer()
  private let size: OverlaySize
  private var items: [KeyCaption.Item] = []
  /// The panel's size, in points.
  private(set) var extent = CGSize.zero

  init(_ size: OverlaySize) {
    self.size = size
    layer.isHidden = true
  }

  /// - Parameters:
  ///   - items: The elements, from left to right.
  ///   - opacity: The opacity, 0 … 1.
  ///   - bottom: The distance of the panel's lower edge from the picture's, in points.
  func show(_ items: [KeyCaption.Item], opacity: Double, bottom: Double) {
    layer.isHidden = opacity <= 0 || items.isEmpty
    guard !layer.isHidden else { return }
    if items != self.items {
      self.items = items
      layOut()
    }
    layer.opacity = Float(opacity)
    layer.frame = CGRect(
      x: size.whole((Double(size.picture.width) - extent.width) / 2),
      y: size.whole(Double(size.picture.height) - bottom - extent.height),
      width: extent.width,
      height: extent.height
    )
  }

  /// Lays the panel out again; with a smaller font where it would be wider than the picture.
  private func layOut() {
    let room = Double(size.picture.width) * 0.94
    var font = size.font
    var fit = KeyRowSketch(items, font: font, size)
    // Whole pixels do not shrink evenly: what is still too wide is tried again.
    for _ in 0..<8 where fit.width > room {
      font *= min(room / fit.width, 0.98)
      fit = KeyRowSketch(items, font: font, size)
    }
    extent = CGSize(width: size.whole(fit.width), height: size.whole(fit.height))
    layer.backgroundColor = OverlayStyle.panel
    (layer.borderColor, layer.borderWidth) = (OverlayStyle.panelEdge, 1 / size.scale)
    layer.cornerRadius = fit.height * 0.26
    layer.sublayers = fit.layers
  }
}

/// The layout of a row of keys for a font size.
private struct KeyRowSketch {
  private(set) var layers: [CALayer] = []
  private(set) var width = 0.0
  let height: Double
  private let font: Double
  private let size: OverlaySize
  private var capSide: Double { size.whole(font * 1.75) }
  private var margin: Double { size.whole(font * 0.42) }

  init(_ items: [KeyCaption.Item], font: Double, _ size: OverlaySize) {
    (self.font, self.size) = (font, size)
    height = size.whole(font * 1.75) + 2 * size.whole(font * 0.42)
    width = margin
    for (index, item) in items.enumerated() {
      if index > 0 { width += size.whole(font * 0.5) }
      switch item {
      case .text: addText(item.description, isTyped: index == items.count - 1)
      case .keys(let caps, let count): addKeys(caps, count)
      }
    }
    width += margin
  }

  /// Adds text; while it is typed it has a caret, and a width that grows in steps, so that it does not jitter.
  private mutating func addText(_ text: String, isTyped: Bool) {
    let picture = TextPicture(text, size: font, size)
    let gap = size.whole(font * 0.35)
    let end = width + gap + Double(picture.size.width)
    add(picture, x: width + gap)
    guard isTyped else {
      width = size.whole(end)
      return
    }
    let mark = CALayer()
    mark.backgroundColor = OverlayStyle.accent
    mark.frame = CGRect(
      x: size.whole(end + font * 0.08),
      y: size.whole((height - font * 1.2) / 2),
      width: max(size.whole(font * 0.1), 1 / size.scale),
      height: size.whole(font * 1.2)
    )
    layers.append(mark)
    let step = font * 3
    let room = ((Double(picture.size.width) + font * 0.2) / step).rounded(.up) * step
    width += size.whole(max(room, font * 6) + 2 * gap)
  }

  private mutating func addKeys(_ caps: [KeyCap], _ count: Int) {
    for (index, cap) in caps.enumerated() {
      if index > 0 { width += size.whole(font * 0.28) }
      addCap(cap)
    }
    guard count > 1 else { return }
    let times = TextPicture("×\(count)", size: font, color: OverlayStyle.quietText, size)
    width += size.whole(font * 0.35)
    add(times, x: width)
    width += Double(times.size.width) + size.whole(font * 0.25)
  }

  private mutating func addCap(_ cap: KeyCap) {
    let sign: CALayer
    var wide = capSide
    switch cap {
    case .word(let word):
      let picture = TextPicture(
        word,
        size: font * 0.92,
        isBold: true,
        color: OverlayStyle.capText,
        size
      )
      wide = max(wide, size.whole(Double(picture.size.width) + font * 0.8))
      sign = picture.layer
      sign.frame.origin = CGPoint(x: size.whole((wide - picture.size.width) / 2), y: 0)
    case .sign(let drawn):
      sign = Self.layer(of: drawn, side: font)
      sign.frame.origin = CGPoint(x: size.whole((wide - font) / 2), y: 0)
    }
    let depth = max(size.whole(font * 0.13), 1 / size.scale)
    let face = Self.plate(
      OverlayStyle.cap,
      width: wide,
      height: capSide - depth,
      radius: font * 0.36
    )
    let side = Self.plate(OverlayStyle.capSide, width: wide, height: capSide, radius: font * 0.4)
    sign.frame.origin.y = size.whole((capSide - depth - sign.frame.height) / 2)
    side.frame.origin = CGPoint(x: width, y: margin)
    side.sublayers = [face]
    face.sublayers = [sign]
    layers.append(side)
    width += wide
  }

  private mutating func add(_ picture: TextPicture, x: Double) {
    let layer = picture.layer
    layer.frame.origin = CGPoint(
      x: size.whole(x),
      y: size.whole((height - picture.size.height) / 2)
    )
    layers.append(layer)
  }

  private static func plate(
    _ color: CGColor,
    width: Double,
    height: Double,
    radius: Double
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    (layer.backgroundColor, layer.cornerRadius) = (color, radius)
    return layer
  }

  private static func layer(of sign: KeySign, side: Double) -> CALayer {
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    var scale = CGAffineTransform(scaleX: side, y: side)
    layer.path = sign.path.copy(using: &scale)
    (layer.fillColor, layer.strokeColor) = (nil, OverlayStyle.capText)
    (layer.lineWidth, layer.lineCap, layer.lineJoin) = (side * 0.105, .round, .round)
    return layer
  }
}
