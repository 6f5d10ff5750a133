import SceneProtocol

/// A layer's values to be read: those that differ from the defaults, in columns.
struct LayerText {
  private let layer: InspectedLayer
  private let animations: [InspectedAnimation]

  init(_ layer: InspectedLayer, _ animations: [InspectedAnimation]) {
    (self.layer, self.animations) = (layer, animations)
  }

  var lines: [String] {
    var lines = ["\(TreeText.line(layer.node)), at \(InspectionText.seconds(layer.time))"]
    let seen = layer.properties.filter { !$0.isDefault || $0.shown != nil }
    let width = seen.map(\.name.count).max() ?? 0
    let modelWidth = seen.map(\.model.words.count).max() ?? 0
    for property in seen {
      var line = "  \(Self.padded(property.name, width))  "
      if let shown = property.shown {
        line += Self.padded(property.model.words, min(modelWidth, 40)) + "  shown \(shown.words)"
      } else {
        line += property.model.words
      }
      lines.append(line)
    }
    let defaults = layer.properties.count { $0.isDefault && $0.shown == nil }
    lines.append("  and \(defaults) properties with their default values")
    if let geometry = layer.geometry {
      lines.append(
        "  in the window: anchor \(geometry.anchor.words), corners \(Self.corners(geometry))"
      )
    }
    if !animations.isEmpty { lines += AnimationText.lines(animations, at: layer.time) }
    return lines
  }

  private static func corners(_ geometry: InspectedGeometry) -> String {
    let numbers = geometry.corners.numbers.map(InspectedValue.number)
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      "(\(numbers[$0]), \(numbers[$0 + 1]))"
    }
    .joined(separator: " ")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// Animations to be read.
enum AnimationText {
  static func lines(_ animations: [InspectedAnimation], at time: Double) -> [String] {
    guard !animations.isEmpty else {
      return ["no animations at \(InspectionText.seconds(time)), and none before"]
    }
    var lines: [String] = []
    var cause: InspectedCause?
    for animation in animations {
      if let new = animation.cause, new.number != cause?.number || cause == nil {
        lines.append("by \(new.text) at \(InspectionText.seconds(new.time)):")
      }
      cause = animation.cause
      lines += Self.lines(animation)
    }
    return lines
  }

  private static func lines(_ animation: InspectedAnimation) -> [String] {
    let path = animation.keyPath.map { " of \($0)" } ?? ""
    let key = InspectedValue.escaped(animation.key)
    let name = animation.changes == nil ? " under \"\(key)\"" : ""
    var lines = [
      "  \(animation.layerName): \(animation.className)\(path)\(name), \(state(animation))"
    ]
    lines += details(animation).map { "    \($0)" }
    for part in animation.parts {
      lines.append("    \(part.className)\(part.keyPath.map { " of \($0)" } ?? "")")
      lines += details(part).map { "      \($0)" }
    }
    return lines
  }

  private static func state(_ animation: InspectedAnimation) -> String {
    guard animation.state == .running, let progress = animation.progress else {
      return animation.state.rawValue
    }
    return "running, \(InspectedValue.number((progress * 1000).rounded() / 10)) % of its pass"
  }

  private static func details(_ animation: InspectedAnimation) -> [String] {
    var lines: [String] = []
    let ends = [("from", animation.from), ("to", animation.to), ("by", animation.by)]
      .compactMap { name, value in value.map { "\(name) \($0.words)" } }
    if !ends.isEmpty {
      lines.append(
        ends.joined(separator: " ") + (animation.isAdditive ? ", added to the model" : "")
      )
    }
    if !animation.values.isEmpty {
      lines.append("values \(animation.values.map(\.words).joined(separator: ", "))")
    }
    lines.append(times(animation))
    if let changes = animation.changes { return lines + ["set \(changes) times by code"] }
    lines.append("pace \(pace(animation.pace))")
    return lines
  }

  private static func times(_ animation: InspectedAnimation) -> String {
    let number = InspectedValue.number
    var words = ["\(number(animation.duration.value)) s"]
    if let begin = animation.begin { words.append("from \(number(begin.value)) s") }
    if let end = animation.end { words.append("to \(number(end.value)) s") }
    if animation.repeatCount.value > 0 {
      words.append("\(number(animation.repeatCount.value)) times")
    }
    if animation.repeatDuration.value > 0 {
      words.append("repeated for \(number(animation.repeatDuration.value)) s")
    }
    if animation.autoreverses { words.append("and back") }
    if animation.speed != 1 { words.append("speed \(number(animation.speed))") }
    if animation.timeOffset != 0 { words.append("offset \(number(animation.timeOffset)) s") }
    if animation.fillMode != "removed" { words.append("fill \(animation.fillMode)") }
    if animation.isCumulative { words.append("cumulative") }
    if !animation.isRemovedOnCompletion { words.append("stays when it is over") }
    return words.joined(separator: ", ")
  }

  private static func pace(_ pace: InspectedPace) -> String {
    let number = InspectedValue.number
    switch pace.kind {
    case .linear: return "linear"
    case .curve:
      let points = pace.curve.map(number).joined(separator: ", ")
      return pace.name.map { "\($0) (\(points))" } ?? "curve (\(points))"
    case .spring:
      return "spring: mass \(number(pace.mass ?? 0)), stiffness \(number(pace.stiffness ?? 0)), "
        + "damping \(number(pace.damping ?? 0)), velocity \(number(pace.initialVelocity ?? 0)), "
        + "settles in \(number(pace.settlingDuration ?? 0)) s"
    }
  }
}
