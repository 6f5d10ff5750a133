package import CoreGraphics

/// A property's value, closed over the types that layers have: `Any` stops where this begins.
package enum AnimatableValue: Equatable {
  /// No value: `nil` colour, `nil` contents.
  case none
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case image(CGImage)
  case text(String)
  case path(PathSnapshot)
  case triple(Double, Double, Double)

  package static func == (a: AnimatableValue, b: AnimatableValue) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.number(let a), .number(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.image(let a), .image(let b)): a === b
    case (.text(let a), .text(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.triple(let a, let b, let c), .triple(let d, let e, let f)): (a, b, c) == (d, e, f)
    default: false
    }
  }

  /// Whether every number in it is finite: what the engine can compute with.
  package var isFinite: Bool {
    switch self {
    case .none, .flag, .image, .text: true
    case .number(let n): n.isFinite
    case .triple(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
    case .point(let p): p.x.isFinite && p.y.isFinite
    case .size(let s): s.width.isFinite && s.height.isFinite
    case .rect(let r): (r.origin.x + r.origin.y + r.width + r.height).isFinite
    case .transform(let t): t.isFinite
    case .color(let c): c.rgba.sum().isFinite
    case .path(let p): p.isFinite
    }
  }
}

extension AnimatableValue {
  /// The value that adding leaves alone (B4), or `nil` for types that cannot be added (B7).
  package var zero: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .triple: .triple(0, 0, 0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .transform: .transform(CATransform3DIdentity)
    case .none, .flag, .image, .text, .path: nil
    }
  }

  /// The API's spelling of the value, as `value(forKey:)` returns it.
  package var any: Any? {
    switch self {
    case .none: nil
    case .number(let n): CGFloat(n)
    case .triple(let a, let b, let c): [CGFloat(a), CGFloat(b), CGFloat(c)]
    case .flag(let f): f
    case .point(let p): p
    case .size(let s): s
    case .rect(let r): r
    case .transform(let t): t
    case .color(let c): c
    case .image(let i): i
    case .text(let t): t
    case .path(let p): CGPath(snapshot: p)
    }
  }
}
