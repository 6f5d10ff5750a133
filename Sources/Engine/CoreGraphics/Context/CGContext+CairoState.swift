import CCairo
import Foundation

extension CGContext {
  /// Sets how Cairo mixes what is drawn next, and how it smooths edges.
  func prepare() {
    cairo_set_operator(drawing.pointer, state.blendMode.cairo)
    cairo_set_antialias(drawing.pointer, state.antialias)
  }

  /// From a part of a picture, in its pixels, to Cairo's device space where it is stretched over `rect` in user space.
  func toDevice(from source: CGRect, to rect: CGRect) -> CGAffineTransform {
    let (across, down) = (rect.width / source.width, rect.height / source.height)
    let toUser = CGAffineTransform(
      a: across,
      b: 0,
      c: 0,
      d: -down,
      tx: rect.minX - source.minX * across,
      ty: rect.maxY + source.minY * down
    )
    return toUser.concatenating(ctm).concatenating(toCairo)
  }
}

extension CGContext.GraphicsState {
  /// How edges are smoothed.
  var antialias: cairo_antialias_t {
    isAntialiased && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
  }

  /// How pictures are sampled.
  var filter: cairo_filter_t {
    interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
  }

  /// The alpha as Cairo takes it: 0 … 1, and 1 for what is no number.
  var usableAlpha: Double { min(max(alpha.isNaN ? 1 : alpha, 0), 1) }
}
