import CoreGraphics

/// The value functions as an enumeration, with the names of the API.
package enum ValueFunction: String, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ

  /// The kind of the function's input.
  package var inputKind: ValueKind {
    self == .scale || self == .translate ? .triple : .number
  }

  /// The neutral input, which is used for a missing end (B5).
  package var neutral: AnimatableValue {
    switch self {
    case .scale: .triple(1, 1, 1)
    case .scaleX, .scaleY, .scaleZ: .number(1)
    case .translate: .triple(0, 0, 0)
    default: .number(0)
    }
  }

  /// The transform for an input, or `nil` for an input of another kind.
  package func transform(for input: AnimatableValue) -> CATransform3D? {
    switch (self, input) {
    case (.scale, .triple(let x, let y, let z)): CATransform3DMakeScale(x, y, z)
    case (.translate, .triple(let x, let y, let z)): CATransform3DMakeTranslation(x, y, z)
    case (.rotateX, .number(let angle)): CATransform3DMakeRotation(angle, 1, 0, 0)
    case (.rotateY, .number(let angle)): CATransform3DMakeRotation(angle, 0, 1, 0)
    case (.rotateZ, .number(let angle)): CATransform3DMakeRotation(angle, 0, 0, 1)
    case (.scaleX, .number(let factor)): CATransform3DMakeScale(factor, 1, 1)
    case (.scaleY, .number(let factor)): CATransform3DMakeScale(1, factor, 1)
    case (.scaleZ, .number(let factor)): CATransform3DMakeScale(1, 1, factor)
    case (.translateX, .number(let distance)): CATransform3DMakeTranslation(distance, 0, 0)
    case (.translateY, .number(let distance)): CATransform3DMakeTranslation(0, distance, 0)
    case (.translateZ, .number(let distance)): CATransform3DMakeTranslation(0, 0, distance)
    default: nil
    }
  }
}
