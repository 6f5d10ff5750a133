public import Foundation

extension CGPoint {
  /// The point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty
    )
  }
}

extension CGSize {
  /// The size as a displacement, mapped by `transform`; the translation has no effect.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d
    )
  }
}

extension CGRect {
  /// The bounding box of the four mapped corners; a null rectangle stays null.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(boundingBoxOf: corners)
  }

  /// The bounding box of `points`; null for none.
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
