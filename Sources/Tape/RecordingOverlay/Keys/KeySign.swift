import CoreGraphics

/// Signs of keys, as lines in a square of side 1 whose y points down.
nonisolated enum KeySign: String, CaseIterable, Sendable {
  case command = "⌘"
  case option = "⌥"
  case control = "⌃"
  case shift = "⇧"
  case newLine = "↩"
  case tab = "⇥"
  case escape = "⎋"
  case deleteBackwards = "⌫"
  case deleteForwards = "⌦"
  case left = "←"
  case right = "→"
  case up = "↑"
  case down = "↓"

  /// The lines, to be stroked with about a tenth of the side.
  var path: CGPath {
    let path = CGMutablePath()
    switch self {
    case .command: Self.addLoops(to: path)
    case .option:
      path.addLine("0.1,0.22 0.34,0.22 0.66,0.78 0.9,0.78")
      path.addLine("0.6,0.22 0.9,0.22")
    case .control: path.addLine("0.18,0.64 0.5,0.32 0.82,0.64")
    case .shift:
      path.addLine("0.5,0.12 0.88,0.52 0.67,0.52 0.67,0.86 0.33,0.86 0.33,0.52 0.12,0.52")
      path.closeSubpath()
    case .newLine:
      path.addLine("0.54,0.24 0.7,0.24")
      path.addArc(
        center: CGPoint(x: 0.70, y: 0.42),
        radius: 0.18,
        startAngle: -.pi / 2,
        endAngle: .pi / 2,
        clockwise: false
      )
      path.addLine(to: CGPoint(x: 0.14, y: 0.60))
      path.addLine("0.34,0.4 0.14,0.6 0.34,0.8")
    case .tab:
      path.addLine("0.1,0.5 0.76,0.5")
      path.addLine("0.56,0.29 0.77,0.5 0.56,0.71")
      path.addLine("0.91,0.22 0.91,0.78")
    case .escape:
      path.addArc(
        center: CGPoint(x: 0.55, y: 0.55),
        radius: 0.34,
        startAngle: -.pi * 100 / 180,
        endAngle: .pi * 190 / 180,
        clockwise: false
      )
      path.addLine("0.55,0.55 0.14,0.14")
      path.addLine("0.14,0.38 0.14,0.14 0.38,0.14")
    case .deleteBackwards: Self.addErasing(to: path, .identity)
    case .deleteForwards:
      Self.addErasing(to: path, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    case .left: path.addArrow(.identity)
    case .right: path.addArrow(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    case .up: path.addArrow(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    case .down: path.addArrow(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1))
    }
    return path
  }

  /// The square with a loop at each corner.
  private static func addLoops(to path: CGMutablePath) {
    let (near, far, radius) = (0.36, 0.64, 0.14)
    let corners = [
      (near - radius, near - radius, 0.0), (far + radius, near - radius, 0.5),
      (far + radius, far + radius, 1.0), (near - radius, far + radius, 1.5),
    ]
    path.move(to: CGPoint(x: near, y: near - radius))
    for (x, y, start) in corners {
      path.addArc(
        center: CGPoint(x: x, y: y),
        radius: radius,
        startAngle: start * .pi,
        endAngle: (start - 1.5) * .pi,
        clockwise: true
      )
    }
    path.closeSubpath()
  }

  private static func addErasing(to path: CGMutablePath, _ transform: CGAffineTransform) {
    path.addLine("0.06,0.5 0.29,0.23 0.94,0.23 0.94,0.77 0.29,0.77", transform)
    path.closeSubpath()
    path.addLine("0.48,0.38 0.72,0.62", transform)
    path.addLine("0.72,0.38 0.48,0.62", transform)
  }
}

extension CGMutablePath {
  /// Adds a polyline through points of the square, each written as `x,y`.
  nonisolated fileprivate func addLine(
    _ places: String,
    _ transform: CGAffineTransform = .identity
  ) {
    let points = places.split(separator: " ").map { place in
      let numbers = place.split(separator: ",").compactMap { Double($0) }
      return CGPoint(x: numbers[0], y: numbers[1])
    }
    addLines(between: points, transform: transform)
  }

  /// An arrow that points to the left.
  nonisolated fileprivate func addArrow(_ transform: CGAffineTransform) {
    addLine("0.14,0.5 0.86,0.5", transform)
    addLine("0.4,0.24 0.14,0.5 0.4,0.76", transform)
  }
}
