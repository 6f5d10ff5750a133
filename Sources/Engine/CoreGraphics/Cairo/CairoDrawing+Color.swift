import CCairo

extension CairoDrawing {
  /// Sets the color to draw with, faded by `alpha` (`cairo_set_source_rgba`).
  func setSource(_ color: CGColor, alpha: Double) {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    cairo_set_source_rgba(
      pointer,
      clamped(color.rgba.x),
      clamped(color.rgba.y),
      clamped(color.rgba.z),
      clamped(color.rgba.w * clamped(alpha))
    )
  }
}
