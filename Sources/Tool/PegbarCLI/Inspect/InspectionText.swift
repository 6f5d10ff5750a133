import SceneProtocol

/// An inspection's answer to be read.
struct InspectionText {
  private let report: InspectionReport

  init(_ report: InspectionReport) { self.report = report }

  /// The lines, with a newline after each.
  var text: String {
    var lines = report.notes.map { "note: \($0)" }
    switch report.answer {
    case .tree(let tree): lines += TreeText(tree).lines
    case .layer(let layer): lines += LayerText(layer, report.animations).lines
    case .animations(let animations, let time):
      lines += AnimationText.lines(animations, at: time)
    case .why(let why): lines += WhyText.lines(why)
    case .hit(let hit): lines += HitText.lines(hit)
    case .depth(let depth): lines += DepthText.lines(depth)
    case .cost(let cost): lines += CostText.lines(cost)
    case .trail(let trail): lines += TrailText.lines(trail)
    case .log(let events): lines += events.isEmpty ? ["nothing has happened"] : events
    default: break
    }
    if let diff = report.diff { lines += Self.lines(diff) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A time of the scene.
  static func seconds(_ time: Double) -> String { "\(InspectedValue.number(time)) s" }

  private static func lines(_ diff: InspectedDiff) -> [String] {
    var lines = ["from \(seconds(diff.from)) to \(seconds(diff.to)), as shown"]
    lines += diff.added.map { "  added \($0.name) in \($0.superlayer)" }
    lines += diff.removed.map { "  removed \($0.name) from \($0.superlayer)" }
    lines += diff.moved.map { "  moved \($0.name) to \($0.superlayer)" }
    lines += diff.changes.map { "  \($0.name).\($0.property): \($0.from.words) -> \($0.to.words)" }
    if lines.count == 1 { lines.append("  nothing differs") }
    return lines
  }
}

/// A tree to be read: a line a layer.
struct TreeText {
  private let tree: InspectedTree

  init(_ tree: InspectedTree) { self.tree = tree }

  var lines: [String] {
    let count = tree.nodes.count
    return ["\(count) layer\(count == 1 ? "" : "s") at \(InspectionText.seconds(tree.time))"]
      + tree.nodes.map { Self.indent($0.depth) + Self.line($0) }
  }

  /// The indentation of a level; below the fortieth the number of the level says it.
  static func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 40)) + (depth > 40 ? "(\(depth)) " : "")
  }

  static func line(_ node: InspectedTree.Node) -> String {
    var words = [node.viewClass ?? node.layerClass]
    if let view = node.viewClass, node.layerClass != "CALayer" {
      words = ["\(view) (\(node.layerClass))"]
    }
    if let name = node.name { words.append(InspectedName.named(name)) }
    if let identifier = node.identifier { words.append(InspectedName.identified(identifier)) }
    if let variable = node.variable { words.append(variable) }
    words.append("\(InspectedValue.number(node.width)) x \(InspectedValue.number(node.height))")
    if let text = node.text, !text.isEmpty {
      let short = text.count > 40 ? text.prefix(40) + "…" : text[...]
      words.append("\"\(InspectedValue.escaped(String(short)))\"")
    }
    if let controller = node.controller { words.append("of \(controller)") }
    let flags = node.flags.words
    if !flags.isEmpty { words.append("[\(flags.joined(separator: ", "))]") }
    return words.joined(separator: " ")
  }
}

extension InspectedTree.Flags {
  /// What is not as usual, in words; the same words are in JSON.
  var words: [String] {
    let all: [(InspectedTree.Flags, String)] = [
      (.isMask, "mask"), (.isHidden, "hidden"), (.isTransparent, "transparent"),
      (.isAnimating, "animating"), (.clips, "clips"), (.hasMask, "masked"),
      (.takesNoTouches, "no touches"), (.isFirstResponder, "first responder"),
      (.isHiddenByInspector, "hidden by inspector"),
    ]
    return all.filter { contains($0.0) }.map(\.1) + (contains(.isOnScreen) ? [] : ["not on screen"])
  }
}
