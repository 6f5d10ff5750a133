import CoreGraphics

/// A level on the stack of a hit test: a layer, and the progress through its sublayers.
///
/// The list of sublayers is that of the beginning, whatever overrides change in the tree meanwhile.
@MainActor
struct HitLevel {
  let layer: CALayer
  /// The point in the layer's coordinates.
  let point: CGPoint
  let isInside: Bool
  /// Whether the layer does not transform its sublayers.
  private let isPlain: Bool
  /// The sublayers: with a grid in array order, else back to front.
  private let sublayers: [CALayer]
  private let places: HitPlaces?
  /// With a grid the last slot, at first −1; else the number of sublayers that are left.
  private var position: Int

  init(of layer: CALayer, at p: CGPoint, isInside: Bool, asksAll: Bool) {
    self.layer = layer
    self.isInside = isInside
    point = p
    isPlain = !layer.changesSublayers
    places = asksAll ? nil : layer.hitPlaces(for: p)
    sublayers = places == nil ? layer.sublayersBackToFront : layer.tree.sublayers
    position = places == nil ? sublayers.count : -1
  }

  /// The next sublayer, front to back, that may be hit; `nil` if none is left.
  ///
  /// - Parameter witness: The observer of the sublayers that are missed.
  /// - Returns: The sublayer, and how the search continues there.
  mutating func next(telling witness: (any HitWitness)? = nil) -> (CALayer, HitStep)? {
    while let sublayer = nextSublayer() {
      guard type(of: sublayer).keepsHitRules else { return (sublayer, .ask) }
      let step = HitStep(into: sublayer, at: point, inPlain: isPlain)
      if case .miss(let reason) = step {
        witness?.missed(sublayer, reason)
        continue
      }
      return (sublayer, step)
    }
    return nil
  }

  /// The next sublayer that the search did not come to, and whether the point is in its bounds; its own code is not
  /// called.
  mutating func nextUnasked() -> (layer: CALayer, isUnder: Bool)? {
    guard let sublayer = nextSublayer() else { return nil }
    let isUnder: Bool =
      switch HitStep(into: sublayer, at: point, inPlain: isPlain) {
      case .hit: true
      case .down(_, let isInside): isInside
      case .miss, .ask: false
      }
    return (sublayer, isUnder)
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
  /// The sublayers that may be hit at a point, the last of the list first, regardless of `zPosition`.
  ///
  /// - Parameter p: The point, in the layer's own coordinates.
  /// - Returns: The sublayers whose hit areas contain it, areas outside of their bounds included; `nil` if asking all
  ///   is faster.
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

  /// The index for a look-up of a point, if there is one; a presentation copy has none (HT7).
  fileprivate func hitPlaces(for p: CGPoint) -> HitPlaces? {
    guard tree.sublayers.count > HitIndex.mostUnindexed, p.x.isFinite, p.y.isFinite else {
      return nil
    }
    return hitIndex(depth: HitIndex.depth)?.usefulPlaces
  }
}
