import CoreGraphics

extension CALayer: AnimatedLayer {
  package func animatedSublayer(in keyPath: String) -> (layer: any AnimatedLayer, rest: String)? {
    namedSublayer(in: keyPath).map { ($0, $1) }
  }

  package func recipient(below layer: any AnimatedLayer) -> EffectRecipient? {
    (layer as? CALayer).flatMap { recipient(in: $0) }
  }

  package func modelValue(of target: KeyPathTarget) -> AnimatableValue { target.read(values) }

  package func report(_ property: String, _ problem: String) {
    EngineReport.report(self, property, problem)
  }

  /// The value on screen of a key path that is being animated; `nil` if it is not.
  package func shownValue(of target: KeyPathTarget) -> AnimatableValue? {
    guard !animations.running.isEmpty,
      animations.running.contains(where: { $0.compiled.contribution.animates(target.property) })
    else { return nil }
    return previousValue(of: target)
  }

  /// The value on screen: that of the last commit with running animations; the model's before any commit.
  package func previousValue(of target: KeyPathTarget) -> AnimatableValue {
    guard !animations.running.isEmpty else {
      return target.part(of: committedValue(of: target.property))
    }
    return target.read(presentationValues(atLocal: localTime(atGlobal: MediaClock.now)))
  }
}
