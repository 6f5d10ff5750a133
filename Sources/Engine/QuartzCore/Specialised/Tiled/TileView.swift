import CoreGraphics
import DisplayList

/// Where a frame has a layer, as far as it matters for what of it is in view.
struct TileView: Equatable {
  /// In the layer's points.
  let bounds: CGRect
  /// From the layer's plane to the device.
  let plane: Homography
  /// What the layers above leave to be seen, in device pixels; empty when nothing of the layer can be.
  let clip: CGRect
}

extension CALayer {
  /// Where the values that the frame has evaluated put the layer; wherever a transition has the pictures of those
  /// above.
  ///
  /// The copies that a replicator makes of a layer show what the first one does.
  ///
  /// - Parameter scale: Device pixels per point of the root.
  /// - Returns: With a clip of the root's bounds, cut to each layer above that masks to its own.
  func tileView(scale: Double) -> TileView {
    var chain: [CALayer] = []
    let ways = Engine.current.ways
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

/// The way from a tree's root down to a layer.
private struct TileWay {
  /// Where the next layer finds itself.
  var place: FrameBuilder.Place
  /// From the last layer's plane to the device.
  private(set) var plane: Homography
  /// What is left to be seen, in device pixels.
  private(set) var clip = CGRect.infinite

  init(scale: Double) {
    plane = Homography(scale: scale)
    place = .init(plane: plane, matrix: nil)
  }

  /// Goes down to a layer.
  ///
  /// - Parameters:
  ///   - values: The layer's.
  ///   - isSpace: Whether it leaves its sublayers where they are in space.
  ///   - above: How many layers it is above the last one.
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
