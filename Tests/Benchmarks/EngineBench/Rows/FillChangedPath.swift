import CoreGraphics
import DisplayList
import Pixels
import Raster

extension BenchRow {
  /// A path of 1,000 segments that is another one in each frame, filled.
  ///
  /// On the clock: its mask, and its pixels in 400 × 400.
  static let fillChangedPath = microseconds("fill a changed path of 1,000 segments", target: 1000) {
    let size = PixelSize(width: 400, height: 400)
    let bitmap = Bitmap(size: size)
    var renderer = FrameRenderer()
    var frame = 0
    var rounds = Rounds()
    rounds.count = 31
    let time = rounds.median(of: 1) { timed in
      frame += 1
      let path = flower(turned: Double(frame) / 100).snapshot
      let items = PathPaint(inside: path, .winding).map { paint in
        [DisplayItem.path(.init(paint: paint, color: .white, toDevice: .identity))]
      }
      let list = DisplayList(items: items ?? [])
      bitmap.withSurface { surface in
        timed { renderer.draw(list, into: &surface, background: .clear) }
      }
    }
    try WrongResult.unless(bitmap[200, 200] == 0xFFFF_FFFF, "the middle of the path is not filled")
    return time
  }

  /// A closed curve with 50 petals, of 1,000 lines.
  private static func flower(turned angle: Double) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<1000).map { index in
        let turn = Double(index) / 1000 * 2 * .pi
        let radius = 150 + 40 * sin(50 * turn)
        return CGPoint(
          x: 200 + radius * cos(turn + angle),
          y: 200 + radius * sin(turn + angle)
        )
      }
    )
    path.closeSubpath()
    return path
  }
}
