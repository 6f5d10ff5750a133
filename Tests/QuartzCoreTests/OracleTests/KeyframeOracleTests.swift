import QuartzCore
import Testing

/// Keyframe animations (KF1–KF16): numbers, points, sizes, rectangles and colors in every mode.
struct `Oracle keyframes` {
  @Test(.enabled { await OracleFile.exists("keyframes") })
  func `every keyframe animation shows its value`() throws {
    let layer = LayerStage().addLayer()
    for oracle in try OracleFile.cases("keyframes", Input.self, Expected.self) {
      let shown = shown(oracle.input, on: layer)
      expectCase(oracle.id, shown, oracle.expected.value, oracle.tolerance)
    }
  }

  /// Where the sources differ the recommended reading holds, as `KeyframeShape`, `KeyframeTimes` and
  /// `AnimatableValue.interpolated(to:_:)` document it.
  ///
  /// Except for the tangents at the ends, where the recommendation calls itself a guess: of its readings only the chord
  /// has the known value (10.625, 13.125) of KF12 and peer 94.
  @Test(.enabled { await OracleFile.exists("keyframes_disputed") })
  func `every disputed keyframe animation follows the documented decision`() throws {
    let layer = LayerStage().addLayer()
    let cases = try OracleFile.cases(
      "keyframes_disputed",
      Input.self,
      OracleDispute<Expected>.self
    )
    for oracle in cases {
      let answers = oracle.expected.readings(
        proven: ["chord"],
        decided: [
          "standard form (Wikipedia, which CAAnimation.h cites)", "not rescaled",
          "not premultiplied", "value of the last key time not after it",
        ]
      ).map(\.value)
      expectCase(oracle.id, shown(oracle.input, on: layer), anyOf: answers, oracle.tolerance)
    }
  }

  private func shown(_ input: Input, on layer: CALayer) -> [Double] {
    MediaClock.set(0)
    let property = input.property
    layer.add(input.animation(of: property), forKey: "probe")
    CATransaction.flush()
    MediaClock.set(input.progress)
    return layer.presentation().map { property.numbers(in: $0) } ?? []
  }
}

nonisolated private struct Expected: Decodable {
  let value: [Double]
}

nonisolated private struct Input: Decodable {
  let type: String
  let values: [[Double]]
  let calculationMode: String
  let keyTimes: [Double]?
  let timingFunctions: [Pace]?
  let timingFunction: Pace?
  let tensionValues: [Double]?
  let continuityValues: [Double]?
  let biasValues: [Double]?
  let progress: Double

  /// A timing function by its name, or by its control points.
  enum Pace: Decodable {
    case named(String)
    case points([Float])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        self = .named(name)
      } else {
        self = .points(try container.decode([Float].self))
      }
    }

    var function: CAMediaTimingFunction {
      switch self {
      case .named(let name): CAMediaTimingFunction(name: .init(rawValue: name))
      case .points(let p): CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
      }
    }
  }
}

extension Input {
  @MainActor
  var property: ProbeProperty { ProbeProperty(rawValue: type) ?? .scalar }

  @MainActor
  func animation(of property: ProbeProperty) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: property.keyPath)
    animation.values = values.map { property.value($0) }
    animation.calculationMode = .init(rawValue: calculationMode)
    animation.keyTimes = keyTimes?.map { NSNumber(value: $0) }
    animation.timingFunctions = timingFunctions?.map(\.function)
    animation.timingFunction = timingFunction?.function
    animation.tensionValues = tensionValues?.map { NSNumber(value: $0) }
    animation.continuityValues = continuityValues?.map { NSNumber(value: $0) }
    animation.biasValues = biasValues?.map { NSNumber(value: $0) }
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

/// A property of each type, to read values off a layer.
private enum ProbeProperty: String {
  case scalar, point, size, rect, color

  var keyPath: String {
    switch self {
    case .scalar: "zPosition"
    case .point: "position"
    case .size: "shadowOffset"
    case .rect: "bounds"
    case .color: "backgroundColor"
    }
  }

  func value(_ n: [Double]) -> Any {
    switch self {
    case .scalar: n[0]
    case .point: CGPoint(x: n[0], y: n[1])
    case .size: CGSize(width: n[0], height: n[1])
    case .rect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .color: CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
  }

  func numbers(in layer: CALayer) -> [Double] {
    switch self {
    case .scalar: [Double(layer.zPosition)]
    case .point: [layer.position.x, layer.position.y].map { Double($0) }
    case .size: [layer.shadowOffset.width, layer.shadowOffset.height].map { Double($0) }
    case .rect:
      [
        layer.bounds.origin.x, layer.bounds.origin.y, layer.bounds.size.width,
        layer.bounds.size.height,
      ].map { Double($0) }
    case .color: layer.backgroundColor?.components?.map { Double($0) } ?? []
    }
  }
}
