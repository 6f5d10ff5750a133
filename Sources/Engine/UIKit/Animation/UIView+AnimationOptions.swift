package import QuartzCore

extension UIView {
  /// How an animation block animates: flags, a curve, and a transition, in Apple's bits.
  ///
  /// The curve and the transition are numbers in fields of several bits, not flags.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the changed views' subviews out within the block, so that they animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Leaves touches to the views on while they animate.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what shows instead of the previous value, where an animation is running.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs each pass back again; the view shows its end value afterwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration, not that of the block around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve, not that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes within a transition too, in its time.
    ///
    /// In a plain block it says nothing: views' layers always show what they hold.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// For transitions between views: hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own repeat, interaction, start and rate options, not those of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// An even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // Only transitions between views heed these; in a plain block they say nothing.

    /// Turned over about the vertical middle, the left side to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned over about the vertical middle, the right side to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Leafed over upwards; faded here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Leafed over downwards; faded here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Faded from one into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned over about the horizontal middle, the top to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned over about the horizontal middle, the bottom to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // How often the block's animations would like to be shown: each keeps it as its `preferredFrameRateRange`, which
    // changes nothing here, as every frame that the screen shows has each animation's exact value.

    /// Shown 60 times a second, if that can be.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Shown 30 times a second, if that can be.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The rates in their field of bits; those of the screen when it has none.
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

    /// The same options with that curve.
    package func with(_ curve: AnimationCurve) -> AnimationOptions {
      AnimationOptions(rawValue: rawValue & ~(0xF << 16) | UInt(curve.rawValue) << 16)
    }
  }

  /// The pace of an animation block.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly: the default.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// An even pace.
    case linear

    var timingFunction: CAMediaTimingFunction {
      let name: CAMediaTimingFunctionName =
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
      return CAMediaTimingFunction(name: name)
    }

    /// The two inner control points.
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
