import CoreGraphics

/// The depth-first search of a hit test through the tree, front to back.
///
/// The open layers are on an explicit stack, which is kept from one hit test to the next. The caller asks a layer that
/// may override hit testing; a nested hit test uses the same stack above.
@MainActor
final class HitSearch {
  private var levels: ContiguousArray<HitLevel> = []
  /// The observer of the layers that are examined; `nil` for none.
  var witness: (any HitWitness)?
  private var hit: CALayer?
  /// The point to ask the next layer about, in its superlayer's coordinates.
  private(set) var point = CGPoint.zero

  /// Starts a search below `layer`.
  ///
  /// - Parameters:
  ///   - layer: Whose hit is looked for.
  ///   - p: In the coordinates of the layer's superlayer.
  /// - Returns: Where the search begins on the stack.
  func begin(_ layer: CALayer, at p: CGPoint) -> Int {
    let start = levels.count
    let step = HitStep(into: layer, at: p, inPlain: layer.superlayer?.changesSublayers != true)
    tell(of: layer, step, at: p)
    follow(layer, step)
    return start
  }

  /// Starts a search at a point of the layer's own plane.
  func begin(_ layer: CALayer, inOwnPlane p: CGPoint) -> Int {
    let start = levels.count
    let step = HitStep(into: layer, inOwnPlane: p)
    tell(of: layer, step, at: p)
    follow(layer, step)
    return start
  }

  /// Continues to the next layer that has to be asked; `nil` when the search is over.
  func nextToAsk(above start: Int) -> CALayer? {
    while hit == nil, levels.count > start {
      var level = levels.removeLast()
      guard let (layer, step) = level.next(telling: witness) else {
        if level.isInside { hit = level.layer }
        witness?.left(level.layer, isHit: level.isInside)
        continue
      }
      if case .ask = step { point = level.point }
      levels.append(consume level)
      if case .ask = step { return layer }
      tell(of: layer, step, at: nil)
      follow(layer, step)
    }
    return nil
  }

  /// Takes the answer of the layer that had to be asked.
  func take(_ answer: CALayer?) {
    hit = answer
  }

  /// The result, when the search is over.
  func end(at start: Int) -> CALayer? {
    if let witness { tellOfRest(above: start, to: witness) }
    levels.removeLast(levels.count - start)
    defer { hit = nil }
    return hit
  }

  private func tell(of layer: CALayer, _ step: HitStep, at p: CGPoint?) {
    guard let witness else { return }
    switch step {
    case .miss(let reason): witness.missed(layer, reason)
    case .hit: witness.hit(layer)
    case .down(let inside, _): witness.entered(layer, at: inside)
    case .ask: break
    }
  }

  /// Reports the layers not reached: they lie behind the hit.
  private func tellOfRest(above start: Int, to witness: any HitWitness) {
    for index in levels.indices[start...].reversed() {
      while let rest = levels[index].nextUnasked() {
        witness.passedOver(rest.layer, isUnder: rest.isUnder)
      }
      witness.left(levels[index].layer, isHit: false)
    }
  }

  private func follow(_ layer: CALayer, _ step: HitStep) {
    switch step {
    case .miss, .ask: break
    case .hit: hit = layer
    case .down(let p, let isInside):
      levels.append(
        HitLevel(of: layer, at: p, isInside: isInside, asksAll: witness != nil)
      )
    }
  }
}

/// Is notified of each layer that a hit test looks at, in the order in which it does, by the search itself.
///
/// Its functions must change nothing.
@MainActor
package protocol HitWitness: AnyObject {
  /// The search continues in the sublayers of a layer, with the point in the layer's own coordinates.
  func entered(_ layer: CALayer, at point: CGPoint)
  /// The sublayers of an entered layer are done: none was hit, and the layer itself is or is not; or, if something was
  /// hit before, the search has come to its end.
  func left(_ layer: CALayer, isHit: Bool)
  /// A layer without sublayers is hit.
  func hit(_ layer: CALayer)
  func missed(_ layer: CALayer, _ reason: HitMiss)
  /// A layer of a class with hit rules of its own is about to be asked, with the point in its superlayer's coordinates.
  func asked(_ layer: CALayer, at point: CGPoint)
  /// It has answered.
  func answered(_ layer: CALayer, by hit: CALayer?)
  /// The search ended before it came to a layer, as something in front of it is hit.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - isUnder: Whether it is not hidden, and has the point in its bounds.
  func passedOver(_ layer: CALayer, isUnder: Bool)
}
