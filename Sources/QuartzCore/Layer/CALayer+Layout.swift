import CoreGraphics

extension CALayer {
  /// Asks for a layout before the next commit (LA1); never for one more during the layer's own layout.
  public func setNeedsLayout() {
    guard presentationSource == nil, !pending.isLayingOut, !pending.needsLayout else { return }
    pending.needsLayout = true
    setNeedsCommit()
  }

  /// Whether a layout is due.
  public func needsLayout() -> Bool { pending.needsLayout }

  /// Lays out now: from the topmost layer above that needs it, downwards (LA2).
  public func layoutIfNeeded() {
    var top = self
    var layer = self
    while let parent = layer.tree.superlayer {
      if parent.pending.needsLayout { top = parent }
      layer = parent
    }
    top.layoutTree()
  }

  /// Asks for `display()` before the next commit.
  public func setNeedsDisplay() {
    guard presentationSource == nil, !pending.needsDisplay else { return }
    pending.needsDisplay = true
    setNeedsCommit()
  }

  /// Whether a display is due.
  public func needsDisplay() -> Bool { pending.needsDisplay }

  /// Displays now when it is due (DI8).
  public func displayIfNeeded() {
    guard pending.needsDisplay else { return }
    pending.needsDisplay = false
    animations.redrawn = nil
    if EngineTrace.isOn { EngineTrace.note(.displayed, of: self) }
    display()
  }

  /// Lays out this layer and those below that need it, parents first.
  package func layoutTree() {
    if pending.needsLayout {
      pending.needsLayout = false
      pending.isLayingOut = true
      if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
      layoutSublayers()
      pending.isLayingOut = false
    }
    for sublayer in tree.sublayers { sublayer.layoutTree() }
  }
}
