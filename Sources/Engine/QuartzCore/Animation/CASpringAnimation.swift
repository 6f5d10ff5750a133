public import CoreGraphics

/// A basic animation with the timing of a spring: it oscillates around its end value.
///
/// The spring runs in seconds of the animation's own time. `duration` cuts it off, so set it to `settlingDuration` to
/// see it come to rest.
open class CASpringAnimation: CABasicAnimation {
  private var numbers = SpringNumbers()

  /// The mass on the spring; positive; default 1.
  ///
  /// This property and those below refuse values that are impossible for a spring: they keep the value they have, and
  /// that is reported when the animation is added to a layer.
  open var mass: CGFloat {
    get { CGFloat(numbers.mass) }
    set { take(Double(newValue), \.mass, "mass", isUsable: newValue > 0 && newValue.isFinite) }
  }

  /// The stiffness k of the spring; positive; default 100.
  open var stiffness: CGFloat {
    get { CGFloat(numbers.stiffness) }
    set {
      take(Double(newValue), \.stiffness, "stiffness", isUsable: newValue > 0 && newValue.isFinite)
    }
  }

  /// The damping coefficient c; not negative; infinite for a spring that does not move; default 10.
  open var damping: CGFloat {
    get { CGFloat(numbers.damping) }
    set { take(Double(newValue), \.damping, "damping", isUsable: newValue >= 0) }
  }

  /// The velocity at the start, in whole distances per second, positive towards the end; default 0.
  open var initialVelocity: CGFloat {
    get { CGFloat(numbers.velocity) }
    set { take(Double(newValue), \.velocity, "initialVelocity", isUsable: newValue.isFinite) }
  }

  /// Whether a damping above the critical one is used; default false: it is reduced to the critical one.
  open var allowsOverdamping: Bool {
    get { numbers.allowsOverdamping }
    set { numbers.allowsOverdamping = newValue }
  }

  /// A spring with default values and without a key path.
  public required init() {
    super.init()
  }

  /// A spring with default values for `path`.
  public override init(keyPath path: String?) {
    super.init(keyPath: path)
  }

  /// The animation of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A spring by its perceived motion, with its settling duration as its duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the oscillation without damping, in seconds; positive.
  ///   - bounce: −1 (it does not move) … 0 (critical damping) … 1 (it oscillates forever); values outside are clamped.
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

  /// How long the spring takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The period of the oscillation without damping, in seconds: 2π√(m/k).
  open var perceptualDuration: CFTimeInterval {
    2 * Double.pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  /// The amount of overshoot: 1 − ζ up to critical damping, then 1/ζ − 1.
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

/// The parameters of a spring animation, as one value to copy.
private struct SpringNumbers {
  var mass = 1.0
  var stiffness = 100.0
  var damping = 10.0
  var velocity = 0.0
  var allowsOverdamping = false
}

extension ObjectKey {
  /// The properties that key-value access reaches.
  fileprivate static let ofSpringAnimation = ofBasicAnimation.adding([
    "mass": form(\CASpringAnimation.mass, default: 1),
    "stiffness": form(\CASpringAnimation.stiffness, default: 100),
    "damping": form(\CASpringAnimation.damping, default: 10),
    "initialVelocity": form(\CASpringAnimation.initialVelocity).archived(.unasked),
    "allowsOverdamping": form(\CASpringAnimation.allowsOverdamping, default: false),
    "settlingDuration": readOnly(\CASpringAnimation.settlingDuration),
    "perceptualDuration": readOnly(\CASpringAnimation.perceptualDuration),
    "bounce": readOnly(\CASpringAnimation.bounce),
  ])
}
