import CoreGraphics

/// The only door from changed to shown: layout, then display, then values and begin times (TR14).
@MainActor
enum Commit {
  private static var changed: [CALayer] = []

  static func note(_ layer: CALayer) {
    changed.append(layer)
  }

  /// Lays out and displays what needs it, while the transaction's settings still hold.
  ///
  /// Layout may make more layers need layout; a layout that never settles is left after 64 rounds.
  static func prepare() {
    for _ in 0..<64 {
      let waiting = changed.filter { $0.pending.needsLayout || $0.pending.needsDisplay }
      if waiting.isEmpty { return }
      for layer in waiting where layer.pending.needsLayout { layer.layoutIfNeeded() }
      for layer in waiting { layer.displayIfNeeded() }
    }
  }

  /// Hands the changed layers' values over, all animations starting at the same moment.
  static func perform() {
    let time = MediaClock.now
    let layers = changed
    changed = []
    guard !layers.isEmpty else { return }
    if EngineTrace.isOn { EngineTrace.note(.committed(layerCount: layers.count)) }
    for layer in layers { layer.commitChanges(at: time) }
  }
}

extension CALayer {
  /// Puts the layer on the list of the next commit, opening the implicit transaction for it.
  package func setNeedsCommit() {
    guard pending.claimCommit() else { return }
    Commit.note(self)
    CATransaction.ensureOpen()
  }

  func commitChanges(at time: Double) {
    pending.needsCommit = false
    let isRestructured = pending.isRestructured
    pending.isRestructured = false
    guard let context else { return leaveScreen() }
    context.noteCommit(of: self, isRestructured: isRestructured)
    enterScreen(of: context, at: time)
  }

  /// Makes the model's values those on screen, also for sublayers that came along uncommitted.
  private func enterScreen(of context: LayerContext, at time: Double) {
    keepPictureForTransition(in: context)
    committedValues = values
    if !animations.running.isEmpty {
      let now = localTime(atGlobal: time)
      for index in animations.running.indices { animations.running[index].stamp(at: now) }
      context.noteAnimations(of: self)
    }
    for sublayer in tree.sublayers where sublayer.committedValues == nil {
      sublayer.enterScreen(of: context, at: time)
    }
  }

  /// A layer that is in no window ends its animations (peer 16); if it has just left one, so do those
  /// below it (R8).
  private func leaveScreen() {
    end(.offScreen) { _ in true }
    guard committedValues != nil else { return }
    committedValues = nil
    animations.shown = nil
    for sublayer in tree.sublayers { sublayer.leaveScreen() }
  }
}
