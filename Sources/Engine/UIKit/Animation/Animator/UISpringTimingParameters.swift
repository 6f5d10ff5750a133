public import QuartzCore

/// Timing by a spring.
nonisolated open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial speed, in whole distances per second, positive towards the end; default zero.
  ///
  /// A view's position uses `dx` along x and `dy` along y; all other properties use the vector's length.
  public let initialVelocity: CGVector
  let spring: Spring

  /// How a spring was specified.
  enum Spring: Equatable {
    /// By its damping ratio: it settles in the animator's duration (U16).
    case ratio(Double)
    /// By its physical constants; its settling time replaces the animator's duration.
    case numbers(mass: Double, stiffness: Double, damping: Double)
    /// By its perceptual duration and bounce; its settling time replaces the animator's duration (SP7).
    case look(duration: Double, bounce: Double)
  }

  private init(_ spring: Spring, _ velocity: CGVector) {
    (self.spring, initialVelocity) = (spring, velocity)
    super.init()
  }

  /// The system's spring: mass 3, stiffness 1000 and damping 500, a damping ratio of 4.56, which moves as a critically
  /// damped one.
  public override convenience init() {
    self.init(.numbers(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  /// A spring that settles in the animator's duration.
  ///
  /// - Parameter ratio: 1 comes to rest without overshoot; the nearer to 0, the more it oscillates. Above 1 is taken as
  ///   1, below 0.01 as 0.01.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.ratio(Double(ratio)), .zero)
  }

  /// A spring that settles in the animator's duration and starts with a velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(Double(ratio)), velocity)
  }

  /// A spring by its physical constants; the animator's duration is ignored.
  ///
  /// A value that no spring can have is replaced by the default of `CASpringAnimation`.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
    self.init(.numbers(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// A spring by its perceptual duration and bounce; the animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - duration: The period of one undamped oscillation, in seconds.
  ///   - bounce: −1 (it does not move) … 0 (critical) … 1 (it oscillates for ever).
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(.look(duration: duration, bounce: Double(bounce)), .zero)
  }

  /// A spring by its perceptual duration and bounce, with an initial velocity; the animator's duration is ignored.
  public convenience init(
    duration: TimeInterval,
    bounce: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(.look(duration: duration, bounce: Double(bounce)), velocity)
  }

  /// The spring that an archive contains.
  public required init?(coder: NSCoder) {
    let numbers = Key.numbers.map { coder.decodeDouble(forKey: $0) }
    switch coder.decodeInteger(forKey: Key.kind) {
    case 0: spring = .ratio(numbers[0])
    case 1: spring = .numbers(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    case 2: spring = .look(duration: numbers[0], bounce: numbers[1])
    default: return nil
    }
    initialVelocity = CGVector(
      dx: coder.decodeDouble(forKey: Key.dx),
      dy: coder.decodeDouble(forKey: Key.dy)
    )
    super.init()
  }

  /// Writes the spring to an archive.
  open func encode(with coder: NSCoder) {
    let (kind, numbers): (Int, [Double]) =
      switch spring {
      case .ratio(let ratio): (0, [ratio])
      case .numbers(let mass, let stiffness, let damping): (1, [mass, stiffness, damping])
      case .look(let duration, let bounce): (2, [duration, bounce])
      }
    coder.encode(kind, forKey: Key.kind)
    for (key, number) in zip(Key.numbers, numbers) { coder.encode(number, forKey: key) }
    coder.encode(Double(initialVelocity.dx), forKey: Key.dx)
    coder.encode(Double(initialVelocity.dy), forKey: Key.dy)
  }

  /// This object itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// This object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  private enum Key {
    static let kind = "kind"
    static let numbers = ["first", "second", "third"]
    static let (dx, dy) = ("dx", "dy")
  }
}
