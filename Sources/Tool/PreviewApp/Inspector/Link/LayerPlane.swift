import CoreGraphics
import SceneProtocol

/// The plane of a layer as it is seen: the map between its coordinates and the window's.
struct LayerPlane {
  /// (x, y, 1) · M, row by row; the third number divides the others.
  private let m: [Double]

  /// - Returns: `nil` for a layer that is seen from its edge, or has values that are no numbers.
  init?(_ geometry: InspectedGeometry) {
    m = geometry.toWindow.numbers
    guard m.count == 9, m.allSatisfy(\.isFinite), abs(determinant) > 1e-12 else { return nil }
  }

  private func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }

  private var determinant: Double {
    m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7)
  }

  /// The layer's point that is seen at a point of the window.
  func point(atWindow place: CGPoint) -> CGPoint? {
    let (x, y) = (Double(place.x), Double(place.y))
    // The inverse but for the determinant, which the division takes out.
    let u = x * minor(4, 5, 7, 8) - y * minor(3, 5, 6, 8) + minor(3, 4, 6, 7)
    let v = -x * minor(1, 2, 7, 8) + y * minor(0, 2, 6, 8) - minor(0, 1, 6, 7)
    let w = x * minor(1, 2, 4, 5) - y * minor(0, 2, 3, 5) + minor(0, 1, 3, 4)
    guard abs(w) > 1e-12 else { return nil }
    return CGPoint(x: u / w, y: v / w)
  }
}
