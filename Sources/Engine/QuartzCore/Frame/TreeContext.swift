import CoreGraphics
import DisplayList

/// A tree on screen as its layers know it: who is notified of what they change, until a frame shows that.
///
/// The one that makes the frames is `LayerContext`. No layer names that, so that what lists frames is a layer of code
/// above the tree.
@MainActor
package class TreeContext {
  /// Tells this context from all others, which is never 0.
  final let number: Int

  /// Whether a frame waits until all its tiles are drawn; default true.
  ///
  /// If false, tiles appear when they are ready, which is for a window with a user.
  package final var waitsForTiles = true

  /// Layers whose content depends on the time, so that each frame lists them again.
  final var listedInFrames: [CALayer] = []
  /// Layers that prepare for frames what they show.
  final var preparedForFrames: [CALayer] = []
  /// Layers that were committed, or animated by key path from above, since the last frame.
  final var changed: [CALayer] = []

  init(number: Int) { self.number = number }

  /// Has each frame list a layer again, as long as it is in the tree: its content depends on the time.
  final func listInFrames(_ layer: CALayer) {
    if !listedInFrames.contains(where: { $0 === layer }) { listedInFrames.append(layer) }
  }

  /// Has a layer prepare for each frame what it shows, as long as it is in the tree.
  final func prepareForFrames(_ layer: CALayer) {
    if !preparedForFrames.contains(where: { $0 === layer }) { preparedForFrames.append(layer) }
  }

  /// Notes that a layer's values or what is shown of it have changed, so that the next frame lists it again.
  final func noteChange(of layer: CALayer) {
    guard layer.pending.changedIn != number else { return }
    layer.pending.changedIn = number
    changed.append(layer)
  }

  /// Notes a commit of a layer: its values may have changed, and its sublayers if `isRestructured`.
  func noteCommit(of layer: CALayer, isRestructured: Bool) { noteChange(of: layer) }

  /// Notes that a layer has running animations.
  func noteAnimations(of layer: CALayer) {}

  /// Notes a change that no commit reports, so that a frame is due.
  func setNeedsFrame() {}

  /// Whether the last frame has listed a layer.
  func lists(_ layer: CALayer) -> Bool { false }

  /// What the last frame painted of a layer, and the map from the layer's plane to the device at rest.
  func picture(of layer: CALayer) -> (items: [DisplayItem], plane: Homography) { ([], .identity) }
}
