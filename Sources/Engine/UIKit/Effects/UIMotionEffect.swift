public import Foundation

/// How a view follows the way a device is held; kept, and without effect here, where nothing is held.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// An effect.
  public override init() { super.init() }
}

/// A value of a view that would follow the tilt of a device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// A direction in which a device is tilted.
  nonisolated public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// The value at one end of the tilt; default `nil`.
  open var minimumRelativeValue: Any?
  /// The value at the other end; default `nil`.
  open var maximumRelativeValue: Any?

  /// An effect on the value of a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; default `nil`.
  open var motionEffects: [UIMotionEffect]?
}
