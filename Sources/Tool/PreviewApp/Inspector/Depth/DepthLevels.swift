import CoreGraphics
import QuartzCore
import SceneProtocol

/// The levels of an exploded view: a layer is above its superlayer, and above each earlier layer that it covers.
struct DepthLevels {
  /// The level of each layer, from 0.
  private(set) var levels: [Int] = []
  /// The number of levels.
  private(set) var count = 0

  init(_ layers: [InspectedDepth.Layer]) {
    var boxes: [CGRect] = []
    var path: [Int] = []
    for (index, layer) in layers.enumerated() {
      path.removeLast(max(0, path.count - layer.depth))
      let box = Self.box(layer)
      var level = path.last.map { levels[$0] + 1 } ?? 0
      // (The next of many siblings beside one another stays on their level.)
      for other in 0..<index where levels[other] >= level && boxes[other].intersects(box) {
        level = levels[other] + 1
      }
      levels.append(level)
      boxes.append(box)
      path.append(index)
      count = max(count, level + 1)
    }
  }

  /// The box of a layer in the window, a little smaller so that neighbors do not overlap by rounding.
  private static func box(_ layer: InspectedDepth.Layer) -> CGRect {
    let b = layer.bounds.numbers
    guard b.count == 4, let plane = LayerMap(layer.toWindow.numbers) else { return .null }
    let points = [
      (b[0], b[1]), (b[0] + b[2], b[1]), (b[0] + b[2], b[1] + b[3]), (b[0], b[1] + b[3]),
    ]
    .compactMap { plane.map(x: $0.0, y: $0.1) }
    guard points.count == 4, let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return box.insetBy(dx: min(0.5, box.width / 4), dy: min(0.5, box.height / 4))
  }
}

/// A map of the plane, nine numbers row by row.
struct LayerMap {
  private let m: [Double]

  /// - Returns: `nil` for numbers that are not finite.
  init?(_ numbers: [Double]) {
    guard numbers.count == 9, numbers.allSatisfy(\.isFinite) else { return nil }
    m = numbers
  }

  /// Where a point is seen; `nil` behind the viewer.
  func map(x: Double, y: Double) -> CGPoint? {
    let w = x * m[2] + y * m[5] + m[8]
    guard w > 1e-9 else { return nil }
    let point = CGPoint(
      x: (x * m[0] + y * m[3] + m[6]) / w,
      y: (x * m[1] + y * m[4] + m[7]) / w
    )
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// The same as a transform in space, which leaves z as it is.
  var transform: CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m14) = (m[0], m[1], m[2])
    (result.m21, result.m22, result.m24) = (m[3], m[4], m[5])
    (result.m41, result.m42, result.m44) = (m[6], m[7], m[8])
    return result
  }
}
