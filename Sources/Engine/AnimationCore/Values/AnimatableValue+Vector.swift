import CoreGraphics

extension AnimatableValue {
  /// Its numbers, unused places 0; `nil` for values that have none to compute with.
  package var vector: SIMD4<Double>? {
    switch self {
    case .number(let n): SIMD4(n, 0, 0, 0)
    case .triple(let a, let b, let c): SIMD4(a, b, c, 0)
    case .point(let p): SIMD4(Double(p.x), Double(p.y), 0, 0)
    case .size(let s): SIMD4(Double(s.width), Double(s.height), 0, 0)
    case .rect(let r):
      SIMD4(Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height))
    case .color(let c): c.rgba
    default: nil
    }
  }

  /// A value of the same type with other numbers.
  package func replacingVector(_ v: SIMD4<Double>) -> AnimatableValue {
    switch self {
    case .number: .number(v.x)
    case .triple: .triple(v.x, v.y, v.z)
    case .point: .point(CGPoint(x: v.x, y: v.y))
    case .size: .size(CGSize(width: v.x, height: v.y))
    case .rect: .rect(CGRect(x: v.x, y: v.y, width: v.z, height: v.w))
    case .color: .color(CGColor(rgba: v))
    default: self
    }
  }
}
