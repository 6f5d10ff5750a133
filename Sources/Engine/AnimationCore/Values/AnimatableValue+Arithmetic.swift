public import CoreGraphics

extension AnimatableValue {
  /// The value at `fraction` of the way to `end` (B9); outside 0 … 1 it overshoots.
  ///
  /// Numbers, points, sizes and rectangles go component by component; colors in gamma-encoded sRGB;
  /// transforms part by part; paths of the same steps point by point. What cannot be blended switches
  /// half way (peer 87).
  ///
  /// Colors of unequal alpha are blended as they are, alpha by itself: the decision where nothing is
  /// documented; the other view multiplies the components with their alpha first.
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
    // One by one; lists of different lengths have nothing in between (peer 80).
    case (.list(let a), .list(let b)) where a.count == b.count:
      .list(zip(a, b).map { $0.interpolated(to: $1, fraction) })
    case (.filters(let a), .filters(let b)):
      a.interpolated(to: b, fraction).map { .filters($0) } ?? (fraction < 0.5 ? self : end)
    default: fraction < 0.5 ? self : end
    }
  }

  /// The sum, or `nil` when the types cannot be added.
  ///
  /// For transforms `self` acts first (peer 85).
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

  /// The list of sums; `nil` where one of them is none.
  private static func list(adding sums: [AnimatableValue?]) -> AnimatableValue? {
    sums.contains { $0 == nil } ? nil : .list(sums.compactMap { $0 })
  }

  /// The value that adding takes back, or `nil` when there is none.
  package var negated: AnimatableValue? {
    switch self {
    case .transform(let t): t.inverse.map { .transform($0) }
    default: zero.map { $0.interpolated(to: self, -1) }
    }
  }

  /// The value added up `count` times, for cumulative animations (B6).
  package func multiplied(by count: Int) -> AnimatableValue? {
    guard case .transform(var power) = self else {
      return zero?.interpolated(to: self, Double(count))
    }
    // By squaring: a cycle of a million needs twenty steps.
    var product = CATransform3DIdentity
    var rest = count
    while rest > 0 {
      if rest % 2 == 1 { product = CATransform3DConcat(product, power) }
      power = CATransform3DConcat(power, power)
      rest /= 2
    }
    return .transform(product)
  }

  /// How far apart two values are: what paced keyframes share out (KF14).
  package func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.triple(let a, let b, let c), .triple(let d, let e, let f)):
      hypot(hypot(d - a, e - b), f - c)
    case (.point(let a), .point(let b)): hypot(Double(b.x - a.x), Double(b.y - a.y))
    case (.size(let a), .size(let b)): hypot(Double(b.width - a.width), Double(b.height - a.height))
    case (.rect(let a), .rect(let b)):
      hypot(
        hypot(Double(b.origin.x - a.origin.x), Double(b.origin.y - a.origin.y)),
        hypot(Double(b.size.width - a.size.width), Double(b.size.height - a.size.height))
      )
    case (.color(let a), .color(let b)):
      ((b.rgba - a.rgba) * (b.rgba - a.rgba)).sum().squareRoot()
    default: self == other ? 0 : 1
    }
  }
}

extension CGColor {
  /// The same color at no opacity: what "no color" fades from and to.
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

/// Equal ends and singular matrices need no taking apart; the latter switch half way.
private func mix(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
  if a == b { return a }
  guard let from = DecomposedTransform(a, mirror: .allFactors),
    let to = DecomposedTransform(b, mirror: .allFactors)
  else {
    return fraction < 0.5 ? a : b
  }
  return from.interpolated(to: to, fraction).matrix
}

/// Paths of different steps have nothing in between; the rule is Core Animation's to leave open.
private func mix(_ a: PathSnapshot, _ b: PathSnapshot, _ fraction: Double) -> PathSnapshot {
  a.interpolated(to: b, fraction) ?? (fraction < 0.5 ? a : b)
}
