import CoreGraphics
import DisplayList

extension ContentsPlacement {
  /// The placement as uniformly stretched pieces, from the upper left: one, or up to nine (nine-part image).
  ///
  /// Margins that are larger than the destination together are scaled down to fit.
  var pieces: [(source: CGRect, destination: CGRect)] {
    guard let slices else { return [(source, destination)] }
    let across = Self.cuts(
      (source.minX, source.maxX),
      (destination.minX, destination.maxX),
      margins: (CGFloat(slices.left), CGFloat(slices.right)),
      scale: CGFloat(slices.scale)
    )
    let along = Self.cuts(
      (source.minY, source.maxY),
      (destination.minY, destination.maxY),
      margins: (CGFloat(slices.top), CGFloat(slices.bottom)),
      scale: CGFloat(slices.scale)
    )
    return along.flatMap { row in
      across.map { column in
        (
          CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
          CGRect(x: column.to, y: row.to, width: column.room, height: row.room)
        )
      }
    }
  }

  private typealias Cut = (from: CGFloat, length: CGFloat, to: CGFloat, room: CGFloat)

  /// The leading margin, the middle and the trailing margin, without the empty ones.
  private static func cuts(
    _ source: (low: CGFloat, high: CGFloat),
    _ destination: (low: CGFloat, high: CGFloat),
    margins: (before: CGFloat, behind: CGFloat),
    scale: CGFloat
  ) -> [Cut] {
    let room = destination.high - destination.low
    let both = (margins.before + margins.behind) / scale
    let fitting = both > room ? room / both : 1
    let (before, behind) = (margins.before / scale * fitting, margins.behind / scale * fitting)
    let middle = source.high - source.low - margins.before - margins.behind
    let cuts: [Cut] = [
      (source.low, margins.before, destination.low, before),
      (source.low + margins.before, middle, destination.low + before, room - before - behind),
      (source.high - margins.behind, margins.behind, destination.high - behind, behind),
    ]
    return cuts.filter { $0.length > 0 && $0.room > 0 }
  }
}
