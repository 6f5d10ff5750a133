import CoreGraphics
import DisplayList
import Pixels

/// A rounded rectangle on the device: an upright one, as most are, an affine one with sharp corners, or any other.
enum DeviceShape {
  case upright(UprightQuad)
  case affine(AffineQuad)
  case slanted(RoundedQuad)

  /// `nil` when nothing can be seen: empty, edge-on, behind the eye, not finite.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the space that `map` starts from.
  ///   - cornerRadius: The corner radius, in the same space; clamped to 0 … half the shorter side.
  ///   - edges: The corners that are rounded, and the sides that are antialiased.
  ///   - map: From that space to device pixels.
  init?(rect: CGRect, cornerRadius: Double, edges: EdgeStyle, toDevice map: Homography) {
    if let quad = UprightQuad(rect: rect, cornerRadius: cornerRadius, edges: edges, toDevice: map) {
      self = .upright(quad)
    } else if let quad = AffineQuad(
      rect: rect,
      cornerRadius: cornerRadius,
      edges: edges,
      toDevice: map
    ) {
      self = .affine(quad)
    } else if let quad = RoundedQuad(
      rect: rect,
      cornerRadius: cornerRadius,
      edges: edges,
      toDevice: map
    ) {
      self = .slanted(quad)
    } else {
      return nil
    }
  }

  /// The device pixels it may touch.
  var bounds: PixelRect {
    switch self {
    case .upright(let quad): quad.bounds
    case .affine(let quad): quad.bounds
    case .slanted(let quad): quad.bounds
    }
  }

  /// Whether it covers every pixel of `bounds` completely, and no other at all.
  var isWholePixels: Bool {
    switch self {
    case .upright(let quad): quad.isWholePixels
    case .affine: false
    case .slanted(let quad): quad.isWholePixels
    }
  }

  /// A rectangle about the middle, every pixel of which is surely covered completely.
  var fullRect: PixelRect {
    switch self {
    case .upright(let quad): quad.fullRect
    case .affine: .empty
    case .slanted(let quad): quad.isWholePixels ? quad.bounds : .empty
    }
  }

  /// Columns of a row that are surely covered completely; `nil` where there are none.
  func fullColumns(row y: Int) -> Range<Int>? {
    var columns: Range<Int>?
    let row = PixelRect(x: bounds.x, y: y, width: bounds.width, height: 1)
    switch self {
    case .upright(let quad): columns = quad.fullColumns(row: y)
    case .affine(let quad): quad.forEachRow(in: row) { _, _, full in columns = full }
    case .slanted(let quad): quad.forEachRow(in: row) { _, _, full in columns = full }
    }
    return columns.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Adjacent rows that have the same `fullColumns`; not necessarily all.
  var evenRows: Range<Int> {
    if case .upright(let quad) = self { quad.evenRows } else { bounds.y..<bounds.y }
  }

  /// The coverage of a run of pixels.
  enum Coverage {
    /// All pixels are covered completely.
    case full
    /// Each pixel has its own coverage; the first byte is the run's first pixel's.
    case varying(UnsafePointer<UInt8>)
  }

  /// Calls `body` for runs of the covered pixels, row by row from the top, and from the left in a row.
  ///
  /// A pixel's coverage depends on the shape and its place alone, never on `clip`.
  ///
  /// - Parameters:
  ///   - clip: The pixels that runs are limited to.
  ///   - bytes: Working memory for the coverage of a row.
  ///   - body: Takes the row, the columns (at least one), and their coverage.
  @inline(__always)
  func forEachRun(
    in clip: PixelRect,
    _ bytes: RowBytes,
    _ body: (_ y: Int, _ columns: Range<Int>, _ coverage: Coverage) -> Void
  ) {
    switch self {
    case .upright(let quad): quad.forEachRun(in: clip, bytes, body)
    case .affine(let quad): quad.forEachRun(in: clip, bytes, body)
    case .slanted(let quad): quad.forEachRun(in: clip, bytes, body)
    }
  }
}
