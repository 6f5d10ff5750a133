import CoreGraphics
import QuartzCore
import SceneProtocol

/// Observes `CALayer.hitTest`, and reports why each layer won or lost.
final class LayerHitReading: HitWitness {
  private let identities: LayerIdentities
  /// The candidates, in the order asked.
  private(set) var candidates: [InspectedHit.Candidate] = []
  /// How many others were examined and missed.
  private(set) var more = 0
  /// The places in the list of the layers that the search is in, outermost first.
  private var open: [Int] = []
  /// The layers that the search is in, with the point in each one's coordinates.
  private var path: [(layer: CALayer, point: CGPoint)] = []
  private var winner: CALayer?

  private static let room = 512

  init(_ identities: LayerIdentities) { self.identities = identities }

  func entered(_ layer: CALayer, at point: CGPoint) {
    add(layer, .passedOn, "", at: point)
    open.append(candidates.count - 1)
    path.append((layer, point))
  }

  func left(_ layer: CALayer, isHit: Bool) {
    guard let place = open.popLast(), path.popLast() != nil else { return }
    guard candidates.indices.contains(place) else { return }
    if isHit {
      winner = layer
      set(place, .won, "\(candidates[place].name) is hit: none of its sublayers is.")
    } else if let winner {
      let name = identities.name(of: winner)
      set(place, .passedOn, "\(candidates[place].name) holds \(name), which is hit.")
    } else if place == candidates.count - 1 {
      candidates.removeLast()
      more += 1
    } else {
      set(
        place,
        .outside,
        "The point is not in the bounds of \(candidates[place].name), and none of its sublayers is hit."
      )
    }
  }

  func hit(_ layer: CALayer) {
    winner = layer
    add(layer, .won, "\(identities.name(of: layer)) is hit.", at: point(in: layer))
  }

  func missed(_ layer: CALayer, _ reason: HitMiss) {
    // (Most of thousands of layers only miss the point, and need no name.)
    var name: String { identities.name(of: layer) }
    let point = point(in: layer)
    let isUnder = point.map(layer.values.bounds.contains) == true
    switch reason {
    case .hidden:
      guard isUnder else { return more += 1 }
      add(layer, .hidden, "\(name) is hidden, and all below it.", at: point)
    case .notInvertible:
      add(
        layer,
        .notInvertible,
        "\(name) is seen from its edge: its transform has no inverse.",
        at: nil
      )
    case .outside:
      // A layer of a class of its own may say so of a point in its bounds.
      guard isUnder else { return more += 1 }
      add(layer, .ownAnswer, "\(name) is in the way, but its own contains(_:) said no.", at: point)
    case .clipped:
      more += 1
      if let point { tellOfClipped(layer, at: point) }
    }
  }

  func asked(_ layer: CALayer, at point: CGPoint) {}

  func answered(_ layer: CALayer, by hit: CALayer?) {
    let name = identities.name(of: layer)
    guard let hit else {
      // `super.hitTest` has reported it already, unless the class did not call it.
      if candidates.last?.layer != identities.id(of: layer), let point = point(in: layer),
        layer.values.bounds.contains(point)
      {
        add(layer, .ownAnswer, "\(name) has its own hitTest(_:), which answered nil.", at: point)
      }
      return
    }
    winner = hit
    if hit !== layer, !candidates.contains(where: { $0.layer == identities.id(of: hit) }) {
      add(
        hit,
        .won,
        "\(identities.name(of: hit)) is hit: the hitTest(_:) of \(name) answered it.",
        at: nil
      )
    } else if hit === layer, candidates.last?.layer != identities.id(of: layer) {
      add(layer, .won, "\(name) is hit: its own hitTest(_:) answered so.", at: point(in: layer))
    }
  }

  func passedOver(_ layer: CALayer, isUnder: Bool) {
    guard isUnder else { return more += 1 }
    let name = winner.map(identities.name) ?? "another"
    add(
      layer,
      .behind,
      "\(identities.name(of: layer)) is behind \(name), which is hit.",
      at: point(in: layer)
    )
  }

  /// Reports what a layer that clips cuts off, and would be hit otherwise: by the same search, without an observer.
  private func tellOfClipped(_ layer: CALayer, at point: CGPoint) {
    let isPlain = !layer.changesSublayers
    for sublayer in layer.sublayersBackToFront.reversed() {
      guard !sublayer.values.isHidden, let inside = sublayer.pointInPlane(point, inPlain: isPlain),
        sublayer.values.bounds.contains(inside)
      else { continue }
      add(
        sublayer,
        .outsideSuperlayer,
        "\(identities.name(of: sublayer)) has the point in its bounds, but \(identities.name(of: layer)) clips it there (masksToBounds).",
        at: inside,
        deeper: 1
      )
    }
  }

  private func point(in layer: CALayer) -> CGPoint? {
    guard let (superlayer, point) = path.last, layer.tree.superlayer === superlayer else {
      return nil
    }
    return layer.pointInPlane(point, inPlain: !superlayer.changesSublayers)
  }

  private func add(
    _ layer: CALayer,
    _ verdict: InspectedHit.Verdict,
    _ sentence: String,
    at point: CGPoint?,
    deeper: Int = 0
  ) {
    guard candidates.count < Self.room || verdict == .won || verdict == .passedOn else {
      more += 1
      return
    }
    var candidate = InspectedHit.Candidate(
      layer: identities.id(of: layer),
      name: identities.name(of: layer),
      className: "\(type(of: layer))",
      depth: open.count + deeper,
      verdict: verdict,
      sentence: sentence
    )
    candidate.point = point.map(InspectedValue.init)
    candidates.append(candidate)
  }

  private func set(_ place: Int, _ verdict: InspectedHit.Verdict, _ sentence: String) {
    (candidates[place].verdict, candidates[place].sentence) = (verdict, sentence)
  }
}
