import AnimationCore
import CoreGraphics
import QuartzCore
import SceneProtocol

/// Reads the animations that a layer has.
struct AnimationReading {
  let layer: CALayer
  let id: Int
  /// How texts call the layer.
  let name: String
  /// Seconds of global time.
  let time: Double
  /// What has changed how they play.
  var tuner: AnimationTuner?

  /// The animations, in the order added, in which they are applied.
  var animations: [InspectedAnimation] { layer.animations.running.map(animation) }

  /// An animation that the layer has or had.
  func animation(_ running: RunningAnimation) -> InspectedAnimation {
    var result = InspectedAnimation(
      id: running.identity,
      layer: id,
      layerName: name,
      className: "\(type(of: running.source))",
      key: running.name
    )
    fill(&result, from: running.source, running.compiled)
    guard running.isStamped else { return result }
    let now = layer.convertTime(time, from: nil)
    let timing = tuner?.timing(of: running, at: now) ?? running.timing
    (result.speed, result.timeOffset) = (timing.speed, timing.timeOffset)
    tuner?.note(running, in: &result)
    result.begin = InspectedNumber(global(timing.beginTime))
    result.end = InspectedNumber(timing.endTime.isFinite ? global(timing.endTime) : .infinity)
    result.progress = timing.pass(at: now)?.progress
    result.state =
      switch timing.phase(at: now) {
      case .before: .waiting
      case .active: .running
      case .after: .held
      }
    return result
  }

  private func global(_ local: Double) -> Double { layer.convertTime(local, to: nil) }

  private func fill(
    _ result: inout InspectedAnimation,
    from source: CAAnimation,
    _ compiled: CompiledAnimation
  ) {
    let timing = compiled.timing
    result.fillMode = source.fillMode.rawValue
    result.isRemovedOnCompletion = source.isRemovedOnCompletion
    result.repeatCount = InspectedNumber(timing.repeatCount)
    result.repeatDuration = InspectedNumber(timing.repeatDuration)
    result.autoreverses = timing.autoreverses
    result.speed = timing.speed
    result.timeOffset = timing.timeOffset
    result.duration = InspectedNumber(timing.duration)
    result.pace = InspectedPace(of: source, compiled)
    if let property = source as? CAPropertyAnimation {
      result.keyPath = property.keyPath
      result.isAdditive = property.isAdditive
      result.isCumulative = property.isCumulative
    }
    let kind = compiled.valueKind
    switch source {
    case let basic as CABasicAnimation: fillEnds(&result, basic, compiled, kind)
    case let keyframes as CAKeyframeAnimation:
      if let path = keyframes.path {
        result.values = [InspectedValue(AnimatableValue.path(path.snapshot))]
      } else {
        result.values = (keyframes.givenValues ?? []).map { InspectedValue(any: $0, as: kind) }
      }
      result.keyTimes = keyframes.keyTimes?.map(\.doubleValue) ?? []
    case let group as CAAnimationGroup:
      result.parts = parts(of: group, compiled)
    default: break
    }
  }

  /// The ends as they were set; for an animation without any, those that it was given when it was added.
  private func fillEnds(
    _ result: inout InspectedAnimation,
    _ basic: CABasicAnimation,
    _ compiled: CompiledAnimation,
    _ kind: ValueKind?
  ) {
    result.from = basic.fromValue.map { InspectedValue(any: $0, as: kind) }
    result.to = basic.toValue.map { InspectedValue(any: $0, as: kind) }
    result.by = basic.byValue.map { InspectedValue(any: $0, as: kind) }
    guard case .property(let effect) = compiled.contribution, case .ends(let ends) = effect.curve
    else { return }
    let model = effect.target.read(layer.committed?.value ?? layer.values)
    if result.from == nil { result.from = InspectedValue(ends.value(at: 0, current: model)) }
    if result.to == nil { result.to = InspectedValue(ends.value(at: 1, current: model)) }
  }

  /// A group's animations, in the group's time.
  private func parts(
    of group: CAAnimationGroup,
    _ compiled: CompiledAnimation
  ) -> [InspectedAnimation] {
    guard case .group(let members) = compiled.contribution else { return [] }
    return zip(group.animations ?? [], members).enumerated().map { index, pair in
      var part = InspectedAnimation(
        id: 0,
        layer: id,
        layerName: name,
        className: "\(type(of: pair.0))",
        key: "\(index)"
      )
      fill(&part, from: pair.0, pair.1)
      part.begin = InspectedNumber(pair.1.timing.beginTime)
      part.end = InspectedNumber(pair.1.timing.endTime)
      return part
    }
  }
}

extension CompiledAnimation {
  /// What kind of value it animates; `nil` for a group, a transition, or one without effect.
  fileprivate var valueKind: ValueKind? {
    if case .property(let effect) = contribution { effect.target.kind } else { nil }
  }
}

extension InspectedPace {
  /// The pace of an animation.
  init(of source: CAAnimation, _ compiled: CompiledAnimation) {
    self.init(.linear)
    if let spring = source as? CASpringAnimation {
      kind = .spring
      (mass, stiffness) = (Double(spring.mass), Double(spring.stiffness))
      (damping, initialVelocity) = (Double(spring.damping), Double(spring.initialVelocity))
      settlingDuration = spring.settlingDuration
    } else if let curve = source.timingFunction?.curve, source.timingFunction != .linearOne {
      kind = .curve
      self.curve = [curve.x1, curve.y1, curve.x2, curve.y2]
    }
    name = CAMediaTimingFunction.knownName(of: source.timingFunction)
    samples = (0...32).map { compiled.pace.value(at: Double($0) / 32) }.map { $0.isFinite ? $0 : 0 }
  }
}

extension CAMediaTimingFunction {
  fileprivate static let linearOne = CAMediaTimingFunction(name: .linear)

  private static let known: [(String, CAMediaTimingFunction)] = [
    CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ].map { ($0.rawValue, CAMediaTimingFunction(name: $0)) }

  /// The name of a function that has one.
  static func knownName(of function: CAMediaTimingFunction?) -> String? {
    guard let function else { return nil }
    return known.first { $0.1.isEqual(function) }?.0
  }
}
