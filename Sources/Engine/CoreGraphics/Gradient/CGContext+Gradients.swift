import CCairo
public import Foundation

extension CGContext {
  /// Fills the clip with a linear gradient; the options determine what is drawn beyond its ends.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startPoint: The place of the first color, in user space.
  ///   - endPoint: The place of the last color; the same point as the start draws nothing.
  ///   - options: Which end colors continue beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let numbers = [startPoint.x, startPoint.y, endPoint.x, endPoint.y]
    let toDevice = ctm.concatenating(toCairo)
    guard numbers.allSatisfy(\.isFinite), startPoint != endPoint, toDevice.isUsable,
      let line = toDevice.gradientLine(from: startPoint, to: endPoint)
    else { return }
    paint(
      cairo_pattern_create_linear(line.start.x, line.start.y, line.end.x, line.end.y),
      in: .identity,
      of: gradient,
      options
    )
  }

  /// Fills the clip with a radial gradient between two circles; the options determine what is drawn beyond them.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startCenter: The center of the first circle, in user space.
  ///   - startRadius: The radius of the first circle, which has the first color.
  ///   - endCenter: The center of the last circle, in user space.
  ///   - endRadius: The radius of the last circle, which has the last color; two equal circles draw nothing.
  ///   - options: Which end colors continue beyond the circles.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
    guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0,
      startCenter != endCenter || startRadius != endRadius
    else { return }
    let toDevice = ctm.concatenating(toCairo)
    guard toDevice.isUsable else { return }
    // In units of about a pixel: a pattern's matrix has sixteen fractional bits.
    let unit = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
    paint(
      cairo_pattern_create_radial(
        0,
        0,
        startRadius * unit,
        (endCenter.x - startCenter.x) * unit,
        (endCenter.y - startCenter.y) * unit,
        endRadius * unit
      ),
      in: CGAffineTransform(scaleX: 1 / unit, y: 1 / unit)
        .concatenating(CGAffineTransform(translationX: startCenter.x, y: startCenter.y))
        .concatenating(toDevice),
      of: gradient,
      options
    )
  }

  /// Paints a pattern on the whole clip, and frees it.
  ///
  /// - Parameters:
  ///   - pattern: The circles or the line, without colors.
  ///   - toDevice: From the pattern's space to the device.
  ///   - gradient: The colors and their locations.
  ///   - options: Which end colors continue beyond the ends.
  private func paint(
    _ pattern: OpaquePointer?,
    in toDevice: CGAffineTransform,
    of gradient: CGGradient,
    _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard toDevice.isUsable, let first = gradient.colors.first, let last = gradient.colors.last
    else { return }
    let clear = CGColor(rgba: SIMD4(0, 0, 0, 0))
    // A pattern's outermost colors continue beyond its ends: clear ones, where these are not to be seen.
    if !options.contains(.drawsBeforeStartLocation) { add(clear, at: 0, to: pattern) }
    add(first, at: 0, to: pattern)
    for (color, place) in zip(gradient.colors, gradient.places) {
      add(color, at: place, to: pattern)
    }
    add(last, at: 1, to: pattern)
    if !options.contains(.drawsAfterEndLocation) { add(clear, at: 1, to: pattern) }
    var matrix = toDevice.inverted().cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(drawing.pointer)
    defer { cairo_restore(drawing.pointer) }
    painting { drawing in
      cairo_set_source(drawing.pointer, pattern)
      cairo_paint_with_alpha(drawing.pointer, state.usableAlpha)
    }
  }

  private func add(_ color: CGColor, at place: Double, to pattern: OpaquePointer?) {
    let color = color.rgba
    cairo_pattern_add_color_stop_rgba(pattern, place, color.x, color.y, color.z, color.w)
  }
}

extension CGAffineTransform {
  /// The gradient line on the device, perpendicular to which colors are constant, for one given before the transform:
  /// it does not necessarily lead to the image of the second point.
  ///
  /// - Returns: `nil` where both ends are the same point on the device, or too far away.
  fileprivate func gradientLine(
    from start: CGPoint,
    to end: CGPoint
  ) -> (start: CGPoint, end: CGPoint)? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let inverse = inverted()
    // The part of the gradient's length for each step on the device.
    let length = dx * dx + dy * dy
    let perX = (inverse.a * dx + inverse.b * dy) / length
    let perY = (inverse.c * dx + inverse.d * dy) / length
    let steepness = perX * perX + perY * perY
    let first = start.applying(self)
    let last = CGPoint(x: first.x + perX / steepness, y: first.y + perY / steepness)
    guard first.x.isFinite, first.y.isFinite, last.x.isFinite, last.y.isFinite, first != last else {
      return nil
    }
    return (first, last)
  }
}
