public import CoreGraphics
public import Foundation

/// A layer that shows a text, drawn once per change at `contentsScale` pixels per point.
///
/// The first line is at the top. Text outside of the layer's bounds is clipped. A subclass that overrides `draw(in:)`
/// can move the context's origin and call `super` to move the text.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; default `nil`.
  ///
  /// The layer copies it: a later change of a mutable string changes nothing. An attributed string has its own fonts
  /// and colors, or by default black 12-point text in the default font; `font`, `fontSize` and `foregroundColor` have
  /// no effect on it.
  open var string: Any? {
    get { shownString }
    set {
      let copy = (newValue as? NSAttributedString)?.copy() ?? newValue
      guard !Self.isSame(copy, shownString) else { return }
      shownString = copy
      if presentationSource == nil { setNeedsDisplay() }
    }
  }
  /// The font: a `UIFont`, or the name of a font as a `String`; default "Helvetica".
  ///
  /// For a name that is not installed, the nearest font is used. The size is `fontSize` in any case.
  open var font: Any? = CATextLayer.usualFont {
    didSet { if !Self.isSame(font, oldValue), presentationSource == nil { setNeedsDisplay() } }
  }
  /// The font's size in points; default 36; animatable.
  @Animatable(TextKey.fontSize) open var fontSize: CGFloat
  /// The text's color; default opaque white; animatable.
  @Animatable(TextKey.foregroundColor) open var foregroundColor: CGColor?
  /// Whether lines break at the layer's width; key "wrapped"; default false.
  @Animatable(TextKey.isWrapped) open var isWrapped: Bool
  /// The alignment of lines in the layer's width; default `.natural`.
  @Animatable(TextKey.alignmentMode) open var alignmentMode: CATextLayerAlignmentMode
  /// Which part of a line that does not fit, or of the last line with room, is left out; default `.none`.
  @Animatable(TextKey.truncationMode) open var truncationMode: CATextLayerTruncationMode
  /// Whether glyphs may be moved by parts of a pixel so that their pictures can be shared; default false.
  ///
  /// A hint that is stored; it has no effect here.
  @Animatable(TextKey.allowsFontSubpixelQuantization)
  open var allowsFontSubpixelQuantization: Bool

  static let usualFont = "Helvetica"
  private var shownString: Any?

  /// A text layer without text.
  public required init() { super.init() }

  /// A copy of another text layer's values.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (shownString, font) = (other.shownString, other.font)
  }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Draws the text into the contents; without a text the contents are `nil`.
  open override func display() {
    if hasText { super.display() } else { values.contents = nil }
  }

  /// Draws the text into a context with the layer's own coordinates.
  open override func draw(in ctx: CGContext) { drawText(in: ctx) }

  override class var kind: (any LayerKind.Type)? { CATextLayer.self }

  /// Whether a change of `key` redraws the text: true for the properties that the drawing depends on.
  open override class func needsDisplay(forKey key: String) -> Bool {
    TextKey.isDrawn(key) || super.needsDisplay(forKey: key)
  }

  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { a == b } else { a == nil && b == nil }
  }
}

extension CATextLayer: LayerKind {
  static var declaredKeys: [any DeclaredDefault] { TextKey.all }
  static var objectKeys: [String: ObjectKey] { ObjectKey.ofTextLayer }
  static var drawsItself: Bool { true }
}

extension ObjectKey {
  fileprivate static let ofTextLayer = ofLayer.adding([
    "string": anything(\CATextLayer.string),
    "font": anything(\CATextLayer.font, default: CATextLayer.usualFont),
  ])
}
