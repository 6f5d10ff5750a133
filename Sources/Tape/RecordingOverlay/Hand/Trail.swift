import CoreGraphics
import TapeLanguage

/// The trail behind the pointer while it drags: widest at its head, and of no width at its end.
nonisolated enum Trail {
  /// A point of the trail.
  struct Place: Equatable, Sendable {
    let point: CGPoint
    /// The strength: 0 (the end) … 1 (the head).
    let strength: Double
  }

  /// The trails that are visible at a time, one for each drag.
  ///
  /// - Parameters:
  ///   - samples: The pointer's places, in order.
  ///   - time: The current time, in seconds.
  ///   - life: The length of a trail, in seconds.
  /// - Returns: Lines of at least two points.
  static func lines(_ samples: [HandTrack.Sample], at time: Double, life: Double) -> [[Place]] {
    var lines: [[Place]] = []
    for (index, sample) in samples.enumerated() {
      let begin = time - life
      let isSeen = sample.time > begin
      if sample.isFirst || lines.isEmpty { lines.append([]) }
      if !sample.isFirst, isSeen, index > 0, samples[index - 1].time <= begin {
        let before = samples[index - 1]
        let part = (begin - before.time) / (sample.time - before.time)
        let point = before.point + (sample.point - before.point) * part
        lines[lines.count - 1].append(Place(point: CGPoint(point), strength: 0))
      }
      if isSeen {
        let strength = max(0, 1 - (time - sample.time) / life)
        lines[lines.count - 1].append(Place(point: CGPoint(sample.point), strength: strength))
      }
    }
    return lines.filter { $0.count > 1 }
  }

  /// The outline of lines.
  ///
  /// - Parameters:
  ///   - lines: The points of each line.
  ///   - width: The width at a strength of 1, in points.
  /// - Returns: Overlapping pieces with the same orientation: filled, they are one shape.
  static func outline(_ lines: [[Place]], width: Double) -> CGPath {
    let path = CGMutablePath()
    for line in lines {
      let smooth = rounded(line)
      for (from, to) in zip(smooth, smooth.dropFirst()) { add(from, to, width: width, to: path) }
    }
    return path
  }

  private static func add(_ from: Place, _ to: Place, width: Double, to path: CGMutablePath) {
    let (dx, dy) = (Double(to.point.x - from.point.x), Double(to.point.y - from.point.y))
    let length = (dx * dx + dy * dy).squareRoot()
    let (start, end) = (from.strength * width / 2, to.strength * width / 2)
    if end > 0 {
      let box = CGRect(x: to.point.x - end, y: to.point.y - end, width: 2 * end, height: 2 * end)
      path.addEllipse(in: box)
    }
    guard length > 1e-6 else { return }
    // To the left of the direction on a screen whose y points down; ellipses have the same orientation.
    let (nx, ny) = (dy / length, -dx / length)
    path.move(to: CGPoint(x: from.point.x + nx * start, y: from.point.y + ny * start))
    path.addLine(to: CGPoint(x: to.point.x + nx * end, y: to.point.y + ny * end))
    path.addLine(to: CGPoint(x: to.point.x - nx * end, y: to.point.y - ny * end))
    path.addLine(to: CGPoint(x: from.point.x - nx * start, y: from.point.y - ny * start))
    path.closeSubpath()
  }

  /// The same line with its corners rounded by a Catmull-Rom spline.
  private static func rounded(_ line: [Place]) -> [Place] {
    var result = [line[0]]
    for index in 1..<line.count {
      let (a, b) = (line[index - 1], line[index])
      let before = line[max(index - 2, 0)].point
      let after = line[min(index + 1, line.count - 1)].point
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let strength = a.strength + (b.strength - a.strength) * part
        let x = curve(before.x, a.point.x, b.point.x, after.x, part)
        let y = curve(before.y, a.point.y, b.point.y, after.y, part)
        result.append(Place(point: CGPoint(x: x, y: y), strength: strength))
      }
    }
    return result
  }

  private static let steps = 4

  /// A coordinate of a Catmull-Rom spline between its two middle points.
  private static func curve(_ p: Double, _ a: Double, _ b: Double, _ n: Double, _ t: Double)
    -> Double
  {
    let (out, into) = ((b - p) / 2, (n - a) / 2)
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * b
      + (t3 - t2) * into
  }
}

extension CGPoint {
  nonisolated init(_ point: TapePoint) { self.init(x: point.x, y: point.y) }
}
