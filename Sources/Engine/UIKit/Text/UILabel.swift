public import QuartzCore

/// A view that shows a text, vertically centered.
///
/// It receives no touches by default. Setting `font`, `textColor`, `textAlignment` or `lineBreakMode` changes all of an
/// `attributedText` too.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var label = LabelText()
  private var followsTextSize: (any UITraitChangeRegistration)?

  package override class var keepsHitRules: Bool { self == UILabel.self }

  /// An empty label at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The text; default `nil`.
  open var text: String? {
    get { label.attributed?.string }
    set {
      change { $0.setText(newValue) }
    }
  }
  /// The text with attributes; missing ones are set by `font`, `textColor` and the other properties.
  open var attributedText: NSAttributedString? {
    get { label.attributed.map { label.completed($0) } }
    set { change { $0.setAttributed(newValue) } }
  }
  /// The font; default the system font with 17 points, which setting `nil` restores.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { label.font }
    set { change { $0.setFont(newValue ?? LabelText().font) } }
  }
  /// The text's color; default `.label`, which setting `nil` restores.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { label.textColor }
    set { change { $0.setTextColor(newValue ?? .label) } }
  }
  /// The alignment of lines; default `.natural`: by the text's first letter with a direction.
  open var textAlignment: NSTextAlignment {
    get { label.alignment }
    set { change { $0.setAlignment(newValue) } }
  }
  /// How lines break, and how the last one is truncated; default `.byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { label.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }
  /// The maximum number of lines; default 1; 0 for as many as fit.
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }
  /// The color of the text's shadow; default `nil`, no shadow.
  open var shadowColor: UIColor? {
    get { label.shadowColor }
    set { change { $0.shadowColor = newValue } }
  }
  /// The offset of the shadow from the text, in points; default (0, −1), above it.
  open var shadowOffset: CGSize {
    get { label.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }
  /// Whether a single line that is too wide is drawn smaller; default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.shrinks }
    set { change { $0.shrinks = newValue } }
  }
  /// The minimum scale of a text that is made to fit, 0 … 1; default 0.
  open var minimumScaleFactor: CGFloat {
    get { label.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }
  /// Where text stays that has been made smaller to fit; default `.alignBaselines`; kept: it is centered here.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the user's text size, if it is that of a text style or of `UIFontMetrics`; default false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize != nil }
    set {
      guard newValue != (followsTextSize != nil) else { return }
      if let followsTextSize { unregisterForTraitChanges(followsTextSize) }
      followsTextSize =
        newValue
        ? registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
          (label: UILabel, _) in label.followTextSize()
        } : nil
      if newValue { followTextSize() }
    }
  }
  /// Whether the text is drawn with full opacity, and not half faded; default true.
  open var isEnabled: Bool {
    get { label.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }
  /// Whether the text is drawn in `highlightedTextColor`; default false.
  open var isHighlighted: Bool {
    get { label.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }
  /// The text's color while it is highlighted; default `nil`, which uses `textColor`.
  open var highlightedTextColor: UIColor? {
    get { label.highlightedTextColor }
    set { change { $0.highlightedTextColor = newValue } }
  }
  /// The width at which lines break in `intrinsicContentSize`, in points; default 0, none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The rectangle of the text in given bounds: at their upper left corner, in the text's size.
  ///
  /// - Parameters:
  ///   - bounds: The available rectangle, in points.
  ///   - numberOfLines: The maximum number of lines; 0 for as many as fit.
  /// - Returns: The rectangle in whole pixels; not larger than the bounds, except to include the whole first line.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let layout = label.layout(in: bounds.size, lineLimit: numberOfLines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = CGSize(width: min(layout.size.width, bounds.width), height: layout.size.height)
    return CGRect(origin: bounds.origin, size: wholePixels(size))
  }

  /// Draws the text in a rectangle of the current context, vertically centered.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let layout = label.layout(in: rect.size, lineLimit: numberOfLines)
    else { return }
    let spare = rect.height - wholePixels(layout.size).height
    let scale = layer.contentsScale
    let top = rect.minY + (max(spare, 0) / 2 * scale).rounded(.down) / scale
    let origin = CGPoint(x: rect.minX, y: top)
    if let shadow = label.shadowColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite {
      label.shadowLayout(shadow, in: rect.size)?.draw(
        in: context,
        at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      )
    }
    layout.draw(in: context, at: origin)
  }

  /// The size of the text, in whole pixels: in one line if `numberOfLines` is 1, else broken at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hasWidth = numberOfLines != 1 && size.width > 0
    guard
      let layout = label.layout(width: hasWidth ? size.width : nil, lineLimit: numberOfLines)
    else { return .zero }
    return wholePixels(layout.size)
  }

  /// The size that fits the text, in points.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  private func followTextSize() {
    guard let scaling = label.font.scaling else { return }
    let font = scaling.font(for: traitsNow.preferredContentSizeCategory)
    change { $0.setFont(font) }
  }

  /// Changes the content, and redraws it if it has really changed.
  private func change(_ change: (inout LabelText) -> Void) {
    let old = label
    change(&label)
    guard label != old else { return }
    layer.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The smallest size in whole pixels that contains another; an excess of less than a thousandth is rounding.
  private func wholePixels(_ size: CGSize) -> CGSize {
    let scale = layer.contentsScale
    func up(_ length: CGFloat) -> CGFloat { ((length * scale) - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  override var layoutKind: (any LayoutKind)? { self }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [.of(\UILabel.font), .of(\UILabel.textColor)]
  }
}

extension UILabel: LayoutKind {
  var hasHeightForWidth: Bool { numberOfLines != 1 }

  var textLine: TextLine? {
    guard let font else { return nil }
    return numberOfLines == 1 ? .middle(font, height: intrinsicContentSize.height) : .lines(font)
  }
}
