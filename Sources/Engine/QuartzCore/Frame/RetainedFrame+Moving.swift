import CoreGraphics
import DisplayList

/// The fast path for layers that only move and fade, of which there may be thousands: their one item gets another place
/// and opacity, and nothing else is read.
extension RetainedFrame {
  /// Moves the item of a layer that has only moved and faded since it was listed.
  ///
  /// - Returns: Whether that was all; otherwise nothing is done.
  mutating func move(_ layer: CALayer) -> Bool {
    guard let shown = layer.animations.shown, shown.onlyMovesAndFades, layer.shown.build == build,
      layer.shown.count == 1, layer.shown.leading == 1, layer.tree.isLeaf,
      case .fill(var fill) = retained.list.items[layer.shown.first], shown.values.opacity > 0,
      let parent = layer.tree.superlayer, parent.tree.mask !== layer,
      parent.shown.space == .none,
      parent.shown.opacityForSublayers == 1
    else { return false }
    // (Code that read all values would copy them all.)
    let own = parent.shown.bendsSublayers ? nil : shown.values.plainPlane
    let plane =
      (own ?? shown.values.planeToSuperlayer(forSublayers: parent.shown.matrixForSublayers))
      .then(parent.shown.plane)
    guard plane.isFinite, let color = shown.values.backgroundColor else { return false }
    let rect =
      parent.shown.movesSublayers || shown.isMoving
      ? shown.values.bounds : shown.values.bounds.onWholePixels(of: plane)
    let faded = DrawnColor(color, fadedBy: min(1, shown.values.opacity))
    if fill.toDevice != plane || fill.drawn != faded || fill.rect != rect {
      (fill.toDevice, fill.drawn, fill.rect) = (plane, faded, rect)
      retained.put(.fill(fill), at: layer.shown.first)
    }
    layer.shown.plane = plane
    return true
  }
}
