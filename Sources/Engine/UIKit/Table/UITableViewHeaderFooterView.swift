public import QuartzCore

/// The view above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The view of the header's own content.
  public let contentView = UIView()
  /// The name by which the table uses the view again; `nil` for never.
  public let reuseIdentifier: String?
  /// A view behind the content; default `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The label of the title, made when it is asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    new.font = .boldSystemFont(ofSize: 17)
    contentView.addSubview(new)
    label = new
    return new
  }
  /// Whether a title is all that it shows.
  private(set) var hasTitleOnly = false
  private var label: UILabel?

  /// The distance of the title from the sides, in points.
  private static let margin: CGFloat = 16

  /// A view that is not in a table yet.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view that is not used again.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// A view with a data source's title, in the style of the table.
  convenience init(title: String, _ style: UITableView.Style, isFooter: Bool) {
    self.init(reuseIdentifier: nil)
    hasTitleOnly = true
    textLabel?.text = style == .plain || isFooter ? title : title.uppercased()
    if style == .plain {
      contentView.backgroundColor = .secondarySystemBackground
    } else {
      textLabel?.font = .systemFont(ofSize: 13)
      textLabel?.textColor = .secondaryLabel
    }
  }

  /// The view is about to be used for another section; the default does nothing.
  open func prepareForReuse() {}

  /// Places the content and the title, which is at the bottom of a header that is higher.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let label else { return }
    let height = min(UITableView.usualHeight / 2 + 6, bounds.height)
    label.frame = CGRect(
      x: Self.margin,
      y: bounds.height - height,
      width: max(bounds.width - 2 * Self.margin, 0),
      height: height
    )
  }

  /// A view of a class that is known only when the program runs, as `UIView.instance(of:)` makes views.
  static func instance<View: UITableViewHeaderFooterView>(
    of type: View.Type,
    _ identifier: String
  ) -> View {
    let view = unsafeBitCast(type, to: RequiredHeaderFooterView.Type.self).init(
      reuseIdentifier: identifier
    )
    return unsafeDowncast(view as UITableViewHeaderFooterView, to: View.self)
  }
}

/// A header whose initializer may be called by a class that is known only at run time (see `RequiredView`).
open class RequiredHeaderFooterView: UITableViewHeaderFooterView {
  /// A view that is not in a table yet.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }
}
