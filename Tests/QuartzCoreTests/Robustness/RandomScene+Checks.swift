import CoreGraphics
import DisplayList
import QuartzCore
import RandomScenes

/// Invariants after any change: each check returns the first violation, or `nil`.
extension RandomScene {
  /// What is wrong between two changes.
  func problem() -> String? {
    settle()
    let layers = layersInTree()
    return treeProblem(layers) ?? animationProblem(layers) ?? frameProblem(layers)
      ?? seekProblem(layers) ?? hitProblem() ?? reportProblem()
  }

  /// The violation at the very end: a delegate was notified too often or not at all, or a layer was not freed.
  func problemAtEnd() -> String? {
    finish()
    if let problem = animations.lazy.compactMap(\.problem).first { return problem }
    if let problem = completions.lazy.compactMap(\.problem).first { return problem }
    if let kept = nursery.alive.first { return "\(kept.name ?? "") is kept by somebody" }
    return nil
  }

  /// The layers from the root down, each once: a layer that is met again makes the walk end.
  private func layersInTree() -> [CALayer] {
    var found: [CALayer] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = [stage.root]
    while let layer = waiting.popLast(), seen.insert(ObjectIdentifier(layer)).inserted {
      found.append(layer)
      waiting += layer.sublayers ?? []
      if let mask = layer.mask { waiting.append(mask) }
    }
    return found
  }

  /// Every layer is in one place, and knows which.
  private func treeProblem(_ layers: [CALayer]) -> String? {
    var (seen, below): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for layer in layers + tree.layers where seen.insert(ObjectIdentifier(layer)).inserted {
      for sublayer in (layer.sublayers ?? []) + [layer.mask].compactMap(\.self) {
        if !below.insert(ObjectIdentifier(sublayer)).inserted {
          return "\(name(sublayer)) is in two places"
        }
        if sublayer.superlayer !== layer {
          return "\(name(sublayer)) is below \(name(layer)) and does not know it"
        }
      }
    }
    return layers.first { $0.committed == nil }.map { "\(name($0)) is not on screen" }
  }

  private func animationProblem(_ layers: [CALayer]) -> String? {
    for layer in layers {
      let keys = layer.animationKeys()
      if keys?.isEmpty == true { return "\(name(layer)) has an empty list of keys" }
      if Set(keys ?? []).count != keys?.count ?? 0 { return "\(name(layer)) has a key twice" }
      if let key = keys?.first(where: { layer.animation(forKey: $0) == nil }) {
        return "\(name(layer)) has no animation for its key \(key)"
      }
      if layer.animations.running.contains(where: { !$0.isStamped || !$0.timing.isValid }) {
        return "\(name(layer)) runs an animation without a time"
      }
      let timing = layer.timing
      guard timing.beginTime.isFinite, timing.timeOffset.isFinite, timing.speed.isFinite,
        layer.convertTime(now, from: nil).isFinite
      else { return "\(name(layer)) has lost its clock" }
    }
    return nil
  }

  /// The frame equals one whose list is built from scratch, and shows what presentation copies show.
  private func frameProblem(_ layers: [CALayer]) -> String? {
    let kept = list(at: now)
    stage.context.setNeedsRebuild()
    if let difference = difference(kept, list(at: now)) { return "kept frame: \(difference)" }
    return valueProblem(layers, at: now)
  }

  /// Forwards and backwards, a frame is the same as when it was come to step by step.
  private func seekProblem(_ layers: [CALayer]) -> String? {
    let (here, ahead, back) = (list(at: now), now + 0.4, now - 0.7)
    _ = list(at: now + 0.2)
    let played = list(at: ahead)
    _ = list(at: back)
    if let problem = valueProblem(layers, at: back) { return "back: \(problem)" }
    if let difference = difference(played, list(at: ahead)) { return "ahead: \(difference)" }
    if let problem = valueProblem(layers, at: ahead) { return "ahead: \(problem)" }
    return difference(here, list(at: now)).map { "returned: \($0)" }
  }

  private func valueProblem(_ layers: [CALayer], at time: Double) -> String? {
    for layer in layers {
      guard let shown = layer.presentation(at: time) else { return "\(name(layer)) shows nothing" }
      // What is below a layer that shows nothing is not evaluated.
      guard stage.context.frame.reaches(layer) else { continue }
      let inFrame = layer.frameValues
      for property in LayerProperty.allCases {
        let (a, b) = (shown.values[property], inFrame[property])
        if !a.isFinite || !layer.values[property].isFinite {
          return "\(name(layer)).\(property) is \(a) of \(layer.values[property])"
        }
        // What a layer draws for a frame is not drawn for a copy.
        if property == .contents, inFrame.custom.needsRedraw { continue }
        if a != b { return "\(name(layer)).\(property) shows \(a), but the frame \(b)" }
      }
      if shown.values.custom != inFrame.custom { return "\(name(layer)) differs in its own keys" }
    }
    return nil
  }

  private func hitProblem() -> String? {
    for point in [tree.point(), CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1e300, y: -1e300)] {
      if let hit = stage.root.hitTest(point), !hit.isDescendant(of: stage.root) {
        return "\(name(hit)) was hit and is not in the tree"
      }
    }
    return nil
  }

  /// Names are used once, so a report's first three words name a layer and a property.
  private func reportProblem() -> String? {
    for report in stage.reports.dropFirst(reported.count) {
      let subject = report.split(separator: " ", maxSplits: 3).prefix(3).joined(separator: " ")
      if !reported.insert(subject).inserted { return "said twice: \(report)" }
    }
    return nil
  }

  private func list(at time: Double) -> DisplayList {
    stage.context.updateFrame(at: time, scale: 2)
    return stage.context.frame.list
  }

  private func difference(_ a: DisplayList, _ b: DisplayList) -> String? {
    guard a != b else { return nil }
    let place = zip(a.items, b.items).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let place else { return "\(a.items.count) items, not \(b.items.count)" }
    return "item \(place): \(a.items[place]), not \(b.items[place])"
  }

  private func name(_ layer: CALayer) -> String { layer.name ?? "a layer without a name" }
}
