import CoreGraphics

/// Tells sublayers of a superlayer's new size, which changes their own, and so on down (LA6).
///
/// Each level is told inside the change of the one above it, as the methods that a scene can override
/// have it, but only so far down: ten thousand levels would not fit on the stack. What is deeper is told
/// when all above has been.
@MainActor
final class ResizePass {
  /// How many levels are told inside each other.
  static let deepest = 64

  private var depth = 0
  private var waiting: [(layer: CALayer, oldSize: CGSize)] = []

  func tellSublayers(of layer: CALayer, withOldSize size: CGSize) {
    guard depth < Self.deepest else { return waiting.append((layer, size)) }
    depth += 1
    layer.resizeSublayers(withOldSize: size)
    // The outermost goes on with those that had to wait.
    while depth == 1, let (layer, size) = waiting.popLast() {
      layer.resizeSublayers(withOldSize: size)
    }
    depth -= 1
  }
}
