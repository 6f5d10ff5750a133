public import CoreGraphics

/// A layer that shows a text, drawn once per change at `contentsScale` pixels a point.
///
/// The first line is at the top. Plain strings in one style, so far: an attributed string shows its text.
open class CATextLayer: CALayer {
  /// What is shown: a `String` or an `NSAttributedString`; default `nil`.
  open var string: Any? {
    didSet { if !Self.isSame(string, oldValue) { setNeedsDisplay() } }
  }
  /// The font family's name, as a `String`; default "DejaVu Sans".
  ///
  /// A name that is not installed gives the nearest font.
  open var font: Any? {
    didSet { if !Self.isSame(font, oldValue) { setNeedsDisplay() } }
  }
  /// The font's size in points; default 36.
  open var fontSize: CGFloat = 36 {
    didSet { if fontSize != oldValue { setNeedsDisplay() } }
  }
  /// The text's colour; default opaque white.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { if foregroundColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether lines break at the layer's width; default false.
  open var isWrapped = false {
    didSet { if isWrapped != oldValue { setNeedsDisplay() } }
  }
  /// How lines stand in the layer's width; default `.natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
  }
  /// What a line that is too long loses; default `.none`.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { if truncationMode != oldValue { setNeedsDisplay() } }
  }

  /// A text layer without text.
  public required init() {
    super.init()
  }

  /// A copy of another text layer's values.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  /// Draws the text into the contents.
  open override func display() {
    values.contents = makePicture()
  }

  package override class var drawsItself: Bool { true }

  package override class var keepsHitRules: Bool { self == CATextLayer.self }

  /// Whether a change of `key` redraws the text: true for what a text is drawn from (peer 170).
  open override class func needsDisplay(forKey key: String) -> Bool {
    switch key {
    case "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode",
      "alignmentMode", "allowsFontSubpixelQuantization", "style", "contentsScale":
      true
    default: super.needsDisplay(forKey: key)
    }
  }

  /// Objects count as changed, as they can be: the same one may say something else by now.
  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? String, let b = b as? String { a == b } else { a == nil && b == nil }
  }

  private func makePicture() -> CGImage? {
    let text = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
    guard !text.isEmpty, !bounds.isEmpty, let color = foregroundColor else { return nil }
    let style = TextStyle(
      family: (font as? String) ?? TextStyle.defaultFamily,
      size: Double(fontSize),
      color: color,
      alignment: alignmentMode.textAlignment,
      isWrapped: isWrapped,
      truncation: truncationMode.textTruncation
    )
    guard
      let layout = TextLayout(
        text,
        style: style,
        width: bounds.width,
        height: bounds.height,
        scale: values.contentsScale
      )
    else {
      EngineReport.report(self, "string", "cannot be drawn at size \(fontSize): no usable font")
      return nil
    }
    do {
      return try layout.makeImage(size: bounds.size)
    } catch {
      EngineReport.report(self, "bounds", "are too large to draw a text in: \(error)")
      return nil
    }
  }
}
