import CoreGraphics
import DisplayList

/// The visible part of a layer's plane: a convex polygon in the layer's points, and the resolution that it is seen at.
struct TileSight {
  /// The corners in order around the polygon; fewer than three if nothing is visible.
  private(set) var corners: ContiguousArray<Corner> = []
  /// The maximum number of device pixels per point, over all directions and corners.
  private(set) var pixelsPerPoint = 0.0
  private var scratch: ContiguousArray<Corner> = []

  /// A point of the plane, and its place on the device in homogeneous coordinates.
  struct Corner {
    /// In the layer's points.
    var x, y: Double
    fileprivate var deviceX, deviceY, w: Double

    /// The point at fraction `f` of the way from this corner to another.
    fileprivate func toward(_ other: Corner, _ f: Double) -> Corner {
      Corner(
        x: x + (other.x - x) * f,
        y: y + (other.y - y) * f,
        deviceX: deviceX + (other.deviceX - deviceX) * f,
        deviceY: deviceY + (other.deviceY - deviceY) * f,
        w: w + (other.w - w) * f
      )
    }
  }

  var isEmpty: Bool { corners.count < 3 }

  /// Computes the visible part of a rectangle of a plane (polygon clipping, Sutherland–Hodgman).
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the layer's points.
  ///   - plane: The map from there to device pixels.
  ///   - clip: The visible area of the device, in its pixels.
  mutating func look(at rect: CGRect, through plane: Homography, in clip: CGRect) {
    corners.removeAll(keepingCapacity: true)
    pixelsPerPoint = 0
    guard !rect.isEmpty, !clip.isEmpty, plane.isFinite else { return }
    corners.append(Self.corner(rect.minX, rect.minY, plane))
    corners.append(Self.corner(rect.maxX, rect.minY, plane))
    corners.append(Self.corner(rect.maxX, rect.maxY, plane))
    corners.append(Self.corner(rect.minX, rect.maxY, plane))
    let (left, top) = (Double(clip.minX), Double(clip.minY))
    let (right, bottom) = (Double(clip.maxX), Double(clip.maxY))
    // A point nearer to the eye than this is magnified beyond any picture's size.
    cut { $0.w - 1e-6 }
    cut { $0.deviceX - left * $0.w }
    cut { right * $0.w - $0.deviceX }
    cut { $0.deviceY - top * $0.w }
    cut { bottom * $0.w - $0.deviceY }
    for corner in corners {
      let place = CGPoint(x: corner.x, y: corner.y)
      pixelsPerPoint = max(pixelsPerPoint, plane.slopes(at: place).longest)
    }
  }

  private static func corner(_ x: CGFloat, _ y: CGFloat, _ plane: Homography) -> Corner {
    let device = plane.mapHomogeneous(CGPoint(x: x, y: y))
    return Corner(x: Double(x), y: Double(y), deviceX: device.x, deviceY: device.y, w: device.w)
  }

  /// Keeps the part of the polygon where `side` is not negative.
  private mutating func cut(_ side: (Corner) -> Double) {
    guard var last = corners.last else { return }
    scratch.removeAll(keepingCapacity: true)
    var lastSide = side(last)
    for corner in corners {
      let own = side(corner)
      if (own >= 0) != (lastSide >= 0) {
        scratch.append(last.toward(corner, lastSide / (lastSide - own)))
      }
      if own >= 0 { scratch.append(corner) }
      (last, lastSide) = (corner, own)
    }
    swap(&corners, &scratch)
  }
}

extension TileSight {
  /// Calls `body` with the rows of a level's tiles that are visible, each with its first and last column.
  ///
  /// - Parameters:
  ///   - level: The level of the grid.
  ///   - grid: The grid of the layer.
  ///   - body: Called for the rows in increasing order.
  func forEachRow(
    at level: Int,
    of grid: TileGrid,
    _ body: (_ row: Int, _ columns: ClosedRange<Int>) -> Void
  ) {
    guard !isEmpty else { return }
    let size = grid.size(at: level)
    let (width, height) = (Double(size.width), Double(size.height))
    let (top, bottom) = heights
    guard let rows = Self.tiles(top, bottom, of: height) else { return }
    for row in rows {
      let band = self.band(max(top, Double(row) * height), min(bottom, Double(row + 1) * height))
      if let columns = Self.tiles(band.left, band.right, of: width) { body(row, columns) }
    }
  }

  /// The number of a level's tiles that are visible; counting stops beyond `most`.
  func count(at level: Int, of grid: TileGrid, most: Int) -> Int {
    let size = grid.size(at: level)
    // There are more rows than that, and each has at least one tile.
    let (top, bottom) = heights
    guard (bottom - top) / Double(size.height) <= Double(most) else { return most + 1 }
    var count = 0
    forEachRow(at: level, of: grid) { if count <= most { count += $1.count } }
    return count
  }

  /// The vertical extent of the polygon.
  private var heights: (top: Double, bottom: Double) {
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for corner in corners { (top, bottom) = (min(top, corner.y), max(bottom, corner.y)) }
    return (top, bottom)
  }

  /// The horizontal extent of the polygon between two heights.
  private func band(_ top: Double, _ bottom: Double) -> (left: Double, right: Double) {
    var (left, right) = (Double.infinity, -Double.infinity)
    guard var last = corners.last else { return (left, right) }
    for corner in corners {
      if corner.y >= top, corner.y <= bottom {
        (left, right) = (min(left, corner.x), max(right, corner.x))
      }
      for height in [top, bottom] where (last.y < height) != (corner.y < height) {
        let x = last.x + (corner.x - last.x) * (height - last.y) / (corner.y - last.y)
        (left, right) = (min(left, x), max(right, x))
      }
      last = corner
    }
    return (left, right)
  }

  /// The tiles of a given length that an interval overlaps; `nil` for none, or for a number too large to count.
  private static func tiles(_ low: Double, _ high: Double, of length: Double) -> ClosedRange<Int>? {
    // An interval that only touches a tile, or overlaps it by a rounding error, does not count.
    let rounding = 1e-6
    let first = (low / length + rounding).rounded(.down)
    let last = (high / length - rounding).rounded(.up) - 1
    let countable = 1e12
    guard low <= high, abs(first) < countable, abs(last) < countable else { return nil }
    guard first > last else { return Int(first)...Int(last) }
    // Shorter than a rounding error, inside of one tile.
    let middle = Int(((low + high) / 2 / length).rounded(.down))
    return middle...middle
  }
}
