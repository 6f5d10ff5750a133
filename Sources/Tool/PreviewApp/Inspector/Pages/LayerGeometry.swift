import CoreGraphics
import SceneProtocol

/// Where a layer is in its superlayer, in that one's points: what is shown of it, without perspective.
struct LayerGeometry: Equatable {
  /// The corners of its bounds, from the top left clockwise.
  let corners: [CGPoint]
  let frame: CGRect
  /// The place of its anchor point.
  let position: CGPoint
  /// Where its x and y go, from the anchor point.
  let xAxis, yAxis: CGPoint
  /// The bounds of the superlayer; `nil` where they are not known.
  let superlayer: CGRect?

  /// - Returns: `nil` for a layer with values that are no numbers.
  init?(_ layer: InspectedLayer, in superlayer: InspectedLayer?) {
    func numbers(_ name: String, _ count: Int) -> [Double]? {
      guard let property = layer.property(name) else { return nil }
      let numbers = (property.shown ?? property.model).numbers
      return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
    }
    guard let bounds = numbers("bounds", 4), let place = numbers("position", 2),
      let anchor = numbers("anchorPoint", 2), let m = numbers("transform", 16),
      abs(m[15]) > 1e-9
    else { return nil }
    let fixed = (x: bounds[0] + anchor[0] * bounds[2], y: bounds[1] + anchor[1] * bounds[3])
    func map(_ x: Double, _ y: Double) -> CGPoint {
      let (dx, dy) = (x - fixed.x, y - fixed.y)
      return CGPoint(
        x: place[0] + (dx * m[0] + dy * m[4] + m[12]) / m[15],
        y: place[1] + (dx * m[1] + dy * m[5] + m[13]) / m[15]
      )
    }
    let (right, low) = (bounds[0] + bounds[2], bounds[1] + bounds[3])
    let corners = [
      map(bounds[0], bounds[1]), map(right, bounds[1]), map(right, low), map(bounds[0], low),
    ]
    self.corners = corners
    position = map(fixed.x, fixed.y)
    (xAxis, yAxis) = (CGPoint(x: m[0], y: m[1]), CGPoint(x: m[4], y: m[5]))
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    frame = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    let outer = superlayer?.property("bounds").map { ($0.shown ?? $0.model).numbers } ?? []
    self.superlayer =
      outer.count == 4 && outer.allSatisfy(\.isFinite)
      ? CGRect(x: outer[0], y: outer[1], width: outer[2], height: outer[3]) : nil
  }

  /// The corners of a rectangle, from the top left clockwise.
  static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The map that brings the layer, its frame and its superlayer into a box, as large as they can be.
  func fit(into box: CGRect) -> (CGPoint) -> CGPoint {
    let around = CGRect(x: position.x, y: position.y, width: 0, height: 0)
    let all = (superlayer.map { $0.union(frame) } ?? frame).union(around)
    let room = box.insetBy(dx: 4, dy: 4)
    let scale = min(room.width / max(all.width, 1), room.height / max(all.height, 1))
    return { point in
      CGPoint(
        x: room.midX + (point.x - all.midX) * scale,
        y: room.midY + (point.y - all.midY) * scale
      )
    }
  }
}
