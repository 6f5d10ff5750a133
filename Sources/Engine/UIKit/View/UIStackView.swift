public import QuartzCore

/// A view that places its arranged subviews in a row or a column.
///
/// Without constraints a view's wish is its `intrinsicContentSize`, where that has none its `sizeThatFits(_:)`, and for
/// a view that answers its own size there, the size it was added with. Where constraints tell the frames of the stack
/// view, or of views in it, its rules are some among them (`StackRules`).
///
/// Hidden views leave no gap, and have no length. Changes of the arrangement within an animation block animate, also
/// those by hiding and showing views.
///
/// Where room is left over in `.fill`, the last view without an intrinsic length takes it, and others without one have
/// none; without such the first of those takes it that hug their content least (`setContentHuggingPriority(_:for:)`).
/// Where room is wanting, the first of those gives way that resist it least. Views lie on whole pixels.
open class UIStackView: UIView {
  /// Along which axis views follow each other; default `.horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How views share the length of the axis; default `.fill`.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How views lie across the axis; default `.fill`.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// Points between neighbors, and the least there are in `.equalSpacing` and `.equalCentering`; default 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the margins are left free; default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  private var arranged: [UIView] = []
  private var gaps: [ObjectIdentifier: CGFloat] = [:]
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// A gap of `spacing` after a view.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's gap: 8 points.
  nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  /// A stack view without views at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always `nil`: there are no archives of views to read here.
  public required init(coder: NSCoder) {
    preconditionFailure("there are no archives of views to read here")
  }

  /// A stack view of views in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are placed, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Places a view after the others; it becomes a subview if it is not.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count { $0 !== view })
  }

  /// Places a view at an index among the arranged ones; it becomes a subview if it is not.
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

  /// Stops placing a view; it stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    gaps[ObjectIdentifier(view)] = nil
    sizes[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Sets the gap after an arranged view; `spacingUseDefault` takes `spacing` again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    gaps[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// The size at which all views have the length they want.
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

  /// The size at which all views have the length they want.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the arranged views.
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

  /// Where all views are along the axis: hidden ones have no length, in the middle between their neighbors.
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

  /// A view that leaves is not arranged any more.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// Within an animation block the new places are taken at once, so that they animate with it.
  override func subviewSizeDidChange() { arrangementDidChange() }

  /// In an animation block a view that is hidden shrinks to nothing before it is gone, and one that is shown grows.
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

  /// What is left free at the sides.
  var freeMargins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// Shows what is hidden until the block's animations end: its layer's model is hidden already, and nothing hits it.
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
    // A stack view in another one has a new wish itself.
    superview?.subviewSizeDidChange()
    if AnimationBlock.current?.animates == true, window != nil { layoutIfNeeded() }
  }

  /// A size with its length along the axis as the width, or such a one back again.
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

  /// The size that a view wants.
  private func wish(of view: UIView, in room: CGSize) -> CGSize {
    var size = view.intrinsicContentSize
    let (isWide, isTall) = (size.width < 0, size.height < 0)
    if isWide || isTall {
      let fitting = view.sizeThatFits(room)
      // The default answers the size that this view gave it: then the one that it came with counts.
      if fitting != view.bounds.size { sizes[ObjectIdentifier(view)] = fitting }
      let own = sizes[ObjectIdentifier(view)] ?? fitting
      if isWide { size.width = own.width }
      if isTall { size.height = own.height }
    }
    return size
  }

  /// From the view's top down to what its text stands on; its bottom in a column, and without text.
  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    guard axis == .horizontal else { return height }
    return view.baseline(inHeight: height, isFirst: alignment == .firstBaseline)
  }
}
