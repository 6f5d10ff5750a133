import AnimationCore
import CoreGraphics
import QuartzCore
import SceneProtocol

/// Values of the engine as plain data.
extension InspectedValue {
  init(_ value: AnimatableValue, bits isBits: Bool = false) {
    switch value {
    case .none: self.init(Kind.none)
    case .number(let number): self.init(isBits ? .bits : .number, [number])
    case .flag(let flag): self.init(.flag, [flag ? 1 : 0])
    case .point(let point): self.init(point)
    case .size(let size): self.init(size)
    case .rect(let rect): self.init(rect)
    case .transform(let transform): self.init(transform)
    case .color(let color): self.init(.color, (0..<4).map { color.rgba[$0] })
    case .image(let image): self.init(.image, [Double(image.width), Double(image.height)])
    case .text(let text): self.init(.text, text: text)
    case .path(let path):
      let count = path.elements.count
      self.init(path.boundingBox)
      (kind, text) = (.path, "\(count) element\(count == 1 ? "" : "s")")
    case .triple(let x, let y, let z): self.init(.numbers, [x, y, z])
    case .list(let values):
      let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
      if numbers.count == values.count {
        self.init(.numbers, numbers)
      } else {
        self.init(.other, text: values.map { InspectedValue($0).words }.joined(separator: ", "))
      }
    case .filters(let filters): self.init(.other, text: "\(filters)")
    }
  }

  init(_ point: CGPoint) { self.init(.point, [Double(point.x), Double(point.y)]) }

  init(_ size: CGSize) { self.init(.size, [Double(size.width), Double(size.height)]) }

  init(_ rect: CGRect) {
    self.init(
      .rect,
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    )
  }

  init(_ t: CATransform3D) {
    self.init(
      .transform,
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ].map { Double($0) }
    )
  }

  /// A value that a scene gave an animation, read as the kind of its key path, or else as what it looks like.
  init(any: Any, as kind: ValueKind?) {
    if let kind, let value = AnimatableValue(any, as: kind), value != .none {
      self.init(value, bits: kind == .bits)
      return
    }
    for kind in [ValueKind.number, .point, .size, .rect, .transform, .color, .text, .path] {
      if let value = AnimatableValue(any, as: kind), value != .none {
        self.init(value)
        return
      }
    }
    self.init(.other, text: "\(type(of: any))")
  }
}

extension InspectedValue {
  /// The value for a property of a kind; `nil` if it cannot be one.
  func value(as kind: ValueKind) -> AnimatableValue? {
    func all(_ count: Int) -> [Double]? { numbers.count == count ? numbers : nil }
    switch (kind, self.kind) {
    case (_, .none): return AnimatableValue.none
    case (.number, .number), (.bits, .bits), (.bits, .number):
      return all(1).map { .number($0[0]) }
    case (.flag, .flag), (.flag, .number): return all(1).map { .flag($0[0] != 0) }
    case (.point, .point): return all(2).map { .point(CGPoint(x: $0[0], y: $0[1])) }
    case (.size, .size): return all(2).map { .size(CGSize(width: $0[0], height: $0[1])) }
    case (.rect, .rect):
      return all(4).map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    case (.color, .color):
      return all(4).map {
        .color(CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]))
      }
    case (.text, .text): return .text(text)
    case (.transform, .transform): return all(16).map { .transform(CATransform3D(elements: $0)) }
    case (.numbers, .numbers): return .list(numbers.map { .number($0) })
    default: return nil
    }
  }
}

extension CATransform3D {
  /// A matrix by its sixteen elements, row by row.
  fileprivate init(elements e: [Double]) {
    self = CATransform3DIdentity
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }
}
