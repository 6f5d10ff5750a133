import CoreGraphics
import DisplayList

/// The place of a layer in a frame, as far as its visible part depends on it.
struct TileView: Equatable {
  /// The layer's bounds, in its points.
  let bounds: CGRect
  /// The map from the layer's plane to device pixels.
  let plane: Homography
  /// The clip of the layers above, in device pixels; empty if nothing of the layer can be visible.
  let clip: CGRect
}

extension CALayer {
  /// The layer's place with the values that the frame has evaluated, without the effects of transitions above it.
  ///
  /// For a layer in a replicator it is the place in copy 0.
  ///
  /// - Parameter scale: Device pixels per point of the root.
  /// - Returns: The clip is that of the root's bounds, and of each layer above that masks to its bounds.
  func tileView(scale: Double) -> TileView {
    var chain: [CALayer] = []
    let ways = Engine.whole.ways
    swap(&chain, &ways.above)
    defer {
      chain.removeAll(keepingCapacity: true)
      swap(&chain, &ways.above)
    }
    chain.append(self)
    while let next = chain.last?.tree.superlayer { chain.append(next) }
    var way = TileWay(scale: scale)
    for above in chain.indices.reversed() {
      if above + 1 < chain.count, chain[above + 1].tree.mask === chain[above] {
        way.place = chain[above + 1].withFrameValues { way.place.forMask(of: $0) }
      }
      let layer = chain[above]
      let isSeen = layer.withFrameValues {
        way.enter($0, isSpace: layer.isSpace(with: $0.custom), above: above)
      }
      guard isSeen else { return TileView(bounds: .zero, plane: way.plane, clip: .zero) }
    }
    let clip = way.clip
    return TileView(
      bounds: withFrameValues(\.bounds),
      plane: way.plane,
      clip: clip.isNull || clip.isInfinite ? .zero : clip
    )
  }
}

/// The path from a tree's root down to a layer.
private struct TileWay {
  /// The place of the next layer.
  var place: LayerPlace
  /// The map from the last layer's plane to device pixels.
  private(set) var plane: Homography
  /// The clip so far, in device pixels.
  private(set) var clip = CGRect.infinite

  init(scale: Double) {
    plane = Homography(scale: scale)
    place = .init(plane: plane, matrix: nil)
  }

  /// Goes down to a layer.
  ///
  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - isSpace: Whether it keeps its sublayers at their places in space.
  ///   - above: The number of layers from it down to the last one.
  /// - Returns: Whether anything of it or below it can be seen.
  @MainActor
  mutating func enter(_ values: LayerValues, isSpace: Bool, above: Int) -> Bool {
    let isRoot = clip.isInfinite
    plane = values.planeToSuperlayer(forSublayers: place.matrix).then(place.plane)
    guard plane.isFinite, values.canBeSeen(in: place) else { return false }
    if isRoot || above > 0 && values.masksToBounds && !isSpace,
      let box = plane.boundingBox(of: values.bounds)
    {
      clip = clip.intersection(box)
    }
    if isSpace {
      place.matrix = values.matrixFromSpace(in: place.matrix)
    } else {
      (place.plane, place.matrix) = (plane, values.matrixForSublayers)
    }
    return true
  }
}
