public import QuartzCore

/// A row of dots, one for each page; that of the current page stands out.
///
/// A tap in its right half goes to the next page, one in its left half to the previous one; so do arrow keys. It
/// then sends `.valueChanged`.
open class UIPageControl: UIControl {
  /// The number of pages; default 0; negative numbers count as 0.
  open var numberOfPages: Int {
    get { dots.count }
    set { setCount(max(0, newValue)) }
  }
  /// The page that is shown, from 0; default 0; values outside are clamped.
  open var currentPage: Int {
    get { page }
    set {
      page = clamped(newValue)
      showDots()
    }
  }
  /// Whether it is hidden while there is only one page; default false.
  open var hidesForSinglePage = false { didSet { showDots() } }
  /// The color of the other pages' dots; default `nil`: white, nearly clear.
  open var pageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// The color of the current page's dot; default `nil`: white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { showDots() } }
  /// Whether the dot of the new page stands out only after `updateCurrentPageDisplay()`; default false.
  open var defersCurrentPageDisplay = false

  private var page = 0
  private var dots: [UIView] = []
  private let body = ControlStyle.makePart()

  /// A control without pages at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(body)
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Shows the current page, after changes that `defersCurrentPageDisplay` has put off.
  open func updateCurrentPageDisplay() { showDots() }

  /// The size of the dots of `pageCount` pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let (dot, gap) = (ControlStyle.pageDot, ControlStyle.pageGap)
    return CGSize(width: max(0, count * dot + (count - 1) * gap), height: dot)
  }

  /// The size of the dots, and a height of 37 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the dots, and a height of 37 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: size(forNumberOfPages: numberOfPages).width, height: ControlStyle.pageHeight)
  }

  /// Goes to the next or the previous page if the touch ends in the control.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    turn(by: point.x >= bounds.midX ? 1 : -1, event)
  }

  /// Whether it can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool {
    guard let direction = key.direction else { return false }
    turn(by: Int(direction), nil)
    return true
  }

  override func stateChanged() {
    super.stateChanged()
    showDots()
  }

  /// Lays out the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showDots()
  }

  private func turn(by step: Int, _ event: UIEvent?) {
    let old = page
    page = clamped(page + step)
    guard page != old else { return }
    if !defersCurrentPageDisplay { showDots() }
    sendValueChanged(event)
  }

  private func clamped(_ value: Int) -> Int { max(0, min(value, numberOfPages - 1)) }

  private func setCount(_ count: Int) {
    guard count != dots.count else { return }
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      dots.append(ControlStyle.makePart())
      if let last = dots.last { body.addSubview(last) }
    }
    page = clamped(page)
    showDots()
    invalidateIntrinsicContentSize()
  }

  private func showDots() {
    ControlStyle.fit(body, to: self)
    body.isHidden = hidesForSinglePage && numberOfPages <= 1
    let dot = ControlStyle.pageDot
    let left = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    for (index, view) in dots.enumerated() {
      let x = left + CGFloat(index) * (dot + ControlStyle.pageGap)
      view.frame = CGRect(x: x, y: bounds.midY - dot / 2, width: dot, height: dot)
      view.layer.cornerRadius = dot / 2
      view.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? ControlStyle.currentPageDot
        : pageIndicatorTintColor ?? ControlStyle.otherPageDot
    }
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UIPageControl.pageIndicatorTintColor),
      .of(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
