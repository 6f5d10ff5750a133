import CoreGraphics
public import Foundation

/// A rule for two lengths or places of views: one is `multiplier` times the other and `constant` more, or not more, or
/// not less.
///
/// It counts while it is active. Rules that have to be kept and contradict each other are told, and the later one is
/// left out. Places are seen without transforms.
open class NSLayoutConstraint: NSObject {
  /// The view or guide whose attribute is told.
  open var firstItem: AnyObject? { first.item }
  /// What of it.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide that it is compared with; `nil` for the constant alone.
  open var secondItem: AnyObject? { second.item }
  /// What of that.
  open var secondAttribute: Attribute { second.attribute }
  /// How they compare.
  public let relation: Relation
  /// What the second attribute is multiplied with.
  public let multiplier: CGFloat
  /// What is added, in points; what is not finite changes nothing.
  open var constant: CGFloat {
    get { sum }
    set {
      guard newValue.isFinite, newValue != sum else { return }
      sum = newValue
      owner?.constraintsDidChange()
    }
  }
  /// How much it matters; default `.required`.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }
  /// A name for who reads messages; default `nil`.
  open var identifier: String?
  /// Whether it counts; default false.
  ///
  /// Setting it needs the items to be in one tree of views.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { owner?.removeConstraint(self) } }
  }
  /// Not used: constraints are not archived; default false.
  open var shouldBeArchived = false

  let first: LayoutSide
  let second: LayoutSide
  /// The view that keeps it: the closest one that both items are in.
  weak var owner: UIView?
  private var sum: CGFloat = 0

  /// A rule "`view1`'s attribute is `multiplier` times `view2`'s, and `constant`".
  ///
  /// Without `view2`, or with `.notAnAttribute`, it is the constant alone.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      LayoutSide(view1 as AnyObject, attr1),
      relation,
      LayoutSide(view2.map { $0 as AnyObject }, attr2),
      multiplier: multiplier,
      constant: c
    )
  }

  init(
    _ first: LayoutSide,
    _ relation: Relation,
    _ second: LayoutSide,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    precondition(
      first.owningView != nil,
      "a constraint's first item has to be a view or a layout guide in one"
    )
    precondition(
      multiplier.isFinite && constant.isFinite,
      "a constraint's multiplier and constant have to be finite"
    )
    (self.first, self.second, self.relation) = (first, second, relation)
    self.multiplier = multiplier
    super.init()
    sum = constant
  }

  /// Has constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard owner == nil, let view = first.owningView else { return }
    guard let other = second.owningView else { return view.addConstraint(self) }
    let common = sequence(first: view, next: \.superview).first { other.isDescendant(of: $0) }
    precondition(
      common != nil,
      "\(explanation) cannot be active: its items are in no view that holds both; add them first"
    )
    common?.addConstraint(self)
  }

  /// What it says, for messages.
  var explanation: String {
    let relation =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first.explanation) \(relation) "
    if second.item != nil {
      text += second.explanation
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    return identifier.map { "\(text) (\($0))" } ?? text
  }

  /// What it says.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<NSLayoutConstraint \(explanation)>" }
  }
}

/// An attribute of a view or guide.
struct LayoutSide {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, item == nil ? .notAnAttribute : attribute)
  }

  /// The view, or the one that the guide is in.
  var owningView: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The margins or the safe area that it goes by, if any.
  var insets: UIEdgeInsets? {
    if let guide = item as? UILayoutGuide {
      return guide.kind == .safeArea || guide.kind == .margins ? guide.insets : nil
    }
    return attribute.isOfMargins ? owningView?.layoutMargins : nil
  }

  var explanation: String {
    guard let item else { return "(gone).\(attribute)" }
    let name =
      (item as? UIView)?.accessibilityIdentifier ?? (item as? UIView)?.layer.name
      ?? (item as? UILayoutGuide).map(\.identifier).flatMap { $0.isEmpty ? nil : $0 }
    return "\(name ?? "\(type(of: item))").\(attribute)"
  }
}

extension NSLayoutConstraint {
  /// The direction of a row or column.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How two attributes compare.
  nonisolated public enum Relation: Int, Sendable {
    /// The first is not more.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// A length or a place of a view; text runs from left to right here.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// Where lines start: the left side.
    case leading
    /// Where lines end: the right side.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle of the width.
    case centerX
    /// The middle of the height.
    case centerY
    /// What the last line of text stands on; the lower side where there is none.
    case lastBaseline
    /// What the first line of text stands on; the lower side where there is none.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The left margin.
    case leadingMargin
    /// The right margin.
    case trailingMargin
    /// The middle between the left and right margins.
    case centerXWithinMargins
    /// The middle between the upper and lower margins.
    case centerYWithinMargins
    /// None.
    case notAnAttribute = 0

    /// What the last line of text stands on.
    public static let baseline = Attribute.lastBaseline
  }
}
