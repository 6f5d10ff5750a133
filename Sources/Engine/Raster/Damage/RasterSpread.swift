import DisplayList
import Pixels

/// How far beyond its own pixels an item may be seen.
///
/// There are three reasons: it is drawn at another resolution first, where a pixel has another size and is mixed with
/// its neighbors; it has a shadow; it is blurred.
struct RasterSpread {
  /// Device pixels, horizontally and vertically.
  private let x, y: Int
  /// The part of the spread that coarser pixels cause, horizontally; each blur adds twice that.
  private var grainX = 0
  private var grainY = 0

  static let none = RasterSpread(x: 0, y: 0)

  private init(x: Int, y: Int) {
    (self.x, self.y) = (min(x, Self.limit), min(y, Self.limit))
  }

  var isNone: Bool { x == 0 && y == 0 }

  /// How many rows of the device above and below its own; 0 where that varies, in perspective.
  var rows: Int { y < Self.limit ? y : 0 }

  private static var limit: Int { Int(DeviceBounds.limit) }

  /// The spread of a raster group's items.
  init(_ raster: DisplayItem.Raster) {
    guard let scale = raster.usableScale else {
      self = .none
      return
    }
    // One pixel for the item's own edge, one for the antialiasing of its slanted edge, one for the mixing.
    let pixel = 3 / scale
    let map = raster.toDevice
    x = Int(min((abs(map.m11) + abs(map.m21)) * pixel, DeviceBounds.limit).rounded(.up))
    y = Int(min((abs(map.m12) + abs(map.m22)) * pixel, DeviceBounds.limit).rounded(.up))
    (grainX, grainY) = (x, y)
  }

  /// The spread of the items of a group with a shadow.
  init(_ shadow: DisplayItem.Shadow) {
    guard let space = ShadowSpace(shadow) else {
      self = .none
      return
    }
    let limit = DeviceBounds.limit
    let spread = space.spread ?? (limit, limit)
    self.init(x: Int(min(spread.x, limit).rounded(.up)), y: Int(min(spread.y, limit).rounded(.up)))
  }

  /// The spread of the items of a filtered group.
  init(_ filter: FilterOperation) {
    self.init(x: filter.reach.x, y: filter.reach.y)
  }

  func adding(_ other: RasterSpread) -> RasterSpread {
    var sum = RasterSpread(x: x + other.x, y: y + other.y)
    sum.grainX = min(grainX + other.grainX, Self.limit)
    sum.grainY = min(grainY + other.grainY, Self.limit)
    return sum
  }

  /// The spread with the rounding of one blur, which ends on a whole coarse pixel: two grains more, as it has three
  /// boxes.
  var blurred: RasterSpread {
    var more = RasterSpread(x: x + 2 * grainX, y: y + 2 * grainY)
    (more.grainX, more.grainY) = (grainX, grainY)
    return more
  }

  /// The pixels of `clip` in which an item that touches `rect` may be seen.
  func around(_ rect: PixelRect, in clip: PixelRect) -> PixelRect {
    rect.grown(x: x, y: y).intersection(clip)
  }
}
