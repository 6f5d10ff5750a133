import CoreGraphics

/// Finds the frames that satisfy the constraints of a layer's sublayers (SL9, peer 173).
///
/// Each axis of each sublayer is an unknown of its own. An unknown is solved when all those it depends
/// on are, so the order of the sublayers does not matter; what never gets there, because it depends on
/// itself in the end, stays as it is.
@MainActor
struct ConstraintSolver {
  /// One constraint of an unknown: `part` = `scale` × `sourcePart` of another + `offset`.
  private struct Equation {
    let part: FrameSpan.Part
    let source: Int
    let sourcePart: FrameSpan.Part
    let scale, offset: Double
  }

  private let superlayer: CALayer
  private let sublayers: [CALayer]
  /// The spans of each sublayer, x and y in turn, and after them those of the superlayer.
  private var spans: [FrameSpan] = []
  /// The equations of each span.
  private var equations: [[Equation]]
  private var isSolved: [Bool]

  init(_ layer: CALayer) {
    superlayer = layer
    sublayers = layer.tree.sublayers
    equations = Array(repeating: [], count: 2 * sublayers.count + 2)
    isSolved = Array(repeating: false, count: equations.count)
    for frame in sublayers.map(\.frame) + [layer.values.bounds] {
      spans.append(FrameSpan(start: Double(frame.minX), length: Double(frame.width)))
      spans.append(FrameSpan(start: Double(frame.minY), length: Double(frame.height)))
    }
    collectEquations()
  }

  /// A name that several sublayers have is the hindmost's.
  private mutating func collectEquations() {
    var places = ["superlayer": sublayers.count]
    for (index, sublayer) in sublayers.enumerated() {
      if let name = sublayer.name, places[name] == nil { places[name] = index }
    }
    for (index, sublayer) in sublayers.enumerated() {
      for constraint in sublayer.constraints ?? [] {
        guard let place = places[constraint.sourceName] else {
          EngineReport.report(
            sublayer,
            "constraints",
            "name '\(constraint.sourceName)', which no layer beside it is called: left out"
          )
          continue
        }
        equations[2 * index + constraint.attribute.axis].append(
          Equation(
            part: constraint.attribute.part,
            source: 2 * place + constraint.sourceAttribute.axis,
            sourcePart: constraint.sourceAttribute.part,
            scale: Double(constraint.scale),
            offset: Double(constraint.offset)
          )
        )
      }
    }
  }

  /// Solves one unknown after the other, each when its sources are solved.
  mutating func solve() {
    var dependants: [[Int]] = Array(repeating: [], count: spans.count)
    var missing = Array(repeating: 0, count: spans.count)
    for (unknown, list) in equations.enumerated() {
      for equation in list where !equations[equation.source].isEmpty {
        dependants[equation.source].append(unknown)
        missing[unknown] += 1
      }
    }
    var ready = spans.indices.filter { !equations[$0].isEmpty && missing[$0] == 0 }
    var next = 0
    while next < ready.count {
      let unknown = ready[next]
      next += 1
      solve(unknown)
      for dependant in dependants[unknown] {
        missing[dependant] -= 1
        if missing[dependant] == 0 { ready.append(dependant) }
      }
    }
    for unknown in spans.indices where missing[unknown] > 0 {
      report(unknown, "go round in a circle")
    }
  }

  private mutating func solve(_ unknown: Int) {
    let known = equations[unknown].map { equation in
      let value = equation.scale * spans[equation.source][equation.sourcePart] + equation.offset
      return (part: equation.part, value: value)
    }
    guard let first = known.first else { return }
    let old = spans[unknown]
    let other = known.first { $0.part != first.part }
    let kept: FrameSpan.Part = first.part == .length ? .start : .length
    let new = FrameSpan(first.part, first.value, other?.part ?? kept, other?.value ?? old[kept])
    // Sums of the same numbers in another order differ in the last digits: a millionth of a point.
    guard known.allSatisfy({ abs(new[$0.part] - $0.value) <= 1e-6 }), new.length >= 0 else {
      return report(unknown, "contradict each other")
    }
    spans[unknown] = new
    isSolved[unknown] = true
  }

  /// Moves the sublayers to where they were found to be.
  func apply() {
    for (index, sublayer) in sublayers.enumerated()
    where isSolved[2 * index] || isSolved[2 * index + 1] {
      let (x, y) = (spans[2 * index], spans[2 * index + 1])
      sublayer.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  private func report(_ unknown: Int, _ problem: String) {
    let axis = unknown % 2 == 0 ? "across" : "down"
    EngineReport.report(
      sublayers[unknown / 2],
      "constraints",
      "\(problem): the frame keeps its place \(axis)"
    )
  }
}
