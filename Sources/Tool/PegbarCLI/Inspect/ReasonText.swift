import SceneProtocol

/// The reason of a change to be read.
enum WhyText {
  static func lines(_ why: InspectedWhy) -> [String] {
    var lines = [why.sentence]
    let others = why.others.isEmpty ? [] : ["  also set or animated: " + list(why.others)]
    guard let change = why.change else { return lines + why.earlier.map { "  \($0)" } + others }
    let values = [change.old, change.new].compactMap { $0?.words }.joined(separator: " -> ")
    let cause = change.cause.map { ", by \($0.text)" } ?? ""
    lines.append("  at \(InspectionText.seconds(change.time))\(cause): \(values)")
    if let transaction = change.transaction { lines.append("  \(words(transaction))") }
    if !change.steps.isEmpty {
      lines.append("  the search for its action:")
      for (index, step) in change.steps.enumerated() {
        lines.append("    \(index + 1). \(step.text)")
      }
    }
    lines += change.events.map { "  \($0)" }
    if !why.earlier.isEmpty {
      lines.append("  earlier:")
      lines += why.earlier.map { "    \($0)" }
    }
    return lines + others
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func words(_ transaction: InspectedTransaction) -> String {
    var words = [
      transaction.depth > 1
        ? "in \(transaction.depth) open transactions" : "in the implicit transaction"
    ]
    if let duration = transaction.duration {
      words.append("duration \(InspectedValue.number(duration)) s")
    }
    if let timing = transaction.timing { words.append("timing \(timing)") }
    if transaction.disablesActions { words.append("actions disabled") }
    if transaction.hasCompletion { words.append("with a completion block") }
    return words.joined(separator: ", ")
  }
}

/// A hit path to be read.
enum HitText {
  static func lines(_ hit: InspectedHit) -> [String] {
    var lines = ["at \(hit.point.words), \(InspectionText.seconds(hit.time))"]
    lines.append("a touch there (UIView.hitTest), in the order asked:")
    lines += hit.views.map(line)
    if hit.view == nil { lines.append("  no view gets it") }
    lines.append("the layers (CALayer.hitTest of the window's layer), front to back:")
    lines += hit.layers.map(line)
    if hit.layer == nil { lines.append("  no layer is hit") }
    if hit.more > 0 {
      lines.append("and \(hit.more) more that the point is not in")
    }
    if !hit.chain.isEmpty {
      lines.append("the responder chain: \(hit.chain.map(\.name).joined(separator: " -> "))")
    }
    lines += hit.recognizers.map { "gesture: \($0.className) of \($0.name) \($0.text)" }
    return lines
  }

  private static func line(_ candidate: InspectedHit.Candidate) -> String {
    let mark = candidate.verdict == .won ? "*" : " "
    return " \(mark) \(TreeText.indent(candidate.depth))\(candidate.sentence)"
  }
}
