import CoreGraphics
import DisplayList
import Pixels

/// How a layer's points are spread over the pixels that are drawn in.
///
/// Blurs are made along the pixels' rows and columns: what a circle of the layer is there has the same width and height
/// as what is made of it. So a layer that is turned, or scaled along its sides, is blurred exactly; of one that is
/// stretched and turned the ellipse is upright. In perspective lengths are those about the layer's middle.
struct FilterSpace: Equatable {
  private let map: Homography
  /// Pixels a point across and along; positive.
  let scaleX, scaleY: Double

  /// `nil` where nothing is to be seen of a layer.
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

  /// Where a point of the layer is, among the pixels; `nil` behind the eye.
  func place(of point: CGPoint) -> CGPoint? { map.map(point) }
}

/// What a step of a filter is among the pixels that are drawn in.
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

  /// The pixels around `rect` that it has something to do with: those that it may be seen in, and those that it is
  /// made of.
  func around(_ rect: PixelRect) -> PixelRect {
    switch self {
    case .blur(let x, let y): rect.grown(x: x.reach, y: y.reach)
    case .squares(let squares): squares.around(rect)
    case .matrix, .table: rect
    }
  }

  /// The most pixels on either side that `around` adds.
  var reach: (x: Int, y: Int) {
    switch self {
    case .blur(let x, let y): (x.reach, y.reach)
    case .squares(let squares): squares.reach
    case .matrix, .table: (0, 0)
    }
  }
}
