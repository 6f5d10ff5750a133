import CoreGraphics

extension PathPaint {
  /// The inside of a path, or all of the line along it; `nil` where there is nothing to be seen.
  static func of(_ path: PathSnapshot, _ part: Part) -> PathPaint? {
    switch part {
    case .inside(let rule): PathPaint(inside: path, rule)
    case .line(let style):
      PathLine(MeasuredPath(path), style).flatMap { PathPaint($0, from: 0, to: 1) }
    }
  }
}
