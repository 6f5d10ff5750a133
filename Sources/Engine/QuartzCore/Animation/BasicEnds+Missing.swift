import CoreGraphics

extension BasicEnds {
  /// - Returns: `nil` when a difference is given for a type that has none.
  @MainActor
  init?(
    from: AnimatableValue?,
    to: AnimatableValue?,
    by: AnimatableValue?,
    missing: AnimatableValue?,
    target: KeyPathTarget,
    layer: any AnimatedLayer
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

  /// From the value on screen to the model value: the ends if none is given.
  @MainActor
  init(ofChangeOf target: KeyPathTarget, on layer: any AnimatedLayer) {
    self.init(from: .fixed(layer.previousValue(of: target)), to: .model)
  }
}
