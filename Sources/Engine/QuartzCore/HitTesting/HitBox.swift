import CoreGraphics
import DisplayList

/// A bounding box of hits in a plane, in points.
///
/// It may be larger than necessary but never smaller: a layer is not asked about a point outside of it.
struct HitBox: Equatable {
  var minX, minY, maxX, maxY: Double

  /// The box of no point.
  static var empty: HitBox {
    HitBox(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  }

  /// The box of every point: for what can be hit anywhere or at unknown places.
  static var everything: HitBox {
    HitBox(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  /// Whether all four edges are finite.
  var isBounded: Bool { (maxX - minX).isFinite && (maxY - minY).isFinite }

  /// Whether the box contains `p`; edges count as inside.
  func contains(_ p: CGPoint) -> Bool {
    Double(p.x) >= minX && Double(p.x) <= maxX && Double(p.y) >= minY && Double(p.y) <= maxY
  }

  mutating func formUnion(_ other: HitBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}

extension HitBox {
  /// The points that `bounds` contain: none if they have no area (HT2).
  init(bounds: CGRect) {
    self.init(
      minX: Double(bounds.minX),
      minY: Double(bounds.minY),
      maxX: Double(bounds.maxX),
      maxY: Double(bounds.maxY)
    )
    if !(minX < maxX && minY < maxY) { self = .empty }
  }

  /// The bounding box of the image, with a margin for rounding errors of the inverse map, which hit testing uses.
  ///
  /// Nothing is hit through a map without an inverse (HT6). If rounding errors could be large, or a part of the box is
  /// near the eye or behind it, the result is everything.
  func mapped(by map: Homography) -> HitBox {
    guard !isEmpty, let inverse = map.inverse else { return .empty }
    guard isBounded else { return .everything }
    let image = map.isAffine ? affineImage(map) : projectiveImage(map, inverse)
    return image.isBounded ? image : .everything
  }

  /// The maximum distances of a corner from the origin, along x and along y.
  private var reach: (x: Double, y: Double) {
    (max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY)))
  }

  private func widened(by margin: Double) -> HitBox {
    HitBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// A dozen rounding errors of 1e-16 each, amplified by at most the inverse square of the angle between the images of
  /// the axes, which is kept above 1e-3, stay far below the margin: 1e-7 of the sum of absolute values.
  private func affineImage(_ m: Homography) -> HitBox {
    let area = abs(m.m11 * m.m22 - m.m12 * m.m21)
    guard area > 1e-3 * (abs(m.m11) + abs(m.m12)) * (abs(m.m21) + abs(m.m22)) else {
      return .everything
    }
    let (ax, bx, ay, by) = (minX * m.m11, maxX * m.m11, minX * m.m12, maxX * m.m12)
    let (cx, dx, cy, dy) = (minY * m.m21, maxY * m.m21, minY * m.m22, maxY * m.m22)
    let (x, y) = reach
    let sum =
      x * (abs(m.m11) + abs(m.m12)) + y * (abs(m.m21) + abs(m.m22)) + abs(m.m31) + abs(m.m32)
    return HitBox(
      minX: min(ax, bx) + min(cx, dx) + m.m31,
      minY: min(ay, by) + min(cy, dy) + m.m32,
      maxX: max(ax, bx) + max(cx, dx) + m.m31,
      maxY: max(ay, by) + max(cy, dy) + m.m32
    ).widened(by: 1e-7 * sum)
  }

  /// The corners must come back to within 1e-7 of the size.
  ///
  /// No corner is more than 16 times as far from the eye as another, so a margin of a thousandth of the image's size is
  /// enough for such an error anywhere.
  private func projectiveImage(_ map: Homography, _ inverse: Homography) -> HitBox {
    var image = HitBox.empty
    var (near, far) = (Double.infinity, 0.0)
    for corner in 0..<4 {
      let p = CGPoint(x: corner & 1 == 0 ? minX : maxX, y: corner & 2 == 0 ? minY : maxY)
      guard let q = map.map(p), let back = inverse.map(q) else { return .everything }
      let miss = max(abs(back.x - p.x), abs(back.y - p.y))
      guard Double(miss) <= 1e-7 * max(maxX - minX, maxY - minY) else { return .everything }
      image.formUnion(
        HitBox(minX: Double(q.x), minY: Double(q.y), maxX: Double(q.x), maxY: Double(q.y))
      )
      let w = map.mapHomogeneous(p).w
      (near, far) = (min(near, w), max(far, w))
    }
    let (x, y) = reach
    let sum = x * abs(map.m13) + y * abs(map.m23) + abs(map.m33)
    guard near * 16 >= far, near >= 1e-6 * sum else { return .everything }
    let size = max(image.maxX - image.minX, image.maxY - image.minY)
    return image.widened(by: 1e-3 * size + 1e-7 * max(image.reach.x, image.reach.y))
  }
}
