import CoreGraphics

extension CALayer {
  /// Has the layer display itself for the frame, if an animation has bent a value that it draws from and no
  /// display before was of the same values; and once more after the last one.
  ///
  /// - Parameter time: The frame's global time, in seconds.
  func displayForFrame(at time: Double) {
    guard let shown = animations.shown, shown.values.custom.needsRedraw else {
      return endDisplayForFrames()
    }
    let values = shown.values
    if animations.redrawn?.isDrawn(from: values) == true || pending.isDisplaying { return }
    if EngineTrace.isOn { EngineTrace.note(.redrawn, of: self) }
    pending.isDisplaying = true
    pending.dirtyArea = .everything
    let drawn = FrameDisplay.run(of: self, values, at: time)
    pending.dirtyArea = .nothing
    pending.isDisplaying = false
    animations.redrawn = RedrawnContents(from: values, drawn: drawn)
    shown.isDisplayedByModel = drawn == nil
  }

  /// Displays the layer as its model is, where it has displayed itself for frames.
  func endDisplayForFrames() {
    guard let redrawn = animations.redrawn, redrawn.drawn == nil else { return }
    animations.redrawn = nil
    animations.shown?.isDisplayedByModel = false
    setNeedsDisplay()
  }

  /// Shows what a copy of the layer drew for the frame.
  func showRedrawing() {
    guard let shown = animations.shown, shown.values.custom.needsRedraw,
      let drawn = animations.redrawn?.drawn
    else { return }
    shown.values.contents = drawn
  }
}
