import CoreGraphics

/// Makes the transforms of an animation out of numbers, frame by frame (KP6).
///
/// With one, an animation of `transform` takes angles, factors or distances as its values: from 0 to
/// 2π is a whole turn, where the two equal matrices would show nothing (KP5).
public final class CAValueFunction: NSObject {
  /// What it makes.
  public var name: CAValueFunctionName { CAValueFunctionName(rawValue: function.rawValue) }

  package let function: ValueFunction

  /// The function of a name; `nil` for an unknown one (peer 109).
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
    self.function = function
    super.init()
  }
}

/// The names of the value functions: rotations in radians, scales as factors, translations in points.
///
/// `scale` and `translate` take three numbers, as an array; the others one.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name.
  public let rawValue: String

  /// A name; only those below have functions.
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
  /// A move by three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A move along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A move along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A move along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
