/// What of a layer's frame a constraint speaks of (SL9).
public enum CAConstraintAttribute: Int32, Sendable {
  /// The side of least x.
  case minX = 0
  /// The middle across.
  case midX = 1
  /// The side of greatest x.
  case maxX = 2
  /// The width.
  case width = 3
  /// The side of least y.
  case minY = 4
  /// The middle down.
  case midY = 5
  /// The side of greatest y.
  case maxY = 6
  /// The height.
  case height = 7
}

/// A frame's extent along one axis, and what constraints call its parts.
struct FrameSpan: Equatable {
  var start, length: Double

  /// The same for both axes.
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

  /// The span of which two different parts are known.
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
