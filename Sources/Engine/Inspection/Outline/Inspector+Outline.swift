import QuartzCore
package import SceneProtocol

extension Inspector {
  /// Where a layer and its superlayer are seen, to be outlined.
  ///
  /// - Parameters:
  ///   - id: The layer's id in the tree.
  ///   - time: The frame's time, in seconds.
  /// - Returns: The layer's geometry, then its superlayer's; empty for a layer that is gone or not on screen.
  package func outline(of id: Int, at time: Double) -> [InspectedGeometry] {
    guard let layer = identities.layer(id), let root = try? root() else { return [] }
    var shown: [InspectedGeometry] = []
    for layer in [layer, layer.superlayer] {
      guard let layer,
        let geometry = LayerReading(layer: layer, time: time).geometry(in: root)
      else { break }
      shown.append(geometry)
    }
    return shown
  }
}
