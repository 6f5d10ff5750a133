import QuartzCore

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across it, and in which direction it goes.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the same left edge.
    public static let alignAllLeft = Self(aligning: .left)
    /// All views have the same right edge.
    public static let alignAllRight = Self(aligning: .right)
    /// All views have the same top edge.
    public static let alignAllTop = Self(aligning: .top)
    /// All views have the same bottom edge.
    public static let alignAllBottom = Self(aligning: .bottom)
    /// All views have the same leading edge.
    public static let alignAllLeading = Self(aligning: .leading)
    /// All views have the same trailing edge.
    public static let alignAllTrailing = Self(aligning: .trailing)
    /// All views have the same center, from left to right.
    public static let alignAllCenterX = Self(aligning: .centerX)
    /// All views have the same center, from top to bottom.
    public static let alignAllCenterY = Self(aligning: .centerY)
    /// The last lines of text of all views are at one height.
    public static let alignAllLastBaseline = Self(aligning: .lastBaseline)
    /// The first lines of text of all views are at one height.
    public static let alignAllFirstBaseline = Self(aligning: .firstBaseline)
    /// From the leading to the trailing side; the default.
    public static let directionLeadingToTrailing: Self = []
    /// From left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    fileprivate var alignedAttributes: [Attribute] {
      (1...Attribute.firstBaseline.rawValue).filter { rawValue >> UInt($0) & 1 == 1 }
        .compactMap(Attribute.init(rawValue:))
    }
  }

  /// The constraints that a line of the visual format language describes, such as `H:|-[photo(80)]-[title]-|`.
  ///
  /// A standard space (`-` alone) is 8 points between views, and 20 to the superview. A format that cannot be
  /// understood is reported, with the place, and gives no constraints.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: How views are aligned across it, and its direction.
  ///   - metrics: The values of names in it: numbers.
  ///   - views: The views and layout guides by their names in it.
  /// - Returns: The constraints, none of them active.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { value in
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
        ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }
    do {
      let format = try VisualFormat(format, metrics: numbers)
      return try FormattedConstraints(format, opts, views).all
    } catch {
      EngineReport.handler(
        "NSLayoutConstraint: no constraints for the format \"\(format)\", at character "
          + "\(error.place + 1): \(error.reason)"
      )
      return []
    }
  }
}

/// The constraints of a visual format for views.
private struct FormattedConstraints {
  private(set) var all: [NSLayoutConstraint] = []

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: AnyObject]

  init(
    _ format: VisualFormat,
    _ options: NSLayoutConstraint.FormatOptions,
    _ views: [String: Any]
  ) throws(VisualFormat.Problem) {
    (self.format, self.options) = (format, options)
    self.views = views.mapValues { $0 as AnyObject }
    for item in format.items where item.name != nil { try addLengths(of: item) }
    for (index, space) in format.spaces.enumerated() {
      try add(space, from: format.items[index], to: format.items[index + 1])
    }
    let named = format.items.filter { $0.name != nil }
    for attribute in options.alignedAttributes {
      for (first, second) in zip(named, named.dropFirst()) {
        add(try object(first), attribute, .equal, try object(second), attribute, 0, .required)
      }
    }
  }

  private mutating func addLengths(of item: VisualFormat.Item) throws(VisualFormat.Problem) {
    let length = format.isVertical ? NSLayoutConstraint.Attribute.height : .width
    let view = try object(item)
    for predicate in item.lengths {
      switch predicate.value {
      case .number(let number):
        add(view, length, predicate.relation, nil, .notAnAttribute, number, predicate.priority)
      case .view(let name):
        let other = try object(VisualFormat.Item(name: name))
        add(view, length, predicate.relation, other, length, 0, predicate.priority)
      case .standard: break
      }
    }
  }

  private mutating func add(
    _ space: [VisualFormat.Predicate],
    from first: VisualFormat.Item,
    to second: VisualFormat.Item
  ) throws(VisualFormat.Problem) {
    let isAtEdge = first.name == nil || second.name == nil
    let (before, after) = (try object(first), try object(second))
    let (start, end) = edges
    for predicate in space {
      let distance: CGFloat
      switch predicate.value {
      case .number(let number): distance = number
      case .standard: distance = isAtEdge ? 20 : 8
      case .view(let name):
        throw VisualFormat.Problem(place: 0, reason: "\(name) is no length of a space")
      }
      let from = first.name == nil ? start : end
      let to = second.name == nil ? end : start
      // From right to left, what comes after is at a smaller x.
      if options.contains(.directionRightToLeft), !format.isVertical {
        add(before, from, predicate.relation, after, to, distance, predicate.priority)
      } else {
        add(after, to, predicate.relation, before, from, distance, predicate.priority)
      }
    }
  }

  /// The attributes of a view's beginning and end, in the direction of the format.
  private var edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private mutating func add(
    _ first: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: second,
      attribute: other,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = priority
    all.append(constraint)
  }

  /// The view of an item; the superview of the first named view for an end.
  private func object(_ item: VisualFormat.Item) throws(VisualFormat.Problem) -> AnyObject {
    guard let name = item.name else {
      let first = format.items.first { $0.name != nil }
      let view = try first.map { (item) throws(VisualFormat.Problem) in try object(item) }
      let superview = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView
      guard let superview else {
        throw VisualFormat.Problem(place: 0, reason: "\(first?.name ?? "") is in no superview")
      }
      return superview
    }
    guard let view = views[name] else {
      throw VisualFormat.Problem(place: 0, reason: "\(name) is not among the views")
    }
    guard view is UIView || view is UILayoutGuide else {
      throw VisualFormat.Problem(place: 0, reason: "\(name) is neither a view nor a layout guide")
    }
    return view
  }
}
