public import CoreGraphics

/// A constraint between an attribute of a layer's frame and an attribute of another layer's frame.
///
/// The attribute is `scale` × the source's attribute + `offset`. Constraints apply if the superlayer's layout manager
/// is a `CAConstraintLayoutManager`.
open class CAConstraint: NSObject {
  /// The attribute that is set.
  public let attribute: CAConstraintAttribute
  /// The name of the layer it depends on: a sublayer of the same superlayer, or "superlayer".
  public let sourceName: String
  /// The attribute it depends on.
  public let sourceAttribute: CAConstraintAttribute
  /// The factor of the source's attribute.
  public let scale: CGFloat
  /// The offset, in points.
  public let offset: CGFloat

  /// A constraint: `attr` = `m` × `srcAttr` of the layer named `srcId` + `c`.
  ///
  /// - Parameters:
  ///   - attr: The attribute that is set.
  ///   - srcId: The name of a sublayer of the same superlayer, or "superlayer".
  ///   - srcAttr: The attribute it depends on.
  ///   - m: The factor of the source's attribute.
  ///   - c: The offset, in points.
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

  /// The constraint of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) {
    guard let numbers = coder.numbers(4), let name = coder.text(forKey: "source"),
      let own = Int32(exactly: numbers[0]).flatMap({ CAConstraintAttribute(rawValue: $0) }),
      let others = Int32(exactly: numbers[1]).flatMap({ CAConstraintAttribute(rawValue: $0) })
    else { return nil }
    (attribute, sourceName, sourceAttribute) = (own, name, others)
    (scale, offset) = (CGFloat(numbers[2]), CGFloat(numbers[3]))
    super.init()
  }

  /// Writes the constraint to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(sourceName as NSString, forKey: "source")
    let attributes = [attribute, sourceAttribute].map { Double($0.rawValue) }
    coder.encode(numbers: attributes + [Double(scale), Double(offset)])
  }

  /// Whether archives may require secure coding: true.
  open class var supportsSecureCoding: Bool { true }

  /// A constraint with scale 1.
  public convenience init(
    attribute attr: CAConstraintAttribute,
    relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute,
    offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }

  /// A constraint with scale 1 and offset 0.
  public convenience init(
    attribute attr: CAConstraintAttribute,
    relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }
}

extension CAConstraint: NSSecureCoding {}
