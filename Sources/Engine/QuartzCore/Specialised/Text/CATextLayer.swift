public import CoreGraphics
public import Foundation

/// A layer that shows a text, drawn once per change at `contentsScale` pixels a point (SL3).
///
/// The first line is at the top. Text that there is no room for is cut at the layer's edges. A subclass that overrides
/// `draw(in:)` can move the context's origin and call `super` to have the text elsewhere.
open class CATextLayer: CALayer {
  /// What is shown: a `String` or an `NSAttributedString`; default `nil`.
  ///
  /// It is taken as it is: a mutable one that changes afterwards changes nothing. One with attributes has its own fonts
  /// and colors, by default those of a `String` of 12 points in black, and `font`, `fontSize` and `foregroundColor` do
  /// not count.
  open var string: Any? {
    get { shownString }
    set {
      let copy = (newValue as? NSAttributedString)?.copy() ?? newValue
      guard !Self.isSame(copy, shownString) else { return }
      shownString = copy
      if presentationSource == nil { setNeedsDisplay() }
    }
  }
  /// The font: a `UIFont`, or a name as a `String`; default "Helvetica".
  ///
  /// A name that is not installed gives the nearest font. The size is `fontSize` in any case.
  open var font: Any? = CATextLayer.usualFont {
    didSet { if !Self.isSame(font, oldValue), presentationSource == nil { setNeedsDisplay() } }
  }
  /// The font's size in points; default 36; animatable.
  @Animatable(TextKey.fontSize) open var fontSize: CGFloat
  /// The text's color; default opaque white; animatable.
  @Animatable(TextKey.foregroundColor) open var foregroundColor: CGColor?
  /// Whether lines break at the layer's width; key "wrapped"; default false.
  @Animatable(TextKey.isWrapped) open var isWrapped: Bool
  /// How lines stand in the layer's width; default `.natural`.
  @Animatable(TextKey.alignmentMode) open var alignmentMode: CATextLayerAlignmentMode
  /// What a line that is too long loses, or the last one there is room for; default `.none`.
  @Animatable(TextKey.truncationMode) open var truncationMode: CATextLayerTruncationMode
  /// Whether glyphs may be moved by parts of a pixel so that drawings of them can be shared; default false.
  ///
  /// A hint, which is kept: here all text is drawn alike.
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

  /// Draws the text into the contents; without any there are none.
  open override func display() {
    if hasText { super.display() } else { values.contents = nil }
  }

  /// Draws the text, in a context with the layer's own coordinates.
  open override func draw(in ctx: CGContext) { drawText(in: ctx) }

  package override class var drawsItself: Bool { true }

  package override class var keys: [String: ObjectKey] { ObjectKey.ofTextLayer }

  override class var declaredKeys: [any DeclaredDefault] { TextKey.all }

  package override class var keepsHitRules: Bool { self == CATextLayer.self }

  /// Whether a change of `key` redraws the text: true for what a text is drawn from (peer 170).
  open override class func needsDisplay(forKey key: String) -> Bool {
    TextKey.isDrawn(key) || super.needsDisplay(forKey: key)
  }

  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { a == b } else { a == nil && b == nil }
  }
}
