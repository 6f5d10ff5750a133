import CoreGraphics

extension CALayer {
  /// Whether a display is due.
  public func needsDisplay() -> Bool { pending.needsDisplay }

  /// Displays now when it is due (DI8).
  ///
  /// What asks for another display meanwhile asks in vain: like a layout, a display is not due again
  /// because of itself.
  public func displayIfNeeded() {
    guard pending.needsDisplay, !pending.isDisplaying else { return }
    pending.isDisplaying = true
    animations.redrawn = nil
    if EngineTrace.isOn { EngineTrace.note(.displayed, of: self) }
    display()
    pending.isDisplaying = false
    pending.dirtyArea = .nothing
  }

  /// Whether the layer makes its contents itself: by its class, or by a drawing that still is the contents.
  var drawsItself: Bool { type(of: self).drawsItself || drawing.store?.isShown(by: values) == true }

  /// Marks a part; one without area asks for nothing.
  func markForDisplay(_ rect: CGRect) {
    guard !rect.isInfinite else { return markForDisplay(.everything) }
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite || rect.isNull else {
      return EngineReport.report(self, "setNeedsDisplay", "must be finite, not \(rect): not drawn")
    }
    if !rect.isEmpty { markForDisplay(.part(rect.standardized)) }
  }

  func markForDisplay(_ area: DirtyArea) {
    guard presentationSource == nil else { return }
    pending.dirtyArea = pending.dirtyArea.union(area)
    setNeedsCommit()
    guard !pending.isListedForDisplay else { return }
    pending.isListedForDisplay = true
    Engine.current.display.list(self)
  }

  /// The default of `display()`, in the documented order (DI2).
  ///
  /// A display clears the mark, also one that was not asked for (peer 170).
  func displayByDelegateOrStore() {
    defer { pending.dirtyArea = .nothing }
    if let delegate, OptionalRequirement.isAnswered(by: { delegate.display(self) }) { return }
    if let frame = FrameDisplay.current(of: self) { return frame.drawCopy() }
    drawStore()
  }

  /// Has the layer, or a presentation copy of one, draw into its store.
  func drawStore() {
    guard !values.bounds.isEmpty else { return dropDrawing() }
    delegate?.layerWillDraw(self)
    let geometry = StoreGeometry(
      bounds: values.bounds,
      scale: values.contentsScale,
      isYUp: isYUp
    )
    do {
      guard let image = try BackingStore.draw(self, geometry, dirty: pending.dirtyArea) else {
        return dropDrawing()
      }
      showDrawing(image)
    } catch {
      EngineReport.report(self, "bounds", "cannot be drawn in: \(error)")
      dropDrawing()
    }
  }

  /// Leaves no drawing where none can be made: contents set by hand are none (DI4).
  private func dropDrawing() {
    if drawing.store?.isShown(by: values) == true { showDrawing(nil) }
  }

  /// Puts a drawing in the place of the contents, without an action.
  private func showDrawing(_ image: CGImage?) {
    foreignContents = nil
    values.contents = image
    setNeedsCommit()
  }
}
