import CCairo
public import Foundation

extension CGContext {
  /// Lets all that is drawn from now on cast a shadow in black of alpha ⅓.
  ///
  /// - Parameters:
  ///   - offset: How far it lies from what casts it, in the context's first coordinates: no later transform moves it.
  ///     In a layer's context that is right and down, in points; in a bitmap that you make right and up, in pixels.
  ///   - blur: Twice the Gaussian's standard deviation (peer 174), in the same unit; 0 for a sharp shadow, less counts
  ///     as 0.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Lets all that is drawn from now on cast a shadow in a color, or none.
  ///
  /// Each fill, line, picture and text casts its own, and a transparency layer one as a whole; what is drawn in it
  /// casts none unless it is set there. A shadow is mixed with what is there by the blend mode, and cut to the clip.
  /// Clearing casts none.
  ///
  /// - Parameters:
  ///   - offset: How far it lies from what casts it, in the context's first coordinates.
  ///   - blur: Twice the Gaussian's standard deviation, in the same unit.
  ///   - color: With the shadow's opacity; `nil` for no shadow.
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
