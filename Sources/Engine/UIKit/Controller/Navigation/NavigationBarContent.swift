import QuartzCore

/// The content that a navigation bar shows for one item.
final class NavigationBarContent: UIView {
  /// The title's offset from its normal position, in points.
  var titleShift: CGFloat = 0 { didSet { if titleShift != oldValue { setNeedsLayout() } } }

  private var left: [UIView] = []
  private var right: [UIView] = []
  private var title: UIView?

  /// The margin at the sides and the spacing between items, in points.
  private static let margin: CGFloat = 12

  init(_ item: UINavigationItem?, back: UINavigationItem?, in bar: UINavigationBar) {
    super.init(frame: .zero)
    guard let item else { return }
    let leftItems = item.leftBarButtonItems ?? []
    if let back, item.showsBackButton {
      left.append(BarButtonView(backTo: back.backTitle) { [weak bar] in bar?.onBack?() })
    }
    left += leftItems.map { view(for: $0, in: bar) }
    right = (item.rightBarButtonItems ?? []).map { view(for: $0, in: bar) }
    title = item.titleView ?? Self.label(item.title, bar.titleTextAttributes)
    for view in left + right + [title].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func view(for item: UIBarButtonItem, in bar: UINavigationBar) -> UIView {
    item.onChange = { [weak bar] in bar?.reload() }
    let view = item.customView ?? BarButtonView(item)
    item.shownView = view
    return view
  }

  private static func label(
    _ title: String?,
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> UILabel? {
    guard let title else { return nil }
    let label = UILabel()
    label.text = title
    label.font = attributes?[.font] as? UIFont ?? .boldSystemFont(ofSize: 17)
    label.textColor = attributes?[.foregroundColor] as? UIColor
    label.textAlignment = .center
    return label
  }

  /// Places items from the sides inwards; the title is centered, or moved aside where the items leave too little room.
  override func layoutSubviews() {
    var (start, end) = (Self.margin, bounds.width - Self.margin)
    for view in left {
      let size = self.size(of: view)
      place(view, size, x: start)
      start += size.width + Self.margin
    }
    for view in right {
      let size = self.size(of: view)
      end -= size.width
      place(view, size, x: end)
      end -= Self.margin
    }
    guard let title else { return }
    var size = self.size(of: title)
    size.width = max(min(size.width, end - start), 0)
    let x = min(max((bounds.width - size.width) / 2, start), end - size.width)
    place(title, size, x: x.rounded() + titleShift)
  }

  private func size(of view: UIView) -> CGSize {
    let size = view.sizeThatFits(bounds.size)
    return CGSize(width: size.width, height: min(size.height, bounds.height))
  }

  private func place(_ view: UIView, _ size: CGSize, x: CGFloat) {
    let y = ((bounds.height - size.height) / 2).rounded()
    view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
