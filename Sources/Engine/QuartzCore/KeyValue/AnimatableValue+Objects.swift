import CoreGraphics

extension AnimatableValue {
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
    case .list(let values): values.map { $0.listed }
    case .filters(let list): (list as? FilterList)?.objects
    }
  }
}

extension AnimatableValue {
  /// The API's spelling of the value as one of a list: numbers are boxed there.
  private var listed: Any {
    if case .number(let number) = self { return NSNumber(value: number) }
    return any ?? NSNull()
  }
}
