public import QuartzCore

/// A view that shows a text, in the middle of its height.
///
/// It takes no touches by default. Setting `font`, `textColor`, `textAlignment` or `lineBreakMode` changes all of an
/// `attributedText` too.
open class UILabel: UIView {
  private var label = LabelText()

  package override class var keepsHitRules: Bool { self == UILabel.self }

  /// A label without text at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// The text; default `nil`.
  open var text: String? {
    get { label.attributed?.string }
    set {
      change { $0.setText(newValue) }
    }
  }
  /// The text with its looks; what it does not say is as `font`, `textColor` and the other properties say.
  open var attributedText: NSAttributedString? {
    get { label.attributed.map { label.completed($0) } }
    set { change { $0.setAttributed(newValue) } }
  }
  /// The font; default the system's of 17 points, which `nil` gives too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { label.font }
    set { change { $0.setFont(newValue ?? LabelText().font) } }
  }
  /// The text's color; default `.label`, which `nil` gives too.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { label.textColor }
    set { change { $0.setTextColor(newValue ?? .label) } }
  }
  /// How lines stand in the width; default `.natural`: by the text's first letter with a direction.
  open var textAlignment: NSTextAlignment {
    get { label.alignment }
    set { change { $0.setAlignment(newValue) } }
  }
  /// Where lines break, and what the last one loses; default `.byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { label.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }
  /// The most lines; default 1, 0 for as many as there is room for.
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }
  /// The color of the text's shadow; default `nil`: none.
  open var shadowColor: UIColor? {
    get { label.shadowColor }
    set { change { $0.shadowColor = newValue } }
  }
  /// Where the shadow is from the text, in points; default (0, −1), above it.
  open var shadowOffset: CGSize {
    get { label.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }
  /// Whether text of one line is drawn smaller where it is too wide; default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.shrinks }
    set { change { $0.shrinks = newValue } }
  }
  /// The least share of its size that text may be drawn in to fit, 0 … 1; default 0.
  open var minimumScaleFactor: CGFloat {
    get { label.minimumScale }
    set { change { $0.minimumScale = newValue } }
  }
  /// Whether the text is drawn in full strength, and not half faded; default true.
  open var isEnabled: Bool {
    get { label.isEnabled }
    set { change { $0.isEnabled = newValue } }
  }
  /// Whether the text has its `highlightedTextColor`; default false.
  open var isHighlighted: Bool {
    get { label.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }
  /// The text's color while it is highlighted; default `nil`: the same.
  open var highlightedTextColor: UIColor? {
    get { label.highlightedTextColor }
    set { change { $0.highlightedTextColor = newValue } }
  }
  /// The width that lines break at in `intrinsicContentSize`; default 0: none.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Where in bounds the text stands: at their upper left, as large as it is there.
  ///
  /// - Parameters:
  ///   - bounds: The room.
  ///   - numberOfLines: The most lines; 0 for as many as there is room for.
  /// - Returns: In whole pixels; no larger than the bounds, but that its first line is whole.
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

  /// Draws the text in a rectangle of the current context, in the middle of its height.
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

  /// The size of the text in a room, in whole pixels: in one line if `numberOfLines` is 1, else broken at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hasWidth = numberOfLines != 1 && size.width > 0
    guard
      let layout = label.layout(width: hasWidth ? size.width : nil, lineLimit: numberOfLines)
    else { return .zero }
    return wholePixels(layout.size)
  }

  /// The size that the label wants, in points.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Changes what is shown, and has it drawn anew if it really changed.
  private func change(_ change: (inout LabelText) -> Void) {
    let old = label
    change(&label)
    guard label != old else { return }
    layer.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Draws the text into the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The smallest size of whole pixels that holds another; what is less than a thousandth too large is rounding.
  private func wholePixels(_ size: CGSize) -> CGSize {
    let scale = layer.contentsScale
    func up(_ length: CGFloat) -> CGFloat { ((length * scale) - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}
