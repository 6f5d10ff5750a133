import CoreGraphics

/// The only way from changed to shown values: layout, then display, then values and begin times (TR14).
@MainActor
enum Commit {
  /// Hands the changed layers' values over, all animations starting at the same moment.
  ///
  /// - Parameter layers: Those whose values or trees have changed since the last commit.
  static func perform(_ layers: [CALayer]) {
    let time = MediaClock.now
    guard !layers.isEmpty else { return }
    if EngineTrace.isOn { EngineTrace.note(.committed(layerCount: layers.count)) }
    var search = ContextSearch()
    for layer in layers { layer.commitChanges(in: search.context(of: layer), at: time) }
  }
}

/// Finds the contexts of layers, one after the other.
///
/// A layer that is the superlayer of the one before, has the same superlayer, or is below it, has the same context; so
/// a long chain of layers is not climbed to its root from each, nor are many sublayers of one.
@MainActor
private struct ContextSearch {
  private var last, lastParent: CALayer?
  private var lastContext: TreeContext?

  mutating func context(of layer: CALayer) -> TreeContext? {
    let parent = layer.tree.superlayer
    if lastParent == nil || lastParent !== layer && lastParent !== parent {
      lastContext = climb(from: layer)
    }
    (last, lastParent) = (layer, parent)
    return lastContext
  }

  private func climb(from layer: CALayer) -> TreeContext? {
    var top = layer
    while let parent = top.tree.superlayer {
      if parent === last { return lastContext }
      top = parent
    }
    return top.tree.context
  }
}

extension CALayer {
  fileprivate func commitChanges(in context: TreeContext?, at time: Double) {
    pending.needsCommit = false
    let isRestructured = pending.isRestructured
    pending.isRestructured = false
    guard let context else { return leaveScreen() }
    context.noteCommit(of: self, isRestructured: isRestructured)
    enterScreen(of: context, at: time)
  }

  /// Shows the model's values, also of layers below that were not committed: if the layer is new on screen, or comes
  /// from another window.
  ///
  /// Other layers are on the commit's list themselves.
  private func enterScreen(of context: TreeContext, at time: Double) {
    let isNew = !isOnScreen(of: context)
    showModel(in: context, at: time)
    guard isNew else { return }
    var entering: [CALayer] = []
    pushBelow(to: &entering)
    while let layer = entering.popLast() {
      guard !layer.isOnScreen(of: context) else { continue }
      layer.showModel(in: context, at: time)
      layer.pushBelow(to: &entering)
    }
  }

  private func isOnScreen(of context: TreeContext) -> Bool {
    committed != nil && tree.committedIn == context.number
  }

  private func showModel(in context: TreeContext, at time: Double) {
    keepPictureForTransition(in: context)
    committed = modelValues
    tree.committedIn = context.number
    if !animations.running.isEmpty {
      let now = localTime(atGlobal: time)
      for index in animations.running.indices { animations.running[index].stamp(at: now) }
      context.noteAnimations(of: self)
    }
    asKind?.noteCommit(in: context, at: time)
  }

  /// Ends the animations of a layer that has left a window, and of the layers below it (R8).
  ///
  /// A layer that was never in a window keeps its animations until it is.
  func leaveScreen() {
    guard committed != nil else { return }
    var leaving = [self]
    while let layer = leaving.popLast() {
      guard layer.committed != nil else { continue }
      layer.end(.offScreen) { _ in true }
      layer.endDisplayForFrames()
      layer.committed = nil
      layer.tree.committedIn = 0
      layer.animations.shown = nil
      layer.pushBelow(to: &leaving)
    }
  }
}
