public import CoreGraphics

/// Makes the transforms of an animation from numbers, frame by frame.
///
/// With one, an animation of `transform` has angles, factors or distances as its values: from 0 to 2π is a full
/// rotation, where an interpolation of the two equal matrices would show nothing.
public final class CAValueFunction: NSObject {
  /// The name of the function.
  public var name: CAValueFunctionName { CAValueFunctionName(rawValue: function.rawValue) }

  package let function: ValueFunction

  /// The function with a name; `nil` for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
    self.function = function
    super.init()
  }

  /// The function of an archive; `nil` for one that is damaged.
  public init?(coder: NSCoder) {
    guard let function = coder.text(forKey: "name").flatMap({ ValueFunction(rawValue: $0) }) else {
      return nil
    }
    self.function = function
    super.init()
  }

  /// Writes the name to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(function.rawValue as NSString, forKey: "name")
  }
}

extension CAValueFunction: NSSecureCoding {
  /// Whether archives may require secure coding: true.
  public static var supportsSecureCoding: Bool { true }
}

/// The names of the value functions: rotations in radians, scales as factors, translations in points.
///
/// `scale` and `translate` take three numbers, as an array; the others take one.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name.
  public let rawValue: String

  /// A name; only the names below have functions.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about x, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about y, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about z, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three distances, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
