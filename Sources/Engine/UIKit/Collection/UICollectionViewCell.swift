import QuartzCore

/// The view of an item in a collection; what a subclass shows belongs in `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the item's own content, as large as the cell.
  public let contentView = UIView()
  /// A view behind the content; default `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content, in front of `backgroundView`, which is seen while the item is selected or highlighted;
  /// default `nil`.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      }
      showState()
      setNeedsLayout()
    }
  }
  /// Whether the item is selected; default false.
  open var isSelected = false { didSet { showState() } }
  /// Whether the item is highlighted, as under a finger; default false.
  open var isHighlighted = false { didSet { showState() } }

  /// A cell at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Places the content and the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    // (The content may be transformed: it gets another place when the cell gets another size.)
    guard contentView.bounds.size != bounds.size else { return }
    contentView.place(at: bounds)
  }

  private func showState() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
