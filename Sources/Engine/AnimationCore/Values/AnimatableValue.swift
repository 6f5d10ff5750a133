public import CoreGraphics

/// A property's value, closed over the types that layers have: `Any` stops where this begins.
@usableFromInline
package enum AnimatableValue: Equatable {
  /// No value: a `nil` color or `nil` contents.
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
  /// A list of values of one kind.
  case list([AnimatableValue])
  case filters(any AnimatableFilters)

  @inlinable @inline(__always)
  package static func == (a: AnimatableValue, b: AnimatableValue) -> Bool {
    switch a {
    case .none: if case .none = b { true } else { false }
    case .number(let a): if case .number(let b) = b { a == b } else { false }
    case .flag(let a): if case .flag(let b) = b { a == b } else { false }
    case .point(let a): if case .point(let b) = b { a == b } else { false }
    case .size(let a): if case .size(let b) = b { a == b } else { false }
    case .rect(let a): if case .rect(let b) = b { a == b } else { false }
    case .transform(let a): if case .transform(let b) = b { a == b } else { false }
    case .color(let a): if case .color(let b) = b { a == b } else { false }
    case .image(let a): if case .image(let b) = b { a === b } else { false }
    case .text(let a): if case .text(let b) = b { a == b } else { false }
    case .path(let a): if case .path(let b) = b { a == b } else { false }
    case .triple(let x, let y, let z):
      if case .triple(let u, let v, let w) = b { (x, y, z) == (u, v, w) } else { false }
    case .list(let a): if case .list(let b) = b { a == b } else { false }
    case .filters(let a): if case .filters(let b) = b { a.isEqual(to: b) } else { false }
    }
  }

  /// Whether every number in it is finite: what the engine can compute with.
  @inlinable @inline(__always)
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
    case .list(let values): values.allSatisfy(\.isFinite)
    case .filters(let list): list.isFinite
    }
  }
}

extension AnimatableValue {
  /// The neutral value of addition (B4), or `nil` for types that cannot be added (B7).
  package var zero: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .triple: .triple(0, 0, 0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .transform: .transform(CATransform3DIdentity)
    case .list(let values):
      values.allSatisfy { $0.zero != nil } ? .list(values.compactMap(\.zero)) : nil
    case .none, .flag, .image, .text, .path, .filters: nil
    }
  }
}
