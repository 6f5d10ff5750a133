import CoreGraphics

/// Solves the constraints of a layer's sublayers in the order of their dependencies (topological sort; SL9, peer 173).
///
/// Each axis of each sublayer is an unknown. An unknown is solved after all unknowns that it depends on, so the order
/// of the sublayers does not matter. An unknown that is never reached stays as it is: it depends on itself in a cycle,
/// or on something that no constraint places.
@MainActor
struct ConstraintSolver {
  /// A constraint of an unknown: `part` = `scale` × `sourcePart` of another unknown + `offset`.
  private struct Equation {
    let part: FrameSpan.Part
    /// The index of the source; `nil` if there is no such layer.
    let source: Int?
    let sourcePart: FrameSpan.Part
    let scale, offset: Double
  }

  private let sublayers: [CALayer]
  /// The spans of each sublayer, x and y in turn, followed by those of the superlayer.
  private var spans: [FrameSpan] = []
  /// The equations of each span.
  private var equations: [[Equation]]
  private var isSolved: [Bool]

  init(_ layer: CALayer) {
    sublayers = layer.tree.sublayers
    equations = Array(repeating: [], count: 2 * sublayers.count + 2)
    isSolved = Array(repeating: false, count: equations.count)
    for frame in sublayers.map(\.frame) + [layer.values.bounds] {
      spans.append(FrameSpan(start: Double(frame.minX), length: Double(frame.width)))
      spans.append(FrameSpan(start: Double(frame.minY), length: Double(frame.height)))
    }
    collectEquations()
  }

  /// If several sublayers have the same name, the backmost one is used.
  private mutating func collectEquations() {
    var places = ["superlayer": sublayers.count]
    for (index, sublayer) in sublayers.enumerated() {
      if let name = sublayer.name, places[name] == nil { places[name] = index }
    }
    for (index, sublayer) in sublayers.enumerated() {
      for constraint in sublayer.constraints ?? [] {
        let place = places[constraint.sourceName]
        equations[2 * index + constraint.attribute.axis].append(
          Equation(
            part: constraint.attribute.part,
            source: place.map { 2 * $0 + constraint.sourceAttribute.axis },
            sourcePart: constraint.sourceAttribute.part,
            scale: Double(constraint.scale),
            offset: Double(constraint.offset)
          )
        )
      }
    }
  }

  /// Solves the unknowns one after the other, each after its sources.
  mutating func solve() {
    var dependants: [[Int]] = Array(repeating: [], count: spans.count)
    var missing = equations.map(\.count)
    for (unknown, list) in equations.enumerated() {
      for equation in list {
        if let source = equation.source { dependants[source].append(unknown) }
      }
    }
    // The superlayer's spans are known from the start.
    var solved = [spans.count - 2, spans.count - 1]
    while let known = solved.popLast() {
      for dependant in dependants[known] {
        missing[dependant] -= 1
        if missing[dependant] == 0, solve(dependant) { solved.append(dependant) }
      }
    }
    for unknown in spans.indices where missing[unknown] > 0 { report(unknown) }
  }

  /// - Returns: Whether its equations determine it.
  private mutating func solve(_ unknown: Int) -> Bool {
    let known = equations[unknown].compactMap { equation in
      equation.source.map { source in
        (
          part: equation.part,
          value: equation.scale * spans[source][equation.sourcePart] + equation.offset
        )
      }
    }
    guard let last = known.last else { return false }
    if let other = known.dropLast().min(by: { $0.part.rawValue < $1.part.rawValue }) {
      guard other.part != last.part else { return false }
      spans[unknown] = FrameSpan(other.part, other.value, last.part, last.value)
    } else {
      guard last.part != .length else { return false }
      spans[unknown] = FrameSpan(last.part, last.value, .length, spans[unknown].length)
    }
    isSolved[unknown] = true
    return true
  }

  /// Sets the frames of the sublayers to the solution.
  func apply() {
    for (index, sublayer) in sublayers.enumerated()
    where isSolved[2 * index] || isSolved[2 * index + 1] {
      let (x, y) = (spans[2 * index], spans[2 * index + 1])
      sublayer.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
  }

  private func report(_ unknown: Int) {
    EngineReport.report(
      sublayers[unknown / 2],
      "constraints",
      "depend on each other in a circle, or on what no constraint places: the frame keeps its place "
        + (unknown % 2 == 0 ? "across" : "down")
    )
  }
}
