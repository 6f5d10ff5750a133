import CCairo
public import Foundation

extension CGContext {
  /// Sets a shadow in black of alpha ⅓ for later drawing.
  ///
  /// - Parameters:
  ///   - offset: The shadow's offset from what casts it, in the context's base coordinates: later transforms do not
  ///     change it. In a layer's context it is right and down, in points; in a bitmap context right and up, in pixels.
  ///   - blur: Twice the Gaussian's standard deviation, in the same unit; 0 for a sharp shadow, and negative values
  ///     count as 0.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow in a color for later drawing, or removes it.
  ///
  /// Each fill, stroke, picture and text casts its own shadow, and a transparency layer one as a whole; drawing inside
  /// the layer casts none unless a shadow is set there. A shadow is composited by the blend mode, and clipped. Clearing
  /// casts none.
  ///
  /// - Parameters:
  ///   - offset: The shadow's offset from what casts it, in the context's base coordinates.
  ///   - blur: Twice the Gaussian's standard deviation, in the same unit.
  ///   - color: The color, including the shadow's opacity; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap {
      shadow(offset: offset, sigma: Double(blur) / 2, color: $0, through: baseTransform)
    }
  }

  private func shadow(
    offset: CGSize,
    sigma: Double,
    color: CGColor,
    through transform: CGAffineTransform
  ) -> ContextShadow? {
    let map = transform.concatenating(toCairo)
    return ContextShadow(
      offset: CGVector(
        dx: offset.width * map.a + offset.height * map.c,
        dy: offset.width * map.b + offset.height * map.d
      ),
      sigma: sigma * Double(abs(map.a * map.d - map.b * map.c)).squareRoot(),
      color: color
    )
  }

  /// Draws the shadow of what `draw` draws, if the state has one.
  func paintShadow(of draw: (_ drawing: borrowing CairoDrawing) -> Void) {
    guard let shadow = state.shadow, state.blendMode != .clear else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(drawing.pointer, &left, &top, &right, &bottom)
    let area = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard !area.isEmpty,
      let mask = shadow.mask(
        over: area,
        of: { caster in
          cairo_set_antialias(caster.pointer, state.antialias)
          draw(caster)
        }
      )
    else { return }
    paintThroughMask { drawing in
      drawing.setSource(shadow.color, alpha: 1)
      cairo_mask_surface(drawing.pointer, mask.pointer, shadow.offset.dx, shadow.offset.dy)
    }
  }
}
