import CoreGraphics

/// Makes the transforms of an animation out of numbers, frame by frame (KP6).
///
/// With one, an animation of `transform` takes angles, factors or distances as its values: from 0 to
/// 2π is a whole turn, where the two equal matrices would show nothing (KP5).
public final class CAValueFunction: NSObject {
  /// What it makes.
  public let name: CAValueFunctionName

  /// The function of a name; `nil` for an unknown one (peer 109).
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.known.contains(name) else { return nil }
    self.name = name
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

  fileprivate static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ,
    .translate, .translateX, .translateY, .translateZ,
  ]

  /// What the animation's values are.
  package var inputKind: ValueKind {
    self == .scale || self == .translate ? .triple : .number
  }

  /// The input that changes nothing: what a missing end is (B5).
  package var neutral: AnimatableValue {
    switch self {
    case .scale: .triple(1, 1, 1)
    case .scaleX, .scaleY, .scaleZ: .number(1)
    case .translate: .triple(0, 0, 0)
    default: .number(0)
    }
  }

  /// The transform for an input, or `nil` for an input of another kind.
  package func transform(for input: AnimatableValue) -> CATransform3D? {
    switch (self, input) {
    case (.scale, .triple(let x, let y, let z)): CATransform3DMakeScale(x, y, z)
    case (.translate, .triple(let x, let y, let z)): CATransform3DMakeTranslation(x, y, z)
    case (.rotateX, .number(let angle)): CATransform3DMakeRotation(angle, 1, 0, 0)
    case (.rotateY, .number(let angle)): CATransform3DMakeRotation(angle, 0, 1, 0)
    case (.rotateZ, .number(let angle)): CATransform3DMakeRotation(angle, 0, 0, 1)
    case (.scaleX, .number(let factor)): CATransform3DMakeScale(factor, 1, 1)
    case (.scaleY, .number(let factor)): CATransform3DMakeScale(1, factor, 1)
    case (.scaleZ, .number(let factor)): CATransform3DMakeScale(1, 1, factor)
    case (.translateX, .number(let distance)): CATransform3DMakeTranslation(distance, 0, 0)
    case (.translateY, .number(let distance)): CATransform3DMakeTranslation(0, distance, 0)
    case (.translateZ, .number(let distance)): CATransform3DMakeTranslation(0, 0, distance)
    default: nil
    }
  }
}
