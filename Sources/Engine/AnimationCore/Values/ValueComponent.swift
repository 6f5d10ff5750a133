import CoreGraphics

/// A component of a value that a key path can name after the property (KP1): the only table of these.
package enum ValueComponent: String, CaseIterable, Sendable {
  case x, y, width, height
  case origin, originX = "origin.x", originY = "origin.y"
  case size, sizeWidth = "size.width", sizeHeight = "size.height"
  case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
  case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
  /// x and y together: in wide use, though undocumented by Apple.
  case scaleXY = "scale.xy"
  case translation, translationX = "translation.x", translationY = "translation.y"
  case translationZ = "translation.z"

  /// The component's kind of value, or `nil` if values of `kind` have no such component.
  package func kind(in kind: ValueKind) -> ValueKind? {
    switch (kind, self) {
    case (.point, .x), (.point, .y): .number
    case (.size, .width), (.size, .height): .number
    case (.rect, .origin): .point
    case (.rect, .size): .size
    case (.rect, .originX), (.rect, .originY), (.rect, .sizeWidth), (.rect, .sizeHeight): .number
    case (.transform, .translation): .size
    case (.transform, _) where isOfTransform: .number
    default: nil
    }
  }

  private var isOfTransform: Bool {
    ["rotation", "scale", "translation"].contains { rawValue.hasPrefix($0) }
  }

  /// The component's value within `whole`.
  package func read(from whole: AnimatableValue) -> AnimatableValue? {
    switch (whole, self) {
    case (.point(let p), .x): .number(Double(p.x))
    case (.point(let p), .y): .number(Double(p.y))
    case (.size(let s), .width): .number(Double(s.width))
    case (.size(let s), .height): .number(Double(s.height))
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .size): .size(r.size)
    case (.rect(let r), .originX): .number(Double(r.origin.x))
    case (.rect(let r), .originY): .number(Double(r.origin.y))
    case (.rect(let r), .sizeWidth): .number(Double(r.size.width))
    case (.rect(let r), .sizeHeight): .number(Double(r.size.height))
    case (.transform(let t), _): t.component(self)
    default: nil
    }
  }

  /// `whole` with the component replaced; the others are unchanged (KP3).
  package func write(_ part: AnimatableValue, into whole: AnimatableValue) -> AnimatableValue {
    switch (whole, self, part) {
    case (.point(let p), .x, .number(let n)): return .point(CGPoint(x: CGFloat(n), y: p.y))
    case (.point(let p), .y, .number(let n)): return .point(CGPoint(x: p.x, y: CGFloat(n)))
    case (.size(let s), .width, .number(let n)):
      return .size(CGSize(width: CGFloat(n), height: s.height))
    case (.size(let s), .height, .number(let n)):
      return .size(CGSize(width: s.width, height: CGFloat(n)))
    case (.rect(let r), .origin, .point(let p)): return .rect(CGRect(origin: p, size: r.size))
    case (.rect(let r), .size, .size(let s)): return .rect(CGRect(origin: r.origin, size: s))
    case (.rect(var r), _, .number(let n)):
      switch self {
      case .originX: r.origin.x = CGFloat(n)
      case .originY: r.origin.y = CGFloat(n)
      case .sizeWidth: r.size.width = CGFloat(n)
      case .sizeHeight: r.size.height = CGFloat(n)
      default: break
      }
      return .rect(r)
    case (.transform(let t), _, _): return .transform(t.replacing(self, with: part))
    default: return whole
    }
  }
}
