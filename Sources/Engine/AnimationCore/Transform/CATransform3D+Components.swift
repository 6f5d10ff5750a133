import CoreGraphics

/// The components of a transform that key paths name (KP1): scale, then rotation about x, y and z in this order, then
/// translation.
///
/// Translations are the matrix's own elements. The others come from a decomposition of the matrix: one of them is
/// replaced, and the matrix is composed again. The order of the three rotations is the decision where nothing is
/// documented; the alternative is z, y, x.
extension CATransform3D {
  package func component(_ component: ValueComponent) -> AnimatableValue? {
    switch component {
    case .translation: return .size(CGSize(width: m41, height: m42))
    case .translationX: return .number(Double(m41))
    case .translationY: return .number(Double(m42))
    case .translationZ: return .number(Double(m43))
    default: break
    }
    guard let parts = DecomposedTransform(self, mirror: .nearestFactor) else { return .number(0) }
    let angles = parts.rotation.eulerAngles
    switch component {
    case .rotationX: return .number(angles.x)
    case .rotationY: return .number(angles.y)
    case .rotation, .rotationZ: return .number(angles.z)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    case .scale: return .number(parts.scale.sum() / 3)
    case .scaleXY: return .number((parts.scale.x + parts.scale.y) / 2)
    default: return nil
    }
  }

  /// A component that is a number; 0 for others.
  package func number(_ component: ValueComponent) -> Double {
    if case .number(let number) = self.component(component) { number } else { 0 }
  }

  /// The transform with one component replaced.
  ///
  /// In a singular matrix only translations can be replaced.
  package func replacing(_ component: ValueComponent, with value: AnimatableValue) -> CATransform3D
  {
    var result = self
    switch (component, value) {
    case (.translation, .size(let s)): (result.m41, result.m42) = (s.width, s.height)
    case (.translationX, .number(let n)): result.m41 = CGFloat(n)
    case (.translationY, .number(let n)): result.m42 = CGFloat(n)
    case (.translationZ, .number(let n)): result.m43 = CGFloat(n)
    case (_, .number(let n)): result = replacingPart(component, with: n)
    default: break
    }
    return result
  }

  private func replacingPart(_ component: ValueComponent, with n: Double) -> CATransform3D {
    guard var parts = DecomposedTransform(self, mirror: .nearestFactor) else { return self }
    switch component {
    case .rotationX: parts.replaceAngle(0, with: n)
    case .rotationY: parts.replaceAngle(1, with: n)
    case .rotation, .rotationZ: parts.replaceAngle(2, with: n)
    case .scaleX: parts.scale.x = n
    case .scaleY: parts.scale.y = n
    case .scaleZ: parts.scale.z = n
    case .scale: parts.scale = SIMD3(repeating: n)
    case .scaleXY: (parts.scale.x, parts.scale.y) = (n, n)
    default: return self
    }
    return parts.matrix
  }
}

extension DecomposedTransform {
  /// Replaces the angle about one axis (0 is x), in radians, and keeps the other two.
  fileprivate mutating func replaceAngle(_ axis: Int, with angle: Double) {
    var angles = rotation.eulerAngles
    angles[axis] = angle
    rotation = Quaternion(eulerAngles: angles)
  }
}

extension Quaternion {
  /// Euler angles about x, y and z in radians, applied in this order to row vectors.
  package var eulerAngles: SIMD3<Double> {
    let r = rows
    let sine = max(-1, min(1, -r.0.z))
    let y = CoreGraphics.asin(sine)
    guard abs(sine) < 1 - 1e-12 else {
      // Gimbal lock: x and z rotate about the same axis, and all of the angle is attributed to x.
      return SIMD3(CoreGraphics.atan2(sine * r.1.x, r.1.y), y, 0)
    }
    return SIMD3(CoreGraphics.atan2(r.1.z, r.2.z), y, CoreGraphics.atan2(r.0.y, r.0.x))
  }

  package init(eulerAngles a: SIMD3<Double>) {
    let x = CATransform3DMakeRotation(CGFloat(a.x), 1, 0, 0)
    let y = CATransform3DMakeRotation(CGFloat(a.y), 0, 1, 0)
    let z = CATransform3DMakeRotation(CGFloat(a.z), 0, 0, 1)
    let r = CATransform3DConcat(CATransform3DConcat(x, y), z).rows
    self.init(
      rows: SIMD3(r.0.x, r.0.y, r.0.z),
      SIMD3(r.1.x, r.1.y, r.1.z),
      SIMD3(r.2.x, r.2.y, r.2.z)
    )
  }
}
