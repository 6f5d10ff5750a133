package import QuartzCore

extension UIView {
  /// How an animation block animates: flags, a curve and a transition, with the same bits as Apple's.
  ///
  /// The curve and the transition are numbers in fields of several bits, not flags.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Options with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of changed views within the block, so that they animate too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches on the views while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value instead of the previous model value, where an animation is running.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs each pass backwards too; the view shows its end value afterwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration, not that of the enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve, not that of the enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes within a transition too, with its duration.
    ///
    /// In a plain block it has no effect, as a view's layer always shows its current content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In transitions between views: shows and hides them instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses its own repeat, interaction, start and rate options, not those of the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // Only transitions use these; in a plain block they have no effect.

    /// A flip about the vertical axis, the left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip about the vertical axis, the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curl upwards; a dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl downwards; a dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A dissolve from the old picture to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip about the horizontal axis, the top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip about the horizontal axis, the bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // The preferred frame rate of the block's animations: each has it as its `preferredFrameRateRange`. It has no
    // effect here, as every frame that the screen shows has each animation's exact value.

    /// A preferred rate of 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preferred rate of 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The preferred frame rates in their field of bits; the screen's own when the field is empty.
    package var frameRates: CAFrameRateRange {
      switch AnimationOptions(rawValue: rawValue & (0xF << 24)) {
      case .preferredFramesPerSecond60: CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
      case .preferredFramesPerSecond30: CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
      default: .default
      }
    }

    /// The curve in its field of bits.
    package var curve: AnimationCurve {
      AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) ?? .easeInOut
    }

    /// The same options with another curve.
    package func with(_ curve: AnimationCurve) -> AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(0xF << 16) | UInt(curve.rawValue) << 16)
    }
  }

  /// The timing curve of an animation block.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly: the default.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// A constant speed.
    case linear

    var functionName: CAMediaTimingFunctionName {
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }

    /// The two inner control points of the cubic Bézier curve.
    var controlPoints: (CGPoint, CGPoint) {
      switch self {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    }
  }
}
