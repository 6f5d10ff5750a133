extension DisplayPass {
  /// Displays each layer that still needs it, once.
  func run() {
    if hasMoves { listArrivals() }
    let due = waiting
    waiting = []
    for layer in due {
      guard layer.treeContext != nil else {
        elsewhere.append(Waiter(layer: layer))
        continue
      }
      layer.pending.isListedForDisplay = false
      layer.displayIfNeeded()
    }
  }

  /// Lists those that are in a window by now, and forgets those that are gone or have been displayed by hand.
  private func listArrivals() {
    hasMoves = false
    elsewhere.removeAll { waiter in
      guard let layer = waiter.layer else { return true }
      let isDone = !layer.pending.needsDisplay
      if isDone { layer.pending.isListedForDisplay = false }
      guard !isDone, layer.treeContext != nil else { return isDone }
      waiting.append(layer)
      return true
    }
  }
}

extension CALayer {
  /// Displays the layer now if it needs display.
  ///
  /// A call of `setNeedsDisplay()` during the display has no effect: like a layout, a display does not make itself
  /// necessary again.
  public func displayIfNeeded() {
    guard pending.needsDisplay, !pending.isDisplaying else { return }
    pending.isDisplaying = true
    animations.redrawn = nil
    if EngineTrace.isOn { EngineTrace.note(.displayed, of: self) }
    display()
    pending.isDisplaying = false
    pending.dirtyArea = .nothing
  }
}
