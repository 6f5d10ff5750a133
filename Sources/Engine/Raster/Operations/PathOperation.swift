import CoreGraphics
import DisplayList
import Pixels

/// Paints a filled or stroked path: rasterized in place under an affine map, in perspective from a mask that is made in
/// the path's own plane.
struct PathOperation {
  /// The device pixels that it may touch.
  let bounds: PixelRect
  /// Premultiplied, 0xAARRGGBB.
  private let color: UInt32
  private let paint: PathPaint
  private let map: Homography
  private let plane: PlaneMask?

  /// `nil` when nothing would be seen.
  init?(_ path: DisplayItem.Path) {
    color = path.color.premultipliedPixel
    (paint, map) = (path.paint, path.toDevice)
    guard color >> 24 > 0 else { return nil }
    if map.isAffine {
      plane = nil
      bounds = path.deviceBounds
    } else {
      plane = PlaneMask(.path(paint), around: paint.box, sigma: 0, toDevice: map)
      bounds = plane?.bounds ?? .empty
    }
    guard !bounds.isEmpty else { return nil }
  }

  /// Draws what is inside `clip`, which must be inside the canvas and `bounds`.
  func draw(on canvas: Canvas, clip: PixelRect, masks: inout MaskCache) {
    if let plane {
      let mask = masks.mask(for: .plane(plane.key))
      return plane.draw(color, through: mask, on: canvas, clip: clip, hidden: nil)
    }
    // A line's mask has room for the whole line, however little is painted: in the next frame that may be another part.
    let room = paint.line.map { DeviceBounds.of($0.box, through: map) } ?? bounds
    guard let (place, x, y) = MaskPlace.of(map, bounds: room, needed: clip) else { return }
    let mask =
      if let line = paint.line {
        masks.lines.mask(of: paint, line, at: place)
      } else {
        masks.mask(for: .path(PathMask(paint: paint, place: place)))
      }
    MaskRow.blend(color, through: mask, movedBy: x, y, onto: canvas, clip: clip, products: .cut)
  }
}

extension DisplayItem.Path {
  /// The pixels that an affine map may touch.
  fileprivate var deviceBounds: PixelRect { DeviceBounds.of(paint.box, through: toDevice) }
}
