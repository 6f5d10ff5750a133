import Foundation
import SceneProtocol

/// Where a number of a scene is sensible, and by how much it is stepped: what sliders, drags and arrows keep to.
struct NumberRange: Equatable {
  var range: ClosedRange<Double>
  var step: Double

  /// - Parameters:
  ///   - literal: The number.
  ///   - value: What is in the file; the range does not move while it is changed.
  init(of literal: TunedLiteral, value: Double) {
    if let own = literal.site.state?.range {
      range = own
      step = Self.step(forSpan: own.upperBound - own.lowerBound)
    } else {
      (range, step) = Self.named(literal.site) ?? Self.guess(value)
      // (Who writes 20 means points, and hardly a tenth of one.)
      if literal.kind == .integer, abs(value) > 2 { step = max(step, 1) }
    }
    if !literal.type.isFloating, literal.type != .number || literal.kind == .integer, step < 1 {
      step = 1
      range = range.lowerBound.rounded(.down)...max(1, range.upperBound.rounded(.up))
    }
    if !literal.takesSign || literal.type.isUnsigned {
      range = max(0, range.lowerBound)...max(1, range.upperBound)
    }
    // (What is there has to have a place.)
    range = min(range.lowerBound, value)...max(range.upperBound, value)
  }

  func clamped(_ value: Double) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// The place of a value in the range, 0 … 1.
  func fraction(of value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    return span > 0 ? min(max((value - range.lowerBound) / span, 0), 1) : 0
  }

  func value(at fraction: Double) -> Double {
    range.lowerBound + min(max(fraction, 0), 1) * (range.upperBound - range.lowerBound)
  }

  private static let unit: Set = [
    "alpha", "opacity", "red", "green", "blue", "white", "hue", "saturation", "brightness",
    "shadowOpacity", "strokeStart", "strokeEnd", "fractionComplete", "progress",
  ]

  private static func named(_ site: LiteralSite) -> (ClosedRange<Double>, Double)? {
    if site.divisor == 255 { return (0...255, 1) }
    switch site.label {
    case _ where unit.contains(site.label): return (0...1, 0.01)
    case "usingSpringWithDamping", "dampingRatio": return (0.01...1, 0.01)
    case "bounce": return (-1...1, 0.01)
    case "mass": return (0.1...10, 0.1)
    case "stiffness": return (1...1000, 1)
    case "damping": return (0...100, 0.5)
    case "initialVelocity", "initialSpringVelocity": return (-20...20, 0.1)
    case "duration", "withDuration", "springDuration", "perceptualDuration": return (0.05...5, 0.05)
    case "delay", "beginTime": return (0...5, 0.05)
    case "rotationAngle": return (-6.3...6.3, 0.05)
    default: return nil
    }
  }

  /// A fraction within 0 … 1 stays there, others have room for twice as much.
  private static func guess(_ value: Double) -> (ClosedRange<Double>, Double) {
    if value > 0, value < 1 { return (0...1, 0.01) }
    let end = max(2, abs(value) * 2)
    return ((value < 0 ? -end : 0)...end, step(forSpan: end))
  }

  /// A hundredth of a span or less, as a power of ten.
  private static func step(forSpan span: Double) -> Double {
    pow(10, (log10(max(span, 1e-6)) - 2 + 1e-9).rounded(.down))
  }
}
