public import Foundation

extension CGPoint {
  /// Where `transform` takes this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty
    )
  }
}

extension CGSize {
  /// What `transform` makes of this size taken as a displacement; its translation plays no part.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d
    )
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four moved corners; a null rectangle stays null.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(boundingBoxOf: corners)
  }

  /// The smallest rectangle that holds all of `points`; null for none.
  package init(boundingBoxOf points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
