import Foundation

extension PathSnapshot {
  /// The reversed path: the same shape from its end to its beginning, the last subpath first; closed subpaths stay
  /// closed.
  package var reversed: PathSnapshot {
    var parts: [[PathElement]] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        parts.append([element])
        continue
      }
      // After a close the next subpath begins where the last one did.
      if parts.last?.last == .close { parts.append([.move(start)]) }
      parts[parts.count - 1].append(element)
    }
    var result = PathSnapshot()
    for part in parts.reversed() { result.appendReversed(part) }
    return result
  }

  /// Adds one subpath, which begins with its `move`, reversed.
  private mutating func appendReversed(_ part: [PathElement]) {
    let steps = part.last == .close ? part.dropLast() : part[...]
    let ends = steps.compactMap { $0.points.last }
    guard let end = ends.last else { return }
    append(.move(end))
    for index in stride(from: steps.count - 1, to: 0, by: -1) {
      let target = ends[index - 1]
      switch steps[index] {
      case .move, .line, .close: append(.line(target))
      case .quad(let control, _): append(.quad(control: control, target))
      case .cubic(let first, let second, _):
        append(.cubic(control1: second, control2: first, target))
      }
    }
    if part.last == .close { append(.close) }
  }
}
