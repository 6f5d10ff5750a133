import SceneProtocol

/// What frames cost, to be read.
enum CostText {
  static func lines(_ cost: InspectedCost) -> [String] {
    var lines = ["at \(InspectionText.seconds(cost.time))"]
    lines.append(
      cost.offscreen.isEmpty
        ? "no layer is drawn offscreen" : "drawn offscreen, into pixels of their own first:"
    )
    for one in cost.offscreen {
      let reasons = one.reasons.map { "\($0.rawValue): \($0.text)" }
      lines += reasons.map { "  \(one.name)  \($0)" }
    }
    if cost.more > 0 { lines.append("  and \(cost.more) more") }
    lines.append(
      cost.damage.isEmpty
        ? "the last frame drew nothing again"
        : "the last frame drew \(cost.pixels) pixels again, in points:"
    )
    lines += cost.damage.map { "  \($0.words)" }
    if cost.frames > 0, !cost.slow.isEmpty {
      let budget = InspectedValue.number((cost.budget * 10).rounded() / 10)
      lines.append("\(cost.slow.count) of \(cost.frames) frames took longer than \(budget) ms:")
      lines += cost.slow.map { "  \(words($0))" }
    }
    return lines
  }

  static func words(_ frame: InspectedCost.Frame) -> String {
    func tenths(_ value: Double) -> String { InspectedValue.number((value * 10).rounded() / 10) }
    let parts = frame.parts.map { "\($0.name) \(tenths($0.milliseconds))" }
    return "at \(InspectionText.seconds(frame.time)): \(tenths(frame.total)) ms ("
      + parts.joined(separator: ", ") + ")"
  }
}

/// A trail to be read.
enum TrailText {
  static func lines(_ trail: InspectedTrail) -> [String] {
    guard let now = trail.now else { return ["\(trail.name) is not on screen"] }
    guard !trail.samples.isEmpty else {
      return ["nothing moves \(trail.name): its anchor point is at \(now.anchor.words)"]
    }
    var lines = [
      "\(trail.name) at steps of \(InspectedValue.number(trail.step)) s, "
        + "its anchor point and its opacity in the window:"
    ]
    for sample in trail.samples {
      let isNext = sample.time > trail.time && !lines.contains { $0.hasPrefix("* ") }
      if isNext { lines.append(line(now, isNow: true)) }
      lines.append(line(sample, isNow: false))
    }
    if !lines.contains(where: { $0.hasPrefix("* ") }) { lines.append(line(now, isNow: true)) }
    return lines
  }

  private static func line(_ sample: InspectedTrail.Sample, isNow: Bool) -> String {
    let time = InspectionText.seconds(sample.time)
    let opacity = InspectedValue.number(sample.opacity.value)
    return "\(isNow ? "*" : " ") \(time)  \(sample.anchor.words)  \(opacity)"
  }
}

/// The layers from the back to the front, to be read.
enum DepthText {
  static func lines(_ depth: InspectedDepth) -> [String] {
    var lines = ["from the back to the front, at \(InspectionText.seconds(depth.time))"]
    lines += depth.layers.enumerated().map { index, layer in
      var words = [
        "\(index)", layer.name, "bounds \(layer.bounds.words)", "level \(layer.depth)",
      ]
      if layer.isHidden { words.append("[hidden]") }
      if !layer.paints { words.append("[paints nothing itself]") }
      return "  " + words.joined(separator: "  ")
    }
    if depth.more > 0 { lines.append("  and \(depth.more) more") }
    return lines
  }
}
