import CoreGraphics
import Foundation

/// A path, as a list of steps: a letter and its numbers.
nonisolated struct RecordedPath: Decodable {
  let path: CGPath

  init(from decoder: any Decoder) throws {
    let path = CGMutablePath()
    var steps = try decoder.unkeyedContainer()
    while !steps.isAtEnd {
      var step = try steps.nestedUnkeyedContainer()
      let letter = try step.decode(String.self)
      var points: [CGPoint] = []
      while !step.isAtEnd {
        points.append(CGPoint(x: try step.decode(Double.self), y: try step.decode(Double.self)))
      }
      path.add(letter, points)
    }
    self.path = path
  }
}

extension CGMutablePath {
  nonisolated fileprivate func add(_ letter: String, _ points: [CGPoint]) {
    switch letter {
    case "M": move(to: points[0])
    case "L": addLine(to: points[0])
    case "Q": addQuadCurve(to: points[1], control: points[0])
    case "C": addCurve(to: points[2], control1: points[0], control2: points[1])
    default: closeSubpath()
    }
  }
}
