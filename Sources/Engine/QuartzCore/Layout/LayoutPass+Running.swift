/// Lays out the layers that need it, and visits no other part of the tree.
extension LayoutPass {
  /// Lays out, once, each tree in which something waits.
  func run() {
    let due = roots
    roots = []
    // A root that has got a superlayer since then is on the superlayer's list.
    for root in due where root.pending.isListedForLayout && root.tree.superlayer == nil {
      root.pending.isListedForLayout = false
      layOut(from: root)
    }
  }

  /// Lays out `top` and the waiting layers below it, superlayers first.
  ///
  /// Where `top` itself is listed, it stays so.
  func layOut(from top: CALayer) {
    var waiting = top.layOutItself()
    while let layer = waiting.popLast() {
      guard layer.pending.isListedForLayout else { continue }
      layer.pending.isListedForLayout = false
      waiting.append(contentsOf: layer.layOutItself())
    }
  }
}

extension CALayer {
  /// Lays out now: from the topmost layer above that needs it, downwards, until no layer there does.
  public func layoutIfNeeded() {
    guard presentationSource == nil else { return }
    var top = self
    var layer = self
    while let parent = layer.tree.superlayer {
      if parent.pending.needsLayout { top = parent }
      layer = parent
    }
    for _ in 0..<PendingWork.roundLimit {
      guard top.awaitsLayout else { return }
      TreeEngine.current.layout.layOut(from: top)
    }
  }

  /// Lays out this layer only, if it needs it.
  ///
  /// - Returns: The waiting sublayers, the first one last.
  fileprivate func layOutItself() -> [CALayer] {
    TreeEngine.current.layout.visits += 1
    if pending.needsLayout {
      pending.needsLayout = false
      pending.isLayingOut = true
      if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
      layoutSublayers()
      pending.isLayingOut = false
    }
    guard !pending.sublayersToLayOut.isEmpty else { return [] }
    defer { pending.sublayersToLayOut = [] }
    return pending.sublayersToLayOut.reversed()
  }
}
