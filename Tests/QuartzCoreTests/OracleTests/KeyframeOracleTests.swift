import QuartzCore
import Testing

/// Keyframe animations (KF1–KF16): numbers, points, sizes, rectangles and colours in every mode.
struct `Oracle keyframes` {
  @Test(.enabled { await OracleFile.exists("keyframes") })
  func `every keyframe animation shows its value`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    for oracle in try OracleFile.cases("keyframes", Input.self, Expected.self) {
      MediaClock.set(0)
      let property = oracle.input.property
      layer.add(oracle.input.animation(of: property), forKey: "probe")
      CATransaction.flush()
      MediaClock.set(oracle.input.progress)
      let shown = layer.presentation().map { property.numbers(in: $0) } ?? []
      expectCase(oracle.id, shown, oracle.expected.value, oracle.tolerance)
    }
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
