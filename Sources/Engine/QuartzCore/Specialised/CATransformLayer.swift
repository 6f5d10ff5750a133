public import CoreGraphics

/// A layer that only holds others, and leaves them where they are in space: it does not flatten them (GE9).
///
/// The layers right below it, and below further transform layers in it, share one space. There the one that is
/// nearer to the viewer is in front, whatever its place in the tree, and layers that cut through each other are
/// in front of each other in part. Each of them flattens its own sublayers as always.
///
/// It shows nothing itself: its background, contents, border, shadow, mask and filters are not looked at, nor is
/// what would make one picture of its sublayers. Its opacity fades each of them by itself (SL8). It is never
/// hit; its sublayers are (HT9). A `CATransition` on it is not seen.
open class CATransformLayer: CALayer {
  /// A transform layer without sublayers.
  public required init() { super.init() }

  /// A copy of another transform layer's values.
  public required init(layer: Any) { super.init(layer: layer) }

  override func isSpace(with values: CustomValues) -> Bool { true }

  package override class var listsBelowAsOne: Bool { true }

  /// Always `nil`: a transform layer has no plane of its own that a point could be in.
  ///
  /// A hit test of a layer above passes over it, to the layers of its space.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

  package override func hitFromAbove(_ p: CGPoint) -> CALayer? { hitInSpace(at: p) }
}
