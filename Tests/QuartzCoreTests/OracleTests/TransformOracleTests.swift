import QuartzCore
import Testing

/// Matrices (GE6, GE7), their interpolation (B9) and their key paths (KP1, KP5).
struct `Oracle transforms` {
  @Test(.enabled { await OracleFile.exists("transforms") })
  func `every matrix, interpolation and key path gives its numbers`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    for oracle in try OracleFile.cases("transforms", Input.self, Expected.self) {
      let expected = oracle.expected
      let numbers = expected.matrix ?? expected.point ?? expected.value?.numbers ?? []
      expectCase(oracle.id, result(of: oracle.input, on: layer), numbers, oracle.tolerance)
    }
  }

  private func result(of input: Input, on layer: CALayer) -> [Double] {
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
  private func onLayer(_ input: Input, _ t: CATransform3D, _ layer: CALayer) -> [Double] {
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
    _ input: Input,
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

nonisolated private struct Expected: Decodable {
  let matrix: [Double]?
  let point: [Double]?
  let value: Input.Value?
}

nonisolated private struct Input: Decodable {
  let kind: String
  let values: [Double]?
  let angle: Double?
  let axis: [Double]?
  let t: Matrix?
  let a: Matrix?
  let b: Matrix?
  let from: Matrix?
  let to: Matrix?
  let point: [Double]?
  let keyPath: String?
  let value: Value?
  let fromValue: Value?
  let toValue: Value?
  let progress: Double?

  struct Matrix: Decodable {
    let transform: CATransform3D

    init(from decoder: any Decoder) throws {
      transform = CATransform3D(
        elements: try decoder.singleValueContainer().decode([Double].self)
      )
    }
  }

  /// A number, or the two numbers of a size.
  enum Value: Decodable {
    case number(Double)
    case size([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .size(try container.decode([Double].self))
      }
    }

    var numbers: [Double] {
      switch self {
      case .number(let n): [n]
      case .size(let s): s
      }
    }

    var any: Any {
      switch self {
      case .number(let n): n
      case .size(let s): CGSize(width: s[0], height: s[1])
      }
    }
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
