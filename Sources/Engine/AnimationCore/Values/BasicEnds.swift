import CoreGraphics

/// The two ends of a basic animation, each a fixed value or whatever the layer's model says.
///
/// Where the sources differ on what the "current value" is (B3, Q3), this is the one decision:
/// - a missing **end** is the live model value, without other animations: `model = new; from = old`
///   always arrives;
/// - a missing **start** is what shows when the animation is added if something is animating the
///   key path just then (peer 81), and the live model value otherwise;
/// - with nothing given, the start is what shows when the animation is added (A5).
package struct BasicEnds {
  package enum End {
    case fixed(AnimatableValue)
    /// The model as last committed.
    case model
    case modelPlus(AnimatableValue)
  }

  package let from: End
  package let to: End

  private init(from: End, to: End) {
    (self.from, self.to) = (from, to)
  }

  /// Both ends as given.
  init(from: AnimatableValue, to: AnimatableValue) {
    self.init(from: .fixed(from), to: .fixed(to))
  }

  /// - Returns: `nil` when a difference is given for a type that has none.
  @MainActor
  init?(
    from: AnimatableValue?,
    to: AnimatableValue?,
    by: AnimatableValue?,
    missing: AnimatableValue?,
    target: KeyPathTarget,
    layer: CALayer
  ) {
    if let missing {
      guard let ends = Self.ends(from: from, to: to, by: by, missing: missing) else { return nil }
      self.init(from: ends.0, to: ends.1)
      return
    }
    let shown = from == nil ? layer.shownValue(of: target) : nil
    switch (from, to, by) {
    case (let from?, let to?, _): self.init(from: from, to: to)
    case (let from?, nil, let by?):
      guard let sum = by.adding(from) else { return nil }
      self.init(from: from, to: sum)
    case (nil, let to?, let by?):
      guard let difference = by.negated?.adding(to) else { return nil }
      self.init(from: difference, to: to)
    case (let from?, nil, nil): self.init(from: .fixed(from), to: .model)
    case (nil, let to?, nil):
      self.init(from: shown.map { .fixed($0) } ?? .model, to: .fixed(to))
    case (nil, nil, let by?):
      guard let shown else {
        self.init(from: .model, to: .modelPlus(by))
        return
      }
      guard let sum = by.adding(shown) else { return nil }
      self.init(from: shown, to: sum)
    case (nil, nil, nil): self.init(ofChangeOf: target, on: layer)
    }
  }

  /// From what shows to the model: the ends when none is given.
  @MainActor
  init(ofChangeOf target: KeyPathTarget, on layer: CALayer) {
    self.init(from: .fixed(layer.previousValue(of: target)), to: .model)
  }

  /// The ends when a missing one is a fixed value, not the current one (B4, B5).
  private static func ends(
    from: AnimatableValue?,
    to: AnimatableValue?,
    by: AnimatableValue?,
    missing: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue)? {
    switch (from, to, by) {
    case (let from?, nil, let by?): by.adding(from).map { (from, $0) }
    case (nil, let to?, let by?): by.negated?.adding(to).map { ($0, to) }
    case (nil, nil, let by?): by.adding(missing).map { (missing, $0) }
    default: (from ?? missing, to ?? missing)
    }
  }

  /// The value at `progress`, where the model says `current`.
  func value(at progress: Double, current: AnimatableValue) -> AnimatableValue {
    resolve(from, current).interpolated(to: resolve(to, current), progress)
  }

  private func resolve(_ end: End, _ current: AnimatableValue) -> AnimatableValue {
    switch end {
    case .fixed(let value): value
    case .model: current
    case .modelPlus(let by): by.adding(current) ?? current
    }
  }
}

extension CALayer {
  /// What shows now for a key path that something is animating; `nil` when nothing is.
  fileprivate func shownValue(of target: KeyPathTarget) -> AnimatableValue? {
    guard !animations.running.isEmpty,
      animations.running.contains(where: { $0.compiled.contribution.animates(target.property) })
    else { return nil }
    return previousValue(of: target)
  }

  /// What shows now: the values of the last commit with running animations; the model before any commit.
  fileprivate func previousValue(of target: KeyPathTarget) -> AnimatableValue {
    guard !animations.running.isEmpty else {
      return target.part(of: committedValue(of: target.property))
    }
    return target.read(presentationValues(atLocal: localTime(atGlobal: MediaClock.now)))
  }
}
