import CCairo
public import Foundation

extension CGContext {
  /// Fills the clip with a conic gradient: colors that run around a point.
  ///
  /// Each pixel has the color at its center; the edge where the last color meets the first is not antialiased.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, in user space.
  ///   - angle: The angle where the first and the last color meet, in radians from the x axis towards the y axis; the
  ///     colors run in that direction, too.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let toDevice = ctm.concatenating(toCairo)
    guard toDevice.isUsable, center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(drawing.pointer, &left, &top, &right, &bottom)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !box.isEmpty else { return }
    let toWay = CGAffineTransform(translationX: box.minX, y: box.minY)
      .concatenating(toDevice.inverted())
      .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(CGAffineTransform(rotationAngle: -angle))
    let picture = gradient.around(toWay, width: Int(box.width), height: Int(box.height))
    cairo_save(drawing.pointer)
    defer { cairo_restore(drawing.pointer) }
    painting { drawing in
      let place = CGAffineTransform(translationX: box.minX, y: box.minY)
      drawing.withSource(picture, through: place, CAIRO_FILTER_NEAREST) {
        cairo_paint_with_alpha(drawing.pointer, state.usableAlpha)
      }
    }
  }
}

extension CGGradient {
  /// A picture of a conic gradient.
  ///
  /// - Parameters:
  ///   - toWay: From the picture's pixels to coordinates around the center, in which the gradient begins at the x axis.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  /// - Returns: The picture.
  fileprivate func around(_ toWay: CGAffineTransform, width: Int, height: Int) -> CGImage {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toWay)
        let turn = atan2(p.y, p.x) / (2 * .pi)
        let color = Self.color(at: turn < 0 ? turn + 1 : turn, of: colors, at: places)
        pixels.append(color.premultipliedPixel)
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
