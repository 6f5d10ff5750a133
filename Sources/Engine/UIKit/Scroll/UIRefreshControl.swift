public import Foundation
import QuartzCore

/// A wheel above a scroll view's content, which the user pulls down to load the content again.
///
/// It sends `.valueChanged` when the content is pulled far enough, and turns until `endRefreshing()`; meanwhile the
/// content begins below it.
open class UIRefreshControl: UIControl {
  /// The height, in points.
  static let height: CGFloat = 60
  /// How far the content is pulled until it is loaded again, in points [K].
  private static let trigger: CGFloat = 90

  /// Whether the content is being loaded.
  open private(set) var isRefreshing = false
  /// A text below the wheel; default `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// Whether this pull has been answered.
  private var hasSent = false

  /// A control of 60 points in height.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.alpha = 0
    label.textAlignment = .center
    label.alpha = 0
    for view in [wheel, label] { addSubview(view) }
  }

  /// A control without a scroll view.
  public convenience init() { self.init(frame: .zero) }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  private var scrollView: UIScrollView? { superviewLink as? UIScrollView }

  /// It belongs to a scroll view also when it is added as a subview, as before iOS 10.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView, scrollView.pullPart == nil else { return }
    scrollView.pullPart = self
    follow()
  }

  /// It no longer belongs to a scroll view that it leaves.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, newSuperview !== scrollView, scrollView.pullPart === self else { return }
    scrollView.pullPart = nil
    scrollView.insetsMayHaveChanged()
  }

  /// The program loads the content again: the wheel turns, and the content begins below it.
  ///
  /// Nothing is scrolled.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    show(1)
    scrollView?.insetsMayHaveChanged()
    follow()
  }

  /// The content is loaded: the wheel stops, and the content moves over it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    show(0)
    scrollView?.pullPartHasClosed()
  }

  /// The wheel has the tint color; without one of its own, gray.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTintColor
  }

  /// Places the wheel in the middle, above the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let isTitled = attributedTitle != nil
    wheel.center = CGPoint(x: bounds.midX, y: isTitled ? 20 : bounds.midY)
    label.frame = CGRect(x: 0, y: 38, width: bounds.width, height: text.height)
  }

  private func show(_ part: CGFloat) {
    wheel.alpha = part
    label.alpha = part
  }
}

extension UIRefreshControl: PullPart {
  var inset: CGFloat { isRefreshing ? Self.height : 0 }

  func follow() {
    guard let scrollView else { return }
    let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - inset)
    let top = -max(pulled, Self.height)
    let place = CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height)
    if frame != place { UIView.performWithoutAnimation { frame = place } }
    guard !isRefreshing else { return }
    show(min(max((pulled - 10) / (Self.height - 10), 0), 1))
    if pulled <= 0 || !scrollView.isDragging { hasSent = false }
    guard scrollView.isDragging, pulled >= Self.trigger, !hasSent else { return }
    hasSent = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
