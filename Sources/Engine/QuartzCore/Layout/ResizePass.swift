import CoreGraphics

/// Notifies sublayers of a superlayer's new size, which may change their own size, and so on down (LA6).
///
/// Each level is notified during the change of the level above, as the overridable methods are defined, but only down
/// to a limited depth: ten thousand levels would overflow the stack. Deeper layers are notified after all levels above.
@MainActor
final class ResizePass {
  /// How many levels are reported inside each other.
  static let deepest = 64

  private var depth = 0
  private var waiting: [(layer: CALayer, oldSize: CGSize)] = []

  func tellSublayers(of layer: CALayer, withOldSize size: CGSize) {
    guard depth < Self.deepest else { return waiting.append((layer, size)) }
    depth += 1
    layer.resizeSublayers(withOldSize: size)
    // The outermost call continues with the layers that had to wait.
    while depth == 1, let (layer, size) = waiting.popLast() {
      layer.resizeSublayers(withOldSize: size)
    }
    depth -= 1
  }
}
