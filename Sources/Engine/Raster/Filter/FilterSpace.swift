import CoreGraphics
import DisplayList
import Pixels

/// The scale from a layer's points to the pixels that are drawn in.
///
/// Blurs run along rows and columns of pixels, so a circle of the layer becomes an upright ellipse with the width and
/// height of the circle's image. A layer that is rotated, or scaled along its sides, is blurred exactly; for one that
/// is both stretched and rotated, the ellipse is upright. In perspective, lengths are those about the layer's middle.
struct FilterSpace: Equatable {
  private let map: Homography
  /// Pixels per point, horizontally and vertically; positive.
  let scaleX, scaleY: Double

  /// `nil` where a layer cannot be seen.
  init?(_ filter: DisplayItem.Filter) {
    map = filter.toDevice
    if map.isAffine {
      scaleX = (map.m11 * map.m11 + map.m21 * map.m21).squareRoot()
      scaleY = (map.m12 * map.m12 + map.m22 * map.m22).squareRoot()
    } else {
      scaleX = map.scale(in: filter.rect.standardized)
      scaleY = scaleX
    }
    guard scaleX > 0, scaleY > 0, scaleX.isFinite, scaleY.isFinite else { return nil }
  }

  /// The place of a layer's point among the pixels; `nil` behind the eye.
  func place(of point: CGPoint) -> CGPoint? { map.map(point) }
}

/// A step of a filter in the pixels that are drawn in.
enum PixelStep {
  case blur(x: BlurPasses, y: BlurPasses)
  case squares(PixelSquares)
  case matrix(ColorMatrix)
  case table(ToneTable)

  init(_ step: FilterStep, in space: FilterSpace) {
    switch step {
    case .gaussianBlur(let sigma):
      self = .blur(
        x: BlurPasses(sigma: sigma * space.scaleX),
        y: BlurPasses(sigma: sigma * space.scaleY)
      )
    case .boxBlur(let radius):
      self = .blur(
        x: BlurPasses(reach: radius * space.scaleX),
        y: BlurPasses(reach: radius * space.scaleY)
      )
    case .pixellation(let side, let center):
      let place = space.place(of: center) ?? .zero
      self = .squares(
        PixelSquares(
          x: PixelStrips(width: side * space.scaleX, through: Double(place.x)),
          y: PixelStrips(width: side * space.scaleY, through: Double(place.y))
        )
      )
    case .matrix(let matrix): self = .matrix(matrix)
    case .table(let table): self = .table(table)
    }
  }

  /// The pixels around `rect` that a step connects it with: those in which it may be seen, and those that it depends
  /// on.
  func around(_ rect: PixelRect) -> PixelRect {
    switch self {
    case .blur(let x, let y): rect.grown(x: x.reach, y: y.reach)
    case .squares(let squares): squares.around(rect)
    case .matrix, .table: rect
    }
  }

  /// The maximum number of pixels that `around` adds on either side.
  var reach: (x: Int, y: Int) {
    switch self {
    case .blur(let x, let y): (x.reach, y.reach)
    case .squares(let squares): squares.reach
    case .matrix, .table: (0, 0)
    }
  }
}
