import CoreGraphics
public import Foundation

/// A linear rule for two lengths or positions of views: the first is equal to, at most, or at least `multiplier` times
/// the second plus `constant`.
///
/// It has an effect while it is active. If required constraints conflict, the conflict is reported and the later one is
/// ignored. Transforms are not taken into account.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide of the first attribute.
  open var firstItem: AnyObject? { first.item }
  /// The attribute that is constrained.
  open var firstAttribute: Attribute { first.attribute }
  /// The view or guide of the second attribute; `nil` for a constant alone.
  open var secondItem: AnyObject? { second.item }
  /// The attribute with which it is compared.
  open var secondAttribute: Attribute { second.attribute }
  /// How the two sides compare.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) var multiplier: CGFloat = 1
  /// The constant that is added, in points; setting a value that is not finite changes nothing.
  open var constant: CGFloat {
    get { sum }
    set {
      guard newValue.isFinite, newValue != sum else { return }
      sum = newValue
      owner?.constraintsDidChange()
    }
  }
  /// The priority; default `.required`.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }
  /// A name for messages; default `nil`.
  open var identifier: String?
  /// Whether it has an effect; default false.
  ///
  /// Activating it requires the items to be in one view tree.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { owner?.removeConstraint(self) } }
  }
  /// Not used, as constraints are not archived; default false.
  open var shouldBeArchived = false

  private(set) var first = LayoutSide(nil, .notAnAttribute)
  private(set) var second = LayoutSide(nil, .notAnAttribute)
  /// The view that owns it: the nearest common ancestor of both items.
  weak var owner: UIView?
  private var sum: CGFloat = 0

  /// A constraint that constrains nothing: subclasses inherit the other initializers with it.
  public override init() { super.init() }

  /// A constraint: `view1`'s attribute compared with `multiplier` times `view2`'s plus `constant`.
  ///
  /// Without `view2`, or with `.notAnAttribute`, it is compared with the constant alone.
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

  convenience init(
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
    self.init()
    (self.first, self.second, self.relation) = (first, second, relation)
    self.multiplier = multiplier
    sum = constant
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Called for objects of nib files, which there are none of here: never called; the default does nothing.
  open func awakeFromNib() {}

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

  /// The constraint as text, for messages.
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

  /// The constraint as text.
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

  /// The view, or the one that owns the guide.
  var owningView: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The insets of the margins or the safe area to which it refers, if any.
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
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A length or a position of a view; text runs from left to right here.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right
    /// The top side.
    case top
    /// The bottom side.
    case bottom
    /// The leading side: the left.
    case leading
    /// The trailing side: the right.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text; the bottom if there is none.
    case lastBaseline
    /// The baseline of the first line of text; the bottom if there is none.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin: the left.
    case leadingMargin
    /// The trailing margin: the right.
    case trailingMargin
    /// The center between the left and right margins.
    case centerXWithinMargins
    /// The center between the top and bottom margins.
    case centerYWithinMargins
    /// No attribute.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }
}
