import CoreGraphics

extension CALayer {
  /// Whether a frame may show the layer with other values than its model, or has made it display itself.
  var mayDisplayForFrame: Bool { animations.shown != nil || animations.redrawn != nil }

  /// Makes the layer display itself for the frame, if a value that it draws from is animated and no earlier display
  /// used the same values; and once more after the last animated frame.
  ///
  /// - Parameter time: The frame's global time, in seconds.
  func displayForFrame(at time: Double) {
    guard let shown = animations.shown, shown.values.custom.needsRedraw else {
      guard forgetOwnDisplay() else { return }
      // Evaluated now, so that the frame is that of its time, whichever frame was before it.
      let values = animations.shown?.values ?? committed?.value ?? values
      if displayItself(from: values, at: time) != nil { setNeedsDisplay() }
      return
    }
    let values = shown.values
    if animations.redrawn?.isDrawn(from: values) == true || pending.isDisplaying { return }
    if EngineTrace.isOn { EngineTrace.note(.redrawn, of: self) }
    let drawn = displayItself(from: values, at: time)
    animations.redrawn = RedrawnContents(from: values, drawn: drawn)
    shown.isDisplayedByModel = drawn == nil
  }

  /// Makes the layer display its model's values, if it has displayed itself for frames.
  func endDisplayForFrames() {
    if forgetOwnDisplay() { setNeedsDisplay() }
  }

  /// Displays the layer for a frame that shows it with `values`.
  ///
  /// - Returns: What was drawn on a copy; `nil` if the layer has set its contents itself.
  private func displayItself(from values: LayerValues, at time: Double) -> CGImage?? {
    pending.isDisplaying = true
    drawing.dirtyArea = .everything
    let drawn = FrameDisplay.run(of: self, values, at: time)
    drawing.dirtyArea = .nothing
    pending.isDisplaying = false
    return drawn
  }

  /// - Returns: Whether the layer has set its contents itself for a frame; this is reset.
  private func forgetOwnDisplay() -> Bool {
    guard let redrawn = animations.redrawn, redrawn.drawn == nil else { return false }
    animations.redrawn = nil
    animations.shown?.isDisplayedByModel = false
    return true
  }

  /// Shows what a copy of the layer drew for the frame.
  func showRedrawing() {
    guard let shown = animations.shown, shown.values.custom.needsRedraw,
      let drawn = animations.redrawn?.drawn
    else { return }
    shown.values.contents = drawn
  }
}
