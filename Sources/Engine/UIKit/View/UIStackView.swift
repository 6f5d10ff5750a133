public import QuartzCore

/// A view that lays out its arranged subviews in a row or a column.
///
/// Without constraints a view's preferred size is its `intrinsicContentSize`; if it has none, its `sizeThatFits(_:)`;
/// if that returns the current size, the size with which it was added. If constraints determine the frames of the stack
/// view or of views in it, its rules are solved together with them (`StackRules`).
///
/// Hidden views have no length and no gap. Changes of the arrangement within an animation block animate, including
/// those by hiding and showing views.
///
/// In `.fill`, the last view without an intrinsic length gets the spare length, and others without one have length 0.
/// If there is none, the first view with the lowest hugging priority gets it (`setContentHuggingPriority(_:for:)`). If
/// length is missing, the first view with the lowest compression resistance shrinks. Frames are in whole pixels.
open class UIStackView: UIView {
  /// The axis along which the views are arranged; default `.horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The distribution of the views along the axis; default `.fill`.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The alignment of the views across the axis; default `.fill`.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The gap between neighbors in points, which is the minimum in `.equalSpacing` and `.equalCentering`; default 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the layout stays inside the margins; default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  private var arranged: [UIView] = []
  private var gaps: [ObjectIdentifier: CGFloat] = [:]
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// The gap after a view that means `spacing`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The gap after a view that means the system's: 8 points.
  nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  /// An empty stack view at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always `nil`: archives of views are not supported here.
  public required init(coder: NSCoder) {
    preconditionFailure("there are no archives of views to read here")
  }

  /// A stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after the others; it becomes a subview if it is not one.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count { $0 !== view })
  }

  /// Arranges a view at an index among the arranged ones; it becomes a subview if it is not one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arranged.filter { $0 !== view }
    precondition(
      (0...others.count).contains(stackIndex),
      "stackIndex \(stackIndex) is not among \(others.count) arranged subviews"
    )
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged = others
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if sizes[ObjectIdentifier(view)] == nil { sizes[ObjectIdentifier(view)] = view.bounds.size }
    arrangementDidChange()
  }

  /// Stops arranging a view; it stays a subview, with its frame.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    gaps[ObjectIdentifier(view)] = nil
    sizes[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the gap after an arranged view; `spacingUseDefault` restores `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    gaps[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The size at which all views have their preferred length.
  open override var intrinsicContentSize: CGSize {
    let views = visibleSubviews
    guard !views.isEmpty else { return .zero }
    let wishes = views.map { along(wish(of: $0, in: .zero)) }
    let margins = freeMargins
    let across = wishes.map(\.height).max() ?? 0
    let length: CGFloat =
      switch distribution {
      case .fillEqually: (wishes.map(\.width).max() ?? 0) * CGFloat(views.count)
      default: wishes.reduce(0) { $0 + $1.width }
      }
    let size = along(
      CGSize(width: length + leastGaps(between: views).reduce(0, +), height: across)
    )
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom
    )
  }

  /// The size at which all views have their preferred length.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = visibleSubviews
    if views.contains(where: { $0.arrangement.rules?.solved != nil }) { return }
    let room = bounds.inset(by: freeMargins)
    let size = along(room.size)
    let wishes = views.map { wish(of: $0, in: room.size) }
    let row = StackRow(
      lengths: wishes.map { along($0).width },
      yielding: StackYielding(views, along: axis),
      gaps: leastGaps(between: views),
      room: max(size.width, 0),
      whole: along(bounds.size).width,
      distribution: distribution
    ).placed()
    let heights = wishes.map { along($0).height }
    let lowest = zip(views, heights).map { baseline(of: $0, height: $1) }.max() ?? 0
    for (view, span) in spans(row, of: views, room: size.width) {
      let wanted = along(wish(of: view, in: room.size)).height
      let height = alignment == .fill ? size.height : min(wanted, max(size.height, 0))
      let y: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: (size.height - height) / 2
        case .trailing: size.height - height
        case .firstBaseline, .lastBaseline: lowest - baseline(of: view, height: wanted)
        }
      let corner = along(CGSize(width: span.start, height: y))
      let frame = CGRect(
        origin: CGPoint(x: room.minX + corner.width, y: room.minY + corner.height),
        size: along(CGSize(width: span.length, height: max(height, 0)))
      )
      view.place(at: frame.laidOnPixels(scale: layer.contentsScale))
    }
  }

  /// The spans of all views along the axis: hidden ones have no length, and are centered between their neighbors.
  private func spans(
    _ row: [(start: CGFloat, length: CGFloat)],
    of views: [UIView],
    room: CGFloat
  ) -> [(view: UIView, span: (start: CGFloat, length: CGFloat))] {
    var next = 0
    return arranged.map { view in
      if !view.isHidden {
        next += 1
        return (view, row[next - 1])
      }
      let before = next > 0 ? row[next - 1].start + row[next - 1].length : 0
      let after = next < row.count ? row[next].start : before
      return (view, (start: next > 0 ? (before + after) / 2 : 0, length: 0))
    }
  }

  /// A subview that is removed is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  override var layoutKind: (any LayoutKind)? { self }

  /// Within an animation block the new frames are set at once, so that they animate with it.
  override func subviewSizeDidChange() { arrangementDidChange() }

  /// In an animation block a hidden view shrinks to nothing before it disappears, and a shown one grows.
  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) {
      if subview.isHidden {
        keepInSight(subview)
      } else {
        subview.layer.removeAnimation(forKey: "hidden")
      }
    }
    arrangementDidChange()
  }
}

extension UIStackView {
  var visibleSubviews: [UIView] { arranged.filter { !$0.isHidden } }

  /// The margins that stay free.
  var freeMargins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// Keeps a hidden view visible until the block's animations end: its layer's model is hidden already, and hit testing
  /// ignores it.
  private func keepInSight(_ view: UIView) {
    guard let block = AnimationBlock.current, block.animates, block.settings.keyframe == nil,
      window != nil
    else { return }
    let stay = block.settings.animation(
      keyPath: "hidden",
      on: view.layer,
      opening: block.opening
    )
    (stay.fromValue, stay.toValue) = (false, false)
    let change = PropertyChange(
      layer: view.layer,
      keyPath: "hidden",
      kind: .replacing,
      old: .flag(false),
      new: .flag(true)
    )
    block.add(stay, for: change)
  }

  private func arrangementDidChange() {
    setNeedsLayout()
    constraintsDidChange()
    // The preferred size of a nested stack view has changed too.
    superview?.subviewSizeDidChange()
    if AnimationBlock.current?.animates == true, window != nil { layoutIfNeeded() }
  }

  /// Converts a size so that its length along the axis is the width, or back.
  private func along(_ size: CGSize) -> CGSize {
    axis == .horizontal ? size : CGSize(width: size.height, height: size.width)
  }

  func leastGaps(between views: [UIView]) -> [CGFloat] {
    views.dropLast().map { view -> CGFloat in
      let gap = gaps[ObjectIdentifier(view)] ?? spacing
      if gap == UIStackView.spacingUseSystem { return 8 }
      return gap == UIStackView.spacingUseDefault ? spacing : gap
    }
  }

  /// The preferred size of a view.
  private func wish(of view: UIView, in room: CGSize) -> CGSize {
    var size = view.intrinsicContentSize
    let (isWide, isTall) = (size.width < 0, size.height < 0)
    if isWide || isTall {
      let fitting = view.sizeThatFits(room)
      // If the default returns the size that this view has set, the size with which the view was added is used.
      if fitting != view.bounds.size { sizes[ObjectIdentifier(view)] = fitting }
      let own = sizes[ObjectIdentifier(view)] ?? fitting
      if isWide { size.width = own.width }
      if isTall { size.height = own.height }
    }
    return size
  }

  /// The distance from the view's top to its text baseline; to its bottom in a column, and without text.
  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    guard axis == .horizontal else { return height }
    return view.baseline(inHeight: height, isFirst: alignment == .firstBaseline)
  }
}
