public import CoreGraphics

extension AnimatableValue {
  /// The interpolation to `end` at `fraction` (B9); outside of 0 … 1 it extrapolates.
  ///
  /// Numbers, points, sizes and rectangles are interpolated by component; colors in gamma-encoded sRGB; transforms by
  /// their decomposition; paths with the same sequence of elements point by point. Other values switch half way (peer
  /// 87).
  ///
  /// Colors of unequal alpha are interpolated without premultiplication, alpha by itself: the decision where nothing is
  /// documented; the alternative is premultiplied components.
  package func interpolated(to end: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
    case (.triple(let a, let b, let c), .triple(let d, let e, let f)):
      .triple(mix(a, d, fraction), mix(b, e, fraction), mix(c, f, fraction))
    case (.point(let a), .point(let b)): .point(mix(a, b, fraction))
    case (.size(let a), .size(let b)): .size(mix(a, b, fraction))
    case (.rect(let a), .rect(let b)):
      .rect(mix(a, b, fraction))
    case (.color(let a), .color(let b)):
      .color(CGColor(rgba: a.rgba + fraction * (b.rgba - a.rgba)))
    case (.color(let a), .none):
      .color(CGColor(rgba: a.rgba + fraction * (a.cleared.rgba - a.rgba)))
    case (.none, .color(let b)):
      .color(CGColor(rgba: b.cleared.rgba + fraction * (b.rgba - b.cleared.rgba)))
    case (.transform(let a), .transform(let b)): .transform(mix(a, b, fraction))
    case (.path(let a), .path(let b)): .path(mix(a, b, fraction))
    // Element by element; lists of different lengths are not interpolated (peer 80).
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.interpolated(to: $1, fraction) })
    case (.filters(let a), .filters(let b)):
      a.interpolated(to: b, fraction).map { .filters($0) } ?? (fraction < 0.5 ? self : end)
    default: fraction < 0.5 ? self : end
    }
  }

  /// The sum, or `nil` if the types cannot be added.
  ///
  /// For transforms `self` is applied first (peer 85).
  package func adding(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.triple(let a, let b, let c), .triple(let d, let e, let f)):
      .triple(a + d, b + e, c + f)
    case (.point(let a), .point(let b)): .point(sum(a, b))
    case (.size(let a), .size(let b)): .size(sum(a, b))
    case (.rect(let a), .rect(let b)): .rect(sum(a, b))
    case (.color(let a), .color(let b)): .color(CGColor(rgba: a.rgba + b.rgba))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
    case (.list(let a), .list(let b)) where a.count == b.count:
      Self.list(adding: zip(a, b).map { $0.adding($1) })
    default: nil
    }
  }

  /// The list of sums; `nil` if one of them is `nil`.
  private static func list(adding sums: [AnimatableValue?]) -> AnimatableValue? {
    sums.contains { $0 == nil } ? nil : .list(sums.compactMap { $0 })
  }

  /// The additive inverse, or `nil` if there is none.
  package var negated: AnimatableValue? {
    switch self {
    case .transform(let t): t.inverse.map { .transform($0) }
    default: zero.map { $0.interpolated(to: self, -1) }
    }
  }

  /// The value added `count` times, for cumulative animations (B6).
  package func multiplied(by count: Int) -> AnimatableValue? {
    guard case .transform(var power) = self else {
      return zero?.interpolated(to: self, Double(count))
    }
    // By repeated squaring: a cycle number of a million needs twenty steps.
    var product = CATransform3DIdentity
    var rest = count
    while rest > 0 {
      if rest % 2 == 1 { product = CATransform3DConcat(product, power) }
      power = CATransform3DConcat(power, power)
      rest /= 2
    }
    return .transform(product)
  }

  /// The distance between two values, for the times of paced keyframes (KF14).
  ///
  /// Lists, paths, images, transforms and the three numbers of a value function have no distance: each segment counts
  /// as one, so that their keyframes are spaced evenly.
  package func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot(Double(b.x - a.x), Double(b.y - a.y))
    case (.size(let a), .size(let b)): hypot(Double(b.width - a.width), Double(b.height - a.height))
    case (.rect(let a), .rect(let b)):
      hypot(
        hypot(Double(b.origin.x - a.origin.x), Double(b.origin.y - a.origin.y)),
        hypot(Double(b.size.width - a.size.width), Double(b.size.height - a.size.height))
      )
    case (.color(let a), .color(let b)):
      ((b.rgba - a.rgba) * (b.rgba - a.rgba)).sum().squareRoot()
    default: 1
    }
  }
}

extension CGColor {
  /// The same color with alpha 0: the start or the end of a fade from or to "no color".
  fileprivate var cleared: CGColor { CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, 0)) }
}

@inlinable package func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
  a + fraction * (b - a)
}

@inlinable package func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
  CGPoint(x: mix(Double(a.x), Double(b.x), fraction), y: mix(Double(a.y), Double(b.y), fraction))
}

@inlinable package func mix(_ a: CGSize, _ b: CGSize, _ fraction: Double) -> CGSize {
  CGSize(
    width: mix(Double(a.width), Double(b.width), fraction),
    height: mix(Double(a.height), Double(b.height), fraction)
  )
}

@inlinable package func mix(_ a: CGRect, _ b: CGRect, _ fraction: Double) -> CGRect {
  CGRect(origin: mix(a.origin, b.origin, fraction), size: mix(a.size, b.size, fraction))
}

@inlinable package func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
  CGPoint(x: a.x + b.x, y: a.y + b.y)
}

@inlinable package func sum(_ a: CGSize, _ b: CGSize) -> CGSize {
  CGSize(width: a.width + b.width, height: a.height + b.height)
}

@inlinable package func sum(_ a: CGRect, _ b: CGRect) -> CGRect {
  CGRect(origin: sum(a.origin, b.origin), size: sum(a.size, b.size))
}

/// Two affine transforms are decomposed in the plane, others in space.
///
/// Equal ends and singular matrices are not decomposed; the latter switch half way.
private func mix(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
  if a == b { return a }
  if let from = PlaneTransform(a), let to = PlaneTransform(b) {
    return from.interpolated(to: to, fraction).matrix
  }
  guard let from = DecomposedTransform(a, mirror: .allFactors),
    let to = DecomposedTransform(b, mirror: .allFactors)
  else {
    return fraction < 0.5 ? a : b
  }
  return from.interpolated(to: to, fraction).matrix
}

/// Paths with different sequences of elements switch half way; Core Animation leaves their result undefined.
private func mix(_ a: PathSnapshot, _ b: PathSnapshot, _ fraction: Double) -> PathSnapshot {
  a.interpolated(to: b, fraction) ?? (fraction < 0.5 ? a : b)
}
