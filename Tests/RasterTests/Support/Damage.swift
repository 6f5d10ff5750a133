import CoreGraphics
import DisplayList
import Pixels
import QuartzCore

@testable import Raster

/// Which pixels differ between two frames, as far as their display lists tell.
enum Damage {
  /// The rectangles to draw again when `new` follows `old` on a surface of `size`.
  ///
  /// Items are matched by their place in the list after equal beginnings and ends are set aside. What
  /// changed, appeared or vanished is damaged where it was and where it is. A group whose opacity or
  /// clip changed is damaged as a whole; inside an unchanged one only its changed items are.
  ///
  /// - Returns: At most 8 rectangles that do not overlap, from the top left; empty for equal lists.
  static func between(
    old: DisplayList,
    new: DisplayList,
    size: PixelSize
  ) -> [PixelRect] {
    guard old != new else { return [] }
    var region = DamageRegion(size: size)
    var comparison = ListComparison()
    comparison.addDamage(
      from: .init(list: old, outline: ListOutline(old, size: size)),
      to: .init(list: new, outline: ListOutline(new, size: size)),
      in: &region
    )
    region.sort()
    return region.rects
  }
}
