public import CoreGraphics

/// A basic animation that is paced by a spring (SP1): it swings to its end instead of arriving.
///
/// The spring runs in seconds of the animation's own time; `duration` cuts it off, so set it to
/// `settlingDuration` to see it come to rest (Q7).
open class CASpringAnimation: CABasicAnimation {
  private var numbers = SpringNumbers()

  /// The mass on the spring; positive; default 1.
  ///
  /// This and the numbers below refuse what no spring can have (peer 120): they keep their values, and
  /// that is reported when the animation is added to a layer.
  open var mass: CGFloat {
    get { CGFloat(numbers.mass) }
    set { take(Double(newValue), \.mass, "mass", isUsable: newValue > 0 && newValue.isFinite) }
  }

  /// The spring's constant k; positive; default 100.
  open var stiffness: CGFloat {
    get { CGFloat(numbers.stiffness) }
    set {
      take(Double(newValue), \.stiffness, "stiffness", isUsable: newValue > 0 && newValue.isFinite)
    }
  }

  /// The friction c; not negative, and infinite for a spring that does not move; default 10.
  open var damping: CGFloat {
    get { CGFloat(numbers.damping) }
    set { take(Double(newValue), \.damping, "damping", isUsable: newValue >= 0) }
  }

  /// The speed at the start, in whole distances per second, positive towards the end (SP3); default 0.
  open var initialVelocity: CGFloat {
    get { CGFloat(numbers.velocity) }
    set { take(Double(newValue), \.velocity, "initialVelocity", isUsable: newValue.isFinite) }
  }

  /// Whether a damping above the critical one is taken as it is; default false: as critical (SP6).
  open var allowsOverdamping: Bool {
    get { numbers.allowsOverdamping }
    set { numbers.allowsOverdamping = newValue }
  }

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
  ///   - bounce: −1 (it does not move) … 0 (critical) … 1 (it swings for ever); beyond, as the nearest.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init(keyPath: nil)
    allowsOverdamping = true
    if perceptualDuration > 0, perceptualDuration.isFinite, !bounce.isNaN {
      setLook(perceptualDuration, max(-1, min(1, Double(bounce))))
    } else {
      let look = "\(perceptualDuration) with bounce \(bounce)"
      refuse("perceptualDuration", "cannot be \(look): the spring has its default numbers")
    }
    duration = settlingDuration
  }

  private func setLook(_ perceptualDuration: Double, _ bounce: Double) {
    let turn = 2 * Double.pi / perceptualDuration
    stiffness = CGFloat(turn * turn)
    damping = CGFloat(bounce >= 0 ? 2 * turn * (1 - bounce) : 2 * turn / (1 + bounce))
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

  package override class var keys: [String: ObjectKey] { ObjectKey.ofSpringAnimation }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    numbers = other.numbers
  }

  package override var pace: Pace { .spring(spring, duration: duration) }

  private var spring: SpringCurve {
    SpringCurve(
      mass: numbers.mass,
      stiffness: numbers.stiffness,
      damping: numbers.damping,
      velocity: numbers.velocity,
      allowsOverdamping: numbers.allowsOverdamping
    )
  }

  private func take(
    _ value: Double,
    _ number: WritableKeyPath<SpringNumbers, Double>,
    _ name: String,
    isUsable: Bool
  ) {
    guard isUsable else {
      return refuse(name, "cannot be \(value): it keeps \(numbers[keyPath: number])")
    }
    numbers[keyPath: number] = value
  }
}

/// What a spring animation is given, as one value to copy.
private struct SpringNumbers {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  var velocity = 0.0
  var allowsOverdamping = false
}
