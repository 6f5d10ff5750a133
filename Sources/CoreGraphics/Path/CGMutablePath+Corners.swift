package import Foundation

extension CGMutablePath {
  /// Adds a rectangle with corners that are quarters of ellipses, from the left end of its top to the right.
  ///
  /// - Parameters:
  ///   - rect: Its width and height are not negative.
  ///   - radii: The corner's half axes for those from the upper left on, in the direction of the path; 0 for none.
  ///     More than half of a side is half of it.
  package func addRect(_ rect: CGRect, cornerRadii radii: [CGSize]) {
    let radii = radii.map {
      CGSize(
        width: max(0, min($0.width, rect.width / 2)),
        height: max(0, min($0.height, rect.height / 2))
      )
    }
    // From a corner, the way that the path comes from, and the way that it goes on.
    let corners: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    move(to: CGPoint(x: rect.minX + radii[0].width, y: rect.minY))
    for (index, (corner, back, on)) in corners.enumerated() {
      let radius = radii[(index + 1) % 4]
      func along(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + way.dx * radius.width * share,
          y: corner.y + way.dy * radius.height * share
        )
      }
      addLine(to: along(back, 1))
      // A quarter of a circle as a cubic: its control points are 0.5523 of the radius from the ends.
      let near: CGFloat = 1 - 0.552_284_749_830_793_6
      guard radius.width > 0, radius.height > 0 else { continue }
      addCurve(to: along(on, 1), control1: along(back, near), control2: along(on, near))
    }
    closeSubpath()
  }
}
