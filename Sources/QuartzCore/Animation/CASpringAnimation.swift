public import CoreGraphics

/// A basic animation that is paced by a spring (SP1): it swings to its end instead of arriving.
///
/// The spring runs in seconds of the animation's own time; `duration` cuts it off, so set it to
/// `settlingDuration` to see it come to rest (Q7).
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; positive; default 1.
  open var mass: CGFloat = 1
  /// The spring's constant k; positive; default 100.
  open var stiffness: CGFloat = 100
  /// The friction c; not negative; default 10.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole distances per second, positive towards the end (SP3); default 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical one is taken as it is; default false: as critical (SP6).
  open var allowsOverdamping = false

  /// A spring with default values that animates nothing yet.
  public required init() {
    super.init()
  }

  /// A spring with default values for `path`.
  public override init(keyPath path: String?) {
    super.init(keyPath: path)
  }

  /// A spring by its look, with its settling duration as its duration (SP7).
  ///
  /// - Parameters:
  ///   - perceptualDuration: The time of one swing without damping, in seconds; positive.
  ///   - bounce: −1 (it creeps) … 0 (critical) … 1 (it swings for ever).
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init(keyPath: nil)
    let turn = 2 * Double.pi / perceptualDuration
    let bounce = Double(bounce)
    stiffness = CGFloat(turn * turn)
    damping = CGFloat(bounce >= 0 ? 2 * turn * (1 - bounce) : 2 * turn / (1 + bounce))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// How long the spring takes to come to rest, in seconds (SP4, SP5).
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The time of one swing without damping, in seconds: 2π√(m/k) (SP7).
  open var perceptualDuration: CFTimeInterval {
    2 * Double.pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  /// How much it swings over: 1 − ζ up to critical damping, then 1/ζ − 1 (SP7).
  open var bounce: CGFloat {
    let ratio = Double(damping) / (2 * (Double(mass) * Double(stiffness)).squareRoot())
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  package override func effect(on layer: CALayer) -> PropertyEffect? {
    guard mass > 0, stiffness > 0, damping >= 0, initialVelocity.isFinite else {
      EngineReport.report(
        layer,
        keyPath ?? "spring",
        "needs a positive mass and stiffness and a damping of 0 or more: the spring does nothing"
      )
      return nil
    }
    return super.effect(on: layer)
  }

  package override var pace: Pace { .spring(spring, duration: duration) }

  private var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }
}
