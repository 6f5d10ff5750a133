public import CoreGraphics

/// Ties one attribute of a layer's frame to an attribute of another layer's (SL9).
///
/// The attribute becomes `scale` × the source's + `offset`. It holds when the superlayer's layout manager
/// is a `CAConstraintLayoutManager`.
open class CAConstraint: NSObject {
  /// The attribute that is set.
  public let attribute: CAConstraintAttribute
  /// The name of the layer it depends on: a sublayer of the same superlayer, or "superlayer".
  public let sourceName: String
  /// The attribute it depends on.
  public let sourceAttribute: CAConstraintAttribute
  /// What the source's attribute is multiplied by.
  public let scale: CGFloat
  /// What is added, in points.
  public let offset: CGFloat

  /// A constraint: `attr` = `m` × `srcAttr` of the layer named `srcId` + `c`.
  ///
  /// - Parameters:
  ///   - attr: The attribute that is set.
  ///   - srcId: The name of a layer beside this one, or "superlayer".
  ///   - srcAttr: The attribute it depends on.
  ///   - m: What that is multiplied by.
  ///   - c: What is added, in points.
  public init(
    attribute attr: CAConstraintAttribute,
    relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute,
    scale m: CGFloat,
    offset c: CGFloat
  ) {
    (attribute, sourceName, sourceAttribute, scale, offset) = (attr, srcId, srcAttr, m, c)
    super.init()
  }

  /// A constraint with the scale 1.
  public convenience init(
    attribute attr: CAConstraintAttribute,
    relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute,
    offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }

  /// A constraint with the scale 1 and no offset.
  public convenience init(
    attribute attr: CAConstraintAttribute,
    relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }
}

extension CALayer {
  /// What ties the layer's frame to those of its neighbors and its superlayer (SL9); default `nil`.
  ///
  /// Setting them asks the superlayer for a layout.
  public var constraints: [CAConstraint]? {
    get { layout.constraints }
    set {
      layout.constraints = newValue
      tree.superlayer?.setNeedsLayout()
    }
  }

  /// Adds one constraint to the layer's.
  public func addConstraint(_ c: CAConstraint) {
    constraints = (constraints ?? []) + [c]
  }
}
