import CCairo
public import Foundation

extension CGContext {
  /// Starts a picture of its own: what is drawn until `endTransparencyLayer()` is put together first, and
  /// then drawn as one, with the alpha and the blend mode that hold now.
  ///
  /// Inside, alpha starts at 1 and the blend mode at normal, and there is no shadow. Layers nest.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    beginLayer(clippedTo: nil)
  }

  /// Starts a transparency layer that is cut to `rect`, in user space.
  ///
  /// - Parameters:
  ///   - rect: Nothing outside is drawn until the layer ends.
  ///   - auxiliaryInfo: Not used.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginLayer(clippedTo: rect)
  }

  /// Draws the innermost transparency layer, and goes back to the state that held when it began.
  ///
  /// States saved inside the layer and not restored are forgotten; without a layer, nothing happens.
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
    // The layer as a whole is seen through the one, and casts the other.
    (state.mask, state.shadow) = (nil, nil)
  }
}
