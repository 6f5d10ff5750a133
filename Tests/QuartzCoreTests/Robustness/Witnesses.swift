import QuartzCore

/// The delegate of one animation: counts what it hears.
final class AnimationWitness: CAAnimationDelegate {
  let number: Int
  private weak var scene: RandomScene?
  private var starts = 0
  private var stops = 0
  private var hasStartedLate = false

  init(_ number: Int, of scene: RandomScene) { (self.number, self.scene) = (number, scene) }

  /// What is wrong with what it has heard in all: nothing after one stop, with one start at most before it.
  var problem: String? {
    if stops != 1 { return "animation \(number) stopped \(stops) times" }
    if starts > 1 { return "animation \(number) started \(starts) times" }
    return hasStartedLate ? "animation \(number) started after its stop" : nil
  }

  func animationDidStart(_ anim: CAAnimation) {
    starts += 1
    if stops > 0 { hasStartedLate = true }
    scene?.react()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops += 1
    scene?.react()
  }
}

/// Counts the runs of one completion block.
final class CompletionWitness {
  let number: Int
  private weak var scene: RandomScene?
  private var runs = 0

  init(_ number: Int, of scene: RandomScene) { (self.number, self.scene) = (number, scene) }

  var problem: String? { runs == 1 ? nil : "completion block \(number) ran \(runs) times" }

  func run() {
    runs += 1
    scene?.react()
  }
}
