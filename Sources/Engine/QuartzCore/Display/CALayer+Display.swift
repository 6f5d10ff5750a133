import CoreGraphics

extension CALayer {
  /// Whether the layer needs display.
  public func needsDisplay() -> Bool { drawing.needsDisplay }

  /// Displays the layer now if it needs display.
  ///
  /// A call of `setNeedsDisplay()` during the display has no effect: like a layout, a display does not make itself
  /// necessary again.
  public func displayIfNeeded() {
    guard drawing.needsDisplay, !pending.isDisplaying else { return }
    pending.isDisplaying = true
    animations.redrawn = nil
    if EngineTrace.isOn { EngineTrace.note(.displayed, of: self) }
    display()
    pending.isDisplaying = false
    drawing.dirtyArea = .nothing
  }

  /// Whether the layer makes its contents itself: because of its class, or because the contents are its own drawing.
  var drawsItself: Bool {
    type(of: self).kind?.drawsItself == true || drawing.store?.isShown(by: values) == true
  }

  /// Marks a part as dirty; an empty rectangle has no effect.
  func markForDisplay(_ rect: CGRect) {
    guard !rect.isInfinite else { return markForDisplay(.everything) }
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite || rect.isNull else {
      return EngineReport.report(self, "setNeedsDisplay", "must be finite, not \(rect): not drawn")
    }
    if !rect.isEmpty { markForDisplay(.part(rect.standardized)) }
  }

  func markForDisplay(_ area: DirtyArea) {
    guard presentationSource == nil else { return }
    drawing.dirtyArea = drawing.dirtyArea.union(area)
    setNeedsCommit()
    guard !pending.isListedForDisplay else { return }
    pending.isListedForDisplay = true
    TreeEngine.current.listForDisplay(self)
  }

  /// The default implementation of `display()`, in the documented order (DI2).
  ///
  /// A display clears the mark, also a display that was not requested (peer 170).
  func displayByDelegateOrStore() {
    defer { if drawing.needsDisplay { drawing.dirtyArea = .nothing } }
    if let delegate, OptionalRequirement.isAnswered(by: { delegate.display(self) }) { return }
    if !TreeEngine.current.displaysForFrame(self) { drawStore() }
  }

  /// Makes the layer, or a presentation copy of one, draw into its store.
  func drawStore() {
    guard !values.bounds.isEmpty else { return dropDrawing() }
    delegate?.layerWillDraw(self)
    let geometry = StoreGeometry(
      bounds: values.bounds,
      scale: values.contentsScale,
      isYUp: isYUp
    )
    do {
      guard let image = try drawDirtyParts(geometry) else {
        return dropDrawing()
      }
      showDrawing(image)
    } catch {
      EngineReport.report(self, "bounds", "cannot be drawn in: \(error)")
      dropDrawing()
    }
  }

  /// Draws the dirty parts; the rest stays as it was drawn (DI4).
  ///
  /// All of it is drawn if there is no earlier drawing of the same geometry to update.
  ///
  /// - Returns: The new picture, which is the layer's store from now on; `nil` if nothing is drawn.
  /// - Throws: `drawing` if such a bitmap cannot be made.
  private func drawDirtyParts(_ geometry: StoreGeometry) throws(CoreGraphicsError) -> CGImage? {
    let old = drawing.store?.picture(of: geometry, in: values)
    let area = old == nil ? geometry.bounds : drawing.dirtyArea.rect(in: geometry.bounds)
    if let old, area.isEmpty { return old }
    let context = try geometry.makeContext(copying: area == geometry.bounds ? nil : old)
    if area != geometry.bounds {
      let pixels = context.wholePixels(around: area)
      context.clip(to: pixels)
      if !isOpaque { context.clear(pixels) }
    }
    // A layer without a drawing method gets no store.
    let isDrawn = OptionalRequirement.isAnswered { draw(in: context) }
    guard isDrawn || old != nil else { return nil }
    let image = context.makeImage(isOpaque: isOpaque)
    drawing.store = BackingStore(image, geometry)
    return image
  }

  /// Removes the drawing if none can be made; contents set by the scene stay (DI4).
  private func dropDrawing() {
    if drawing.store?.isShown(by: values) == true { showDrawing(nil) }
  }

  /// Makes a drawing the contents, without an action.
  private func showDrawing(_ image: CGImage?) {
    foreignContents = nil
    values.contents = image
    setNeedsCommit()
  }
}
