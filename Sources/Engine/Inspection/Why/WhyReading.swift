import QuartzCore
import SceneProtocol

/// Tells why a property's last change was animated, or was not, by what was noted of it.
struct WhyReading {
  let layer: CALayer
  let id: Int
  /// How texts call the layer.
  let layerName: String
  /// The property's key.
  let property: String
  /// The changes that are known, oldest first.
  let changes: [ChangeRecord]
  /// The animations of the layer that code has added, those that are over first.
  let added: [InspectedAnimation]
  let time: Double

  private var name: String { "\(layerName).\(property)" }

  var why: InspectedWhy {
    let (outcome, sentence) = verdict
    var why = InspectedWhy(
      time: time,
      layer: id,
      layerName: layerName,
      property: property,
      outcome: outcome,
      sentence: sentence
    )
    why.earlier = changes.dropLast().map(Self.line)
    why.change = changes.last.map { InspectedChange($0, ofView: viewName) }
    let lines = ofProperty.map(AddedAnimation.init).map(\.line)
    if why.change == nil { why.earlier += lines } else { why.change?.events += lines }
    return why
  }

  /// The animations of the property that code has added.
  private var ofProperty: [InspectedAnimation] {
    added.filter { AddedAnimation($0).property == property }
  }

  /// Other properties that something is known of, what went wrong first.
  func others(among changed: [String]) -> [String] {
    let all = added.reversed().map(AddedAnimation.init)
    let names =
      all.filter(\.isCutOff).compactMap(\.property) + changed + all.compactMap(\.property)
    var found: Set<String> = [property]
    return names.filter { found.insert($0).inserted }
  }

  private var viewName: String? { layer.owner.map { "\(type(of: $0))" } }

  private var verdict: (InspectedWhy.Outcome, String) {
    let byCode = ofProperty.last { $0.cause != nil }
    let since = changes.last?.time ?? -.infinity
    if let byCode, let cause = byCode.cause, cause.time > since || changes.isEmpty {
      return AddedAnimation(byCode).verdict(on: name, isSet: !changes.isEmpty)
    }
    guard let last = changes.last else {
      return (.neverChanged, "\(name) has not been set since changes are followed.")
    }
    switch last.result {
    case .kept(.isEqual):
      let value = last.old?.words ?? "that value"
      return (.sameValue, "\(name) did not change: it was set to \(value), which it was already.")
    case .kept(.isNotFinite):
      return (.notFinite, "\(name) was set to a value that is not finite, and keeps what it had.")
    case .isUnderWay, .changed: break
    }
    if last.isSearchSkipped {
      return (
        .actionsDisabled,
        "\(name) changed at once: its transaction has actions disabled (setDisableActions(true))."
      )
    }
    if let animation = last.animation { return fate(of: animation, last) }
    if let action = last.action {
      return (.acted, "\(name) has an action of the class \(action), which added no animation.")
    }
    return noAction(last)
  }

  /// The search ended without an action: by its last step.
  private func noAction(_ change: ChangeRecord) -> (InspectedWhy.Outcome, String) {
    guard let (step, answer) = change.steps.last else {
      return (
        .stoppedByOverride,
        "\(name) changed at once: \(type(of: layer)) has its own action(forKey:), which answered nil."
      )
    }
    switch (step, answer) {
    case (.delegate, .stop) where change.isOfView:
      let inBlock = "outside an animation block, or of a property that blocks do not animate"
      return (
        .outsideAnimationBlock,
        "\(name) changed at once: the layer's view answered NSNull (\(inBlock))."
      )
    case (.delegate, .stop):
      let delegate = change.delegate.map { "the delegate, \($0)," } ?? "the delegate"
      return (.stoppedByDelegate, "\(name) changed at once: \(delegate) answered NSNull.")
    case (.actions, .stop):
      return (
        .stoppedByActions,
        "\(name) changed at once: the layer's `actions` have NSNull for \(property)."
      )
    case (.style, .stop):
      return (
        .stoppedByStyle, "\(name) changed at once: the layer's `style` has NSNull for \(property)."
      )
    case (.defaultAction, .stop):
      return (
        .stoppedByClass,
        "\(name) changed at once: \(type(of: layer)).defaultAction(forKey:) answered NSNull."
      )
    case (.engine, .notOnScreen):
      return (
        .notOnScreen,
        "\(name) changed at once: the layer was not on screen yet, so there was no value to start from."
      )
    case (.engine, .notImplicit):
      return (
        .notImplicit,
        "\(name) changed at once: a change of \(property) animates only by an explicit animation, or not at all."
      )
    default:
      return (
        .stoppedByOverride,
        "\(name) changed at once: \(type(of: layer)) has its own action(forKey:), which gave none."
      )
    }
  }

  private func fate(
    of animation: TraceEvent.Animation,
    _ change: ChangeRecord
  ) -> (InspectedWhy.Outcome, String) {
    if change.isRefused {
      return (
        .refused,
        "\(name) changed at once: its \(animation.className) has no duration, or times that are invalid."
      )
    }
    for (time, event) in change.fate {
      let at = InspectedValue.number(time)
      switch event {
      case .removed(_, .replaced):
        return (
          .replaced,
          "The animation of \(name) was replaced at \(at) s by another under its key, \(Self.key(animation))."
        )
      case .removed(_, .asked):
        return (.removed, "The animation of \(name) was removed at \(at) s, by the scene's code.")
      case .removed(_, .offScreen):
        return (
          .removed, "The animation of \(name) was removed at \(at) s: its layer left the window."
        )
      default: continue
      }
    }
    let whose = change.steps.last.map { Self.who($0.step, change, viewName) } ?? "action(forKey:)"
    return (
      .animated, "\(name) animates: \(whose) answered a \(change.action ?? animation.className)."
    )
  }

  private static func key(_ animation: TraceEvent.Animation) -> String {
    animation.key.map { "\"\(InspectedValue.escaped($0))\"" } ?? "none"
  }

  private static func line(_ change: ChangeRecord) -> String {
    let at = "\(InspectedValue.number(change.time)) s: "
    switch change.result {
    case .kept(.isEqual): return at + "set to the same value, \(change.old?.words ?? "nil")"
    case .kept(.isNotFinite): return at + "set to a value that is not finite"
    case .isUnderWay, .changed:
      let way = change.animation == nil ? "at once" : "animated"
      return at + "\(change.old?.words ?? "nil") to \(change.new?.words ?? "nil"), \(way)"
    }
  }

  /// A step of the search, as who answers there.
  static func who(_ step: TraceEvent.Step, _ change: ChangeRecord, _ view: String?) -> String {
    switch step {
    case .delegate:
      if change.isOfView, let view { return "the layer's view, \(view)," }
      return change.delegate.map { "the delegate, \($0)," } ?? "the delegate"
    case .actions: return "the layer's `actions`"
    case .style: return "the layer's `style`"
    case .defaultAction: return "the class's defaultAction(forKey:)"
    case .engine: return "the engine's default"
    }
  }
}

extension InspectedChange {
  init(_ change: ChangeRecord, ofView view: String?) {
    self.init(time: change.time)
    (old, new) = (change.old, change.new)
    cause = InspectedCause(change.cause)
    action = change.action
    animation = change.animation?.identity
    transaction = change.transaction.map(InspectedTransaction.init)
    steps = change.steps.map { step, answer in
      let words = Self.words(step, answer, change)
      let who = WhyReading.who(step, change, view)
      let text = who.hasSuffix(",") ? "\(who.dropLast()): \(words)" : "\(who): \(words)"
      return Step(who: step.rawValue, answer: Self.answer(answer), text: text)
    }
    if change.isSearchSkipped {
      steps = [
        Step(who: "transaction", answer: "nil", text: "no search: the transaction disables actions")
      ]
    } else if change.hasChosen, change.steps.isEmpty {
      steps = [
        Step(
          who: "override",
          answer: change.action ?? "nil",
          text: "the class's own action(forKey:): \(change.action ?? "nil")"
        )
      ]
    }
    events = change.fate.map { "\(InspectedValue.number($0.time)) s: \($0.event)" }
  }

  private static func answer(_ answer: TraceEvent.Answer) -> String {
    switch answer {
    case .goOn: "nil"
    case .stop: "NSNull"
    case .action(let name): name
    case .notOnScreen, .notImplicit: "nil"
    }
  }

  private static func words(
    _ step: TraceEvent.Step,
    _ answer: TraceEvent.Answer,
    _ change: ChangeRecord
  ) -> String {
    switch answer {
    case .goOn where step == .delegate && change.delegate == nil: "there is none"
    case .goOn: "nil, the search goes on"
    case .stop: "NSNull, the search ends without an action"
    case .action(let name): name
    case .notOnScreen: "none, the layer was not on screen yet"
    case .notImplicit: "none, the property does not animate by itself"
    }
  }
}

extension InspectedTransaction {
  init(_ transaction: TraceTransaction) {
    self.init(depth: transaction.depth, disablesActions: transaction.disablesActions)
    duration = transaction.duration
    timing = transaction.timing.map { points in
      CAMediaTimingFunction.knownName(
        of: CAMediaTimingFunction(
          controlPoints: Float(points[0]),
          Float(points[1]),
          Float(points[2]),
          Float(points[3])
        )
      ) ?? points.map(InspectedValue.number).joined(separator: ", ")
    }
    hasCompletion = transaction.hasCompletion
  }
}
