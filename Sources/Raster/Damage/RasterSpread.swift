import QuartzCore

/// How far beyond its own pixels an item may be seen, for being drawn at another resolution first: a
/// pixel there is one of another size here, and is mixed with its neighbours.
struct RasterSpread {
  /// Device pixels across and along.
  private let x, y: Int

  static let none = RasterSpread(x: 0, y: 0)

  private init(x: Int, y: Int) {
    (self.x, self.y) = (x, y)
  }

  /// That of a group's items.
  init(_ raster: DisplayItem.Raster) {
    guard let scale = raster.usableScale else {
      self = .none
      return
    }
    // One pixel for the item's own edge, one for its slanted edge's softness, one for the mixing.
    let pixel = 3 / scale
    let map = raster.toDevice
    x = Int(min((abs(map.m11) + abs(map.m21)) * pixel, DeviceBounds.limit).rounded(.up))
    y = Int(min((abs(map.m12) + abs(map.m22)) * pixel, DeviceBounds.limit).rounded(.up))
  }

  func adding(_ other: RasterSpread) -> RasterSpread {
    RasterSpread(x: x + other.x, y: y + other.y)
  }

  /// The pixels of `clip` that something that touches `rect` may be seen in.
  func around(_ rect: PixelRect, in clip: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return PixelRect(
      x: rect.x - x,
      y: rect.y - y,
      width: rect.width + 2 * x,
      height: rect.height + 2 * y
    ).intersection(clip)
  }
}
