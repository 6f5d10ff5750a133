import CoreGraphics
import SceneProtocol

/// How a layer lies to a marked one, as both are seen in the window.
struct LayerRelation {
  private let own, marked: InspectedGeometry

  init?(of layer: InspectedLayer?, to marked: InspectedLayer?) {
    guard let own = layer?.geometry, let other = marked?.geometry, layer?.node.id != marked?.node.id
    else { return nil }
    (self.own, self.marked) = (own, other)
  }

  /// What is known of it, each with its title.
  func notes(_ name: String) -> [(String, String)] {
    var notes: [(String, String)] = []
    if let a = Self.box(own), let b = Self.box(marked) {
      let gap = CGPoint(
        x: Self.gap(a.minX...a.maxX, b.minX...b.maxX),
        y: Self.gap(a.minY...a.maxY, b.minY...b.maxY)
      )
      notes.append(("gap", "\(Self.words(gap)) between their boxes"))
      let way = CGPoint(x: b.midX - a.midX, y: b.midY - a.midY)
      let length = InspectedValue.number(Self.tenths(Double(hypot(way.x, way.y))))
      notes.append(("centers", "\(Self.words(way)), \(length) apart"))
    }
    if let origin = Self.origin(of: own), let place = LayerPlane(marked)?.point(atWindow: origin) {
      notes.append(("its corner in \(name)", Self.words(place)))
    }
    if let origin = Self.origin(of: marked), let place = LayerPlane(own)?.point(atWindow: origin) {
      notes.append(("corner of \(name) in it", Self.words(place)))
    }
    return notes
  }

  /// The smallest rectangle in the window around a layer.
  private static func box(_ geometry: InspectedGeometry) -> CGRect? {
    let n = geometry.corners.numbers
    guard n.count == 8, n.allSatisfy(\.isFinite) else { return nil }
    let xs = stride(from: 0, to: 8, by: 2).map { n[$0] }
    let ys = stride(from: 1, to: 8, by: 2).map { n[$0] }
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private static func origin(of geometry: InspectedGeometry) -> CGPoint? {
    let n = geometry.corners.numbers
    return n.count == 8 && n[0].isFinite && n[1].isFinite ? CGPoint(x: n[0], y: n[1]) : nil
  }

  /// The free room between two spans; 0 where they overlap.
  private static func gap(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> CGFloat {
    max(0, a.lowerBound - b.upperBound, b.lowerBound - a.upperBound)
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private static func words(_ point: CGPoint) -> String {
    InspectedValue(.point, [tenths(Double(point.x)), tenths(Double(point.y))]).words
  }
}
