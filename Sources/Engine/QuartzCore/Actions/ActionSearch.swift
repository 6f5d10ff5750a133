import CoreGraphics

/// The search for a layer's action, step by step in the documented order (A2).
///
/// `nil` from a step means "continue" and `NSNull` means "stop" (A3). In the public API both end as `nil`, so the
/// difference is kept here, where the default animation is decided on (peer 10).
@MainActor
package struct ActionSearch {
  package enum Outcome {
    case found(any CAAction, by: Step)
    case stopped(by: Step)
    /// No step answered: an animatable property gets its default animation.
    case exhausted
  }

  package enum Step: String, CaseIterable, Sendable {
    case delegate, actions, style, defaultAction
  }

  package let layer: CALayer
  package let event: String

  package init(layer: CALayer, event: String) {
    (self.layer, self.event) = (layer, event)
  }

  package func outcome() -> Outcome {
    for step in Step.allCases {
      let answer = answer(of: step)
      if EngineTrace.isOn { EngineTrace.noteAnswer(answer, of: step, in: self) }
      guard let answer else { continue }
      return answer is NSNull ? .stopped(by: step) : .found(answer, by: step)
    }
    return .exhausted
  }

  private func answer(of step: Step) -> (any CAAction)? {
    switch step {
    case .delegate: layer.delegate?.action(for: layer, forKey: event)
    case .actions: layer.actions?[event]
    case .style: layer.style.flatMap { actionInStyle($0) }
    case .defaultAction: type(of: layer).defaultAction(forKey: event)
    }
  }

  /// Searches a style: its `actions` dictionary, then a nested `style`.
  private func actionInStyle(_ style: [AnyHashable: Any]) -> (any CAAction)? {
    if let answer = (style["actions"] as? [String: Any])?[event] as? any CAAction { return answer }
    return (style["style"] as? [AnyHashable: Any]).flatMap { actionInStyle($0) }
  }
}
