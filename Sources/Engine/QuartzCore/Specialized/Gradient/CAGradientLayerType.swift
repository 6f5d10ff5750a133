import CoreGraphics
import DisplayList

/// The kind of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The type's name.
  public let rawValue: String

  /// A type by its name; an unknown one acts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point; the default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, to the ellipse around it whose bounding box has a corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point, first toward greater y.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: DisplayItem.Gradient.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}

extension CAGradientLayerType: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}
