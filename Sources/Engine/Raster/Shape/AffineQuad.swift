import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// A rectangle seen through an affine map: rotated, sheared or mirrored; its corners are sharp and its sides
/// antialiased.
///
/// Its coverage is that of `RoundedQuad`, computed for a row of pixels at a time.
struct AffineQuad {
  /// The device pixels it may touch.
  let bounds: PixelRect
  private let quad: pegbar_quad

  /// - Parameters:
  ///   - bounds: All device pixels that it may touch.
  ///   - sides: The quad's sides, in coordinates from the first column and row of `bounds`.
  init(bounds: PixelRect, sides: pegbar_quad) {
    (self.bounds, quad) = (bounds, sides)
  }

  /// `nil` for other shapes, and where nothing can be seen.
  init?(rect: CGRect, cornerRadius: Double, edges: EdgeStyle, toDevice map: Homography) {
    guard map.isAffine, cornerRadius <= 0 || edges.roundCorners.isEmpty, edges.softEdges == .all
    else { return nil }
    let rect = rect.standardized
    bounds = DeviceBounds.of(rect, through: map)
    guard !bounds.isEmpty, let inverse = map.inverse else { return nil }
    var quad = pegbar_quad()
    let (x, y) = (Double(bounds.x) + 0.5, Double(bounds.y) + 0.5)
    /// The line where α·u + β·v + γ is 0; positive inside.
    func side(_ alpha: Double, _ beta: Double, _ gamma: Double) -> (Float, Float, Float) {
      let a = alpha * inverse.m11 + beta * inverse.m12
      let b = alpha * inverse.m21 + beta * inverse.m22
      let c = alpha * inverse.m31 + beta * inverse.m32 + gamma
      let length = (a * a + b * b).squareRoot()
      let (da, db) = (a / length, b / length)
      let distance = c / length + da * x + db * y
      return (Float(da), Float(db), Float(distance))
    }
    let sides = [
      side(1, 0, -Double(rect.minX)), side(-1, 0, Double(rect.maxX)),
      side(0, 1, -Double(rect.minY)), side(0, -1, Double(rect.maxY)),
    ]
    guard sides.allSatisfy({ $0.0.isFinite && $0.1.isFinite && $0.2.isFinite }) else { return nil }
    quad.a = (sides[0].0, sides[1].0, sides[2].0, sides[3].0)
    quad.b = (sides[0].1, sides[1].1, sides[2].1, sides[3].1)
    quad.c = (sides[0].2, sides[1].2, sides[2].2, sides[3].2)
    self.quad = quad
  }

  /// Draws a picture inside the quad, all rows in one pass.
  ///
  /// - Parameters:
  ///   - picture: The picture's pixels, and the limits of sampling.
  ///   - map: From pixels, counted from the bounds' first column and row, to the picture.
  ///   - opacity: The opacity, 0 (clear) … 255 (opaque).
  ///   - canvas: The canvas to draw on.
  ///   - clip: The pixels to draw, inside the canvas.
  func draw(
    _ picture: pegbar_picture,
    through map: pegbar_map,
    opacity: UInt32,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    var (quad, picture, map) = (quad, picture, map)
    pegbar_over_quad(
      canvas.pixel(area.x, area.y),
      canvas.stride,
      area.width,
      area.height,
      Int32(area.x - bounds.x),
      Int32(area.y - bounds.y),
      &quad,
      &picture,
      &map,
      opacity
    )
  }

  /// Draws a picture, multiplied by a color, inside the quad, all rows in one pass.
  ///
  /// - Parameters:
  ///   - picture: The picture's pixels, and the limits of sampling.
  ///   - squares: The picture prepared for faster sampling, if it is; the result is the same.
  ///   - map: From pixels, counted from the bounds' first column and row, to the picture.
  ///   - tint: The color that its colors are multiplied by, a premultiplied pixel.
  ///   - adds: Whether colors are added (additive blending).
  ///   - canvas: The canvas to draw on.
  ///   - clip: The pixels to draw, inside the canvas.
  func draw(
    _ picture: pegbar_picture,
    squares: UnsafePointer<pegbar_square>?,
    through map: pegbar_map,
    tint: UInt32,
    adds: Bool,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    var (quad, picture, map) = (quad, picture, map)
    pegbar_over_tinted_quad(
      canvas.pixel(area.x, area.y),
      canvas.stride,
      // Room for whole vectors, as far as no other thread draws there.
      min(area.width + 15, clip.maxX - area.x),
      area.height,
      Int32(area.x - bounds.x),
      Int32(area.y - bounds.y),
      &quad,
      &picture,
      squares,
      &map,
      tint,
      adds ? 1 : 0
    )
  }

  /// Calls `body` for each row with the columns that are touched at all, and those of them that are covered
  /// in full.
  @inline(__always)
  func forEachRow(
    in clip: PixelRect,
    _ body: (_ y: Int, _ touched: Range<Int>, _ full: Range<Int>) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let columns = area.x..<area.maxX
    var quad = quad
    var edges = pegbar_quad_edges(&quad)
    for y in area.y..<area.maxY {
      let span = pegbar_quad_span(&edges, Int32(y - bounds.y), Int32(bounds.width))
      let touched = (bounds.x + Int(span.first)..<bounds.x + Int(span.end)).clamped(to: columns)
      guard !touched.isEmpty else { continue }
      let full = bounds.x + Int(span.full_first)..<bounds.x + Int(span.full_end)
      body(y, touched, full.clamped(to: touched))
    }
  }

  /// Writes the coverage of the columns of a row; the first byte is the first column's.
  @inline(__always)
  func cover(row y: Int, _ columns: Range<Int>, into room: UnsafeMutablePointer<UInt8>) {
    var quad = quad
    let (column, row) = (Int32(columns.lowerBound - bounds.x), Int32(y - bounds.y))
    pegbar_quad_coverage(room, columns.count, &quad, column, row)
  }
}
