import QuartzCore

/// A layer's delegate that answers the action question from a table and remembers what it was asked.
final class ActionDelegate: CALayerDelegate {
  var answers: [String: any CAAction] = [:]
  private(set) var asked: [String] = []
  var onAsk: (CALayer, String) -> Void = { _, _ in }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    onAsk(layer, event)
    return answers[event]
  }
}

/// An action that remembers what it was run for.
final class RecordingAction: CAAction {
  let name: String
  private(set) var events: [String] = []
  private(set) var arguments: [[AnyHashable: Any]?] = []
  var onRun: (CALayer) -> Void = { _ in }

  init(_ name: String = "") { self.name = name }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
    arguments.append(dict)
    if let layer = anObject as? CALayer { onRun(layer) }
  }
}

/// An animation's delegate that writes down what it hears.
final class AnimationListener: CAAnimationDelegate {
  private(set) var heard: [String] = []
  private(set) var animations: [CAAnimation] = []
  var onStop: () -> Void = {}

  func animationDidStart(_ anim: CAAnimation) {
    heard.append("start")
    animations.append(anim)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append(flag ? "finished" : "stopped")
    animations.append(anim)
    onStop()
  }
}

/// A basic animation of one second between two values.
func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation
{
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = 1
  return animation
}
