import CoreGraphics

/// A layer whose sublayers are being looked at, and how far that has come.
///
/// The list is that of when it began, whatever those who are asked do to the tree.
@MainActor
struct HitLevel {
  let layer: CALayer
  /// In the layer's coordinates.
  let point: CGPoint
  let isInside: Bool
  /// Whether the layer does nothing to its sublayers.
  private let isPlain: Bool
  /// The sublayers: in their order for a grid, else back to front.
  private let sublayers: [CALayer]
  private let places: HitPlaces?
  /// In a grid the slot that was last, −1 at first; else how many are left.
  private var position: Int

  init(of layer: CALayer, at p: CGPoint, isInside: Bool) {
    self.layer = layer
    self.isInside = isInside
    point = p
    isPlain = !layer.changesSublayers
    places = layer.hitPlaces(for: p)
    sublayers = places == nil ? layer.sublayersBackToFront : layer.tree.sublayers
    position = places == nil ? sublayers.count : -1
  }

  /// The next sublayer, front to back, that is not missed; `nil` when none is left.
  mutating func next() -> (CALayer, HitStep)? {
    while let sublayer = nextSublayer() {
      guard type(of: sublayer).keepsHitRules else { return (sublayer, .ask) }
      let step = HitStep(into: sublayer, at: point, inPlain: isPlain)
      if case .miss = step { continue }
      return (sublayer, step)
    }
    return nil
  }

  private mutating func nextSublayer() -> CALayer? {
    guard let places else {
      guard position > 0 else { return nil }
      position -= 1
      return sublayers[position]
    }
    let last = position < 0 ? nil : position
    guard let slot = places.grid.frontmost(at: point, behind: last) else { return nil }
    position = slot
    return sublayers[Int(places.grid.entries[slot].rank)]
  }
}

extension CALayer {
  /// The sublayers that may be hit at a point, the last of the list first, whatever their zPosition.
  ///
  /// - Parameter p: In the layer's own coordinates.
  /// - Returns: Those at whose place it is, with what they let out of their bounds; `nil` where it is quicker to ask
  ///   all.
  package func sublayersPerhapsHit(at p: CGPoint) -> [CALayer]? {
    guard let grid = hitPlaces(for: p)?.grid else { return nil }
    var ranks: [Int] = []
    var slot: Int?
    while let next = grid.frontmost(at: p, behind: slot) {
      ranks.append(Int(grid.entries[next].rank))
      slot = next
    }
    ranks.sort(by: >)
    let sublayers = tree.sublayers
    return ranks.map { sublayers[$0] }
  }

  /// The index that a point is to be looked up in, if any; a presentation copy has none (HT7).
  fileprivate func hitPlaces(for p: CGPoint) -> HitPlaces? {
    guard tree.sublayers.count > HitIndex.mostUnindexed, p.x.isFinite, p.y.isFinite else {
      return nil
    }
    return hitIndex(depth: HitIndex.depth)?.usefulPlaces
  }
}
