/// Events of action searches.
extension EngineTrace {
  /// Notes the answer of a step of the action search.
  static func noteAnswer(
    _ answer: (any CAAction)?,
    of step: ActionSearch.Step,
    in search: ActionSearch
  ) {
    let answer: TraceEvent.Answer =
      switch answer {
      case nil: .goOn
      case is NSNull: .stop
      case let action?: .action("\(type(of: action))")
      }
    note(.searched(search.event, .init(step), answer), of: search.layer)
  }

  /// Notes the engine's default after a search in which no step answered (A6).
  static func noteDefault(for event: String, on layer: CALayer) {
    let answer: TraceEvent.Answer =
      if CATransition.isDefault(for: event), layer.pending.takesDefaultAction {
        layer.committed == nil ? .notOnScreen : .action("\(CATransition.self)")
      } else if !layer.animatesImplicitly(event) {
        .notImplicit
      } else {
        layer.committed == nil ? .notOnScreen : .action("\(CABasicAnimation.self)")
      }
    note(.searched(event, .engine, answer), of: layer)
  }
}

extension TraceEvent.Step {
  init(_ step: ActionSearch.Step) {
    self =
      switch step {
      case .delegate: .delegate
      case .actions: .actions
      case .style: .style
      case .defaultAction: .defaultAction
      }
  }
}
