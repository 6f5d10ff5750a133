import CCairo
public import Foundation

extension CGContext {
  /// Begins a transparency layer: drawing until `endTransparencyLayer()` is composited first, and then drawn as one,
  /// with the current alpha and blend mode.
  ///
  /// Inside, alpha starts at 1 and the blend mode at normal, and there is no shadow. Layers nest.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    beginLayer(clippedTo: nil)
  }

  /// Begins a transparency layer that is clipped to `rect`, in user space.
  ///
  /// - Parameters:
  ///   - rect: The clip until the layer ends.
  ///   - auxiliaryInfo: Not used.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginLayer(clippedTo: rect)
  }

  /// Draws the innermost transparency layer, and restores the state from its beginning.
  ///
  /// States saved inside the layer and not restored are dropped; without a layer, nothing happens.
  public func endTransparencyLayer() {
    guard savedStates.contains(where: \.beginsLayer) else { return }
    while let saved = savedStates.popLast() {
      guard saved.beginsLayer else {
        cairo_restore(drawing.pointer)
        continue
      }
      state = saved.state
      let layer = cairo_pop_group(drawing.pointer)
      painting { drawing in
        cairo_set_source(drawing.pointer, layer)
        cairo_paint_with_alpha(drawing.pointer, state.usableAlpha)
        cairo_set_source_rgba(drawing.pointer, 0, 0, 0, 0)
      }
      cairo_pattern_destroy(layer)
      cairo_restore(drawing.pointer)
      return
    }
  }

  private func beginLayer(clippedTo rect: CGRect?) {
    savedStates.append(SavedState(state: state, beginsLayer: true))
    cairo_save(drawing.pointer)
    if let rect {
      let area = CGMutablePath()
      area.addRect(rect, transform: ctm)
      drawing.setPath(area.snapshot, through: toCairo)
      cairo_set_fill_rule(drawing.pointer, CAIRO_FILL_RULE_WINDING)
      cairo_clip(drawing.pointer)
    }
    cairo_push_group(drawing.pointer)
    state.alpha = 1
    state.blendMode = .normal
    // The mask and the shadow apply to the layer as a whole.
    (state.mask, state.shadow) = (nil, nil)
  }
}
