/// The attribute of a layer's frame that a constraint refers to.
public enum CAConstraintAttribute: Int32, Sendable {
  /// The edge at the minimum x.
  case minX = 0
  /// The horizontal center.
  case midX = 1
  /// The edge at the maximum x.
  case maxX = 2
  /// The width.
  case width = 3
  /// The edge at the minimum y.
  case minY = 4
  /// The vertical center.
  case midY = 5
  /// The edge at the maximum y.
  case maxY = 6
  /// The height.
  case height = 7
}

/// A frame's extent along one axis.
struct FrameSpan: Equatable {
  var start, length: Double

  /// The attributes of an extent, the same for both axes.
  enum Part: Int32 {
    case start, middle, end, length
  }

  subscript(part: Part) -> Double {
    switch part {
    case .start: start
    case .middle: start + length / 2
    case .end: start + length
    case .length: length
    }
  }

  /// The span for which two different parts are known.
  init(_ part: Part, _ value: Double, _ other: Part, _ otherValue: Double) {
    if other.rawValue < part.rawValue {
      self.init(other, otherValue, part, value)
      return
    }
    switch (part, other) {
    case (.start, .middle): self.init(start: value, length: 2 * (otherValue - value))
    case (.start, .end): self.init(start: value, length: otherValue - value)
    case (.middle, .end):
      let half = otherValue - value
      self.init(start: value - half, length: 2 * half)
    case (.middle, _): self.init(start: value - otherValue / 2, length: otherValue)
    case (.end, _): self.init(start: value - otherValue, length: otherValue)
    default: self.init(start: value, length: otherValue)
    }
  }

  init(start: Double, length: Double) {
    (self.start, self.length) = (start, length)
  }
}

extension CAConstraintAttribute {
  /// 0 for x, 1 for y.
  var axis: Int { Int(rawValue / 4) }

  var part: FrameSpan.Part {
    switch self {
    case .minX, .minY: .start
    case .midX, .midY: .middle
    case .maxX, .maxY: .end
    case .width, .height: .length
    }
  }
}
