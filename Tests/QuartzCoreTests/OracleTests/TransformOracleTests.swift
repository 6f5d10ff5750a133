import QuartzCore
import Testing

/// Matrices (GE6, GE7), their interpolation (B9) and their key paths (KP1, KP5).
struct `Oracle transforms` {
  @Test(.enabled { await OracleFile.exists("transforms") })
  func `every matrix, interpolation and key path has its numbers`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    for oracle in try OracleFile.cases("transforms", TransformInput.self, TransformExpected.self) {
      let actual = result(of: oracle.input, on: layer)
      expectCase(oracle.id, actual, oracle.expected.numbers, oracle.tolerance)
    }
  }

  /// Where the sources differ the recommended reading holds; a half turn, for which there is none, goes
  /// the positive way, as `Quaternion.interpolated(to:_:)` documents it.
  ///
  /// Shears in the plane are left out: the reading has what CSS does in space, and Apple's pictures what it does in the
  /// plane (lottie-ios, zen_lottiev2-75).
  @Test(.enabled { await OracleFile.exists("transforms_disputed") })
  func `every disputed transform follows the documented decision`() throws {
    let layer = LayerStage().addLayer()
    let cases = try OracleFile.cases(
      "transforms_disputed",
      TransformInput.self,
      OracleDispute<TransformExpected>.self
    )
    for oracle in cases where !oracle.id.contains("/shear/") {
      let readings = oracle.expected.readings(
        decided: ["anticlockwise in y-up", "x then y then z (Graphics Gems unmatrix)"]
      )
      let actual = result(of: oracle.input, on: layer)
      expectCase(oracle.id, actual, anyOf: readings.map(\.numbers), oracle.tolerance)
    }
  }

  private func result(of input: TransformInput, on layer: CALayer) -> [Double] {
    let t = input.t?.transform ?? CATransform3DIdentity
    let v = (input.values ?? []).map { CGFloat($0) }
    let axis = (input.axis ?? [0, 0, 0]).map { CGFloat($0) }
    let angle = CGFloat(input.angle ?? 0)
    switch input.kind {
    case "makeTranslation": return CATransform3DMakeTranslation(v[0], v[1], v[2]).numbers
    case "makeScale": return CATransform3DMakeScale(v[0], v[1], v[2]).numbers
    case "makeRotation": return CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2]).numbers
    case "makeAffine":
      let affine = CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
      return CATransform3DMakeAffineTransform(affine).numbers
    case "translate": return CATransform3DTranslate(t, v[0], v[1], v[2]).numbers
    case "scale": return CATransform3DScale(t, v[0], v[1], v[2]).numbers
    case "rotate": return CATransform3DRotate(t, angle, axis[0], axis[1], axis[2]).numbers
    case "concat":
      return CATransform3DConcat(
        input.a?.transform ?? CATransform3DIdentity,
        input.b?.transform ?? CATransform3DIdentity
      ).numbers
    case "invert": return CATransform3DInvert(t).numbers
    case "mapPoint": return mapped(input.point ?? [], by: t)
    default: return onLayer(input, t, layer)
    }
  }

  /// The cases that only a layer answers.
  private func onLayer(_ input: TransformInput, _ t: CATransform3D, _ layer: CALayer) -> [Double] {
    layer.removeAllAnimations()
    withoutActions { layer.transform = t }
    let keyPath = input.keyPath ?? "transform"
    switch input.kind {
    case "keyPathGet":
      switch layer.value(forKeyPath: keyPath) {
      case let number as CGFloat: return [Double(number)]
      case let size as CGSize: return [Double(size.width), Double(size.height)]
      default: return []
      }
    case "keyPathSet":
      withoutActions { layer.setValue(input.value?.any, forKeyPath: keyPath) }
      return layer.transform.numbers
    case "keyPathSetSequence":
      withoutActions {
        for step in input.sets ?? [] { layer.setValue(step.value, forKeyPath: step.keyPath) }
      }
      return layer.transform.numbers
    case "interpolate":
      return shown(
        input,
        keyPath,
        from: input.from?.transform as Any,
        to: input.to?.transform as Any,
        layer
      )
    case "keyPathAnimate":
      return shown(
        input,
        keyPath,
        from: input.fromValue?.any as Any,
        to: input.toValue?.any as Any,
        layer
      )
    default: return []
    }
  }

  private func shown(
    _ input: TransformInput,
    _ keyPath: String,
    from: Any,
    to: Any,
    _ layer: CALayer
  ) -> [Double] {
    MediaClock.set(0)
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.fillMode = .both
    layer.add(animation, forKey: "probe")
    CATransaction.flush()
    MediaClock.set(input.progress ?? .nan)
    return layer.presentation()?.transform.numbers ?? []
  }

  /// Through a layer of no size at the origin, whose conversion is its transform; a point off the
  /// layer's plane goes by the matrix itself.
  private func mapped(_ point: [Double], by t: CATransform3D) -> [Double] {
    let r = t.map(SIMD4(point[0], point[1], point[2], 1))
    let byMatrix = [r.x / r.w, r.y / r.w, r.z / r.w]
    guard point[2] == 0 else { return byMatrix }
    let parent = CALayer()
    let layer = CALayer()
    parent.addSublayer(layer)
    withoutActions { layer.transform = t }
    let p = layer.convert(CGPoint(x: point[0], y: point[1]), to: parent)
    return [Double(p.x), Double(p.y), byMatrix[2]]
  }
}

extension CATransform3D {
  /// m11, m12 … m44.
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map {
      Double($0)
    }
  }
}
