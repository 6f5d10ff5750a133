public import CoreGraphics

/// A layer that only groups others and keeps their places in 3D space: it does not flatten them.
///
/// Its sublayers, and those of transform layers among them, share one 3D space. There the layer nearer to the viewer is
/// in front, whatever its place in the tree; layers that intersect are each in front of the other in part. Each of them
/// flattens its own sublayers as always.
///
/// A transform layer shows nothing itself: its background, contents, border, shadow, mask and filters have no effect,
/// nor has group opacity, blending or rasterization. Its opacity applies to each sublayer separately. Hit tests find
/// its sublayers, but never the layer itself. A `CATransition` on it is not shown.
open class CATransformLayer: CALayer {
  /// A transform layer without sublayers.
  public required init() { super.init() }

  /// A copy of another transform layer's values.
  public required init(layer: Any) { super.init(layer: layer) }

  override class var kind: (any LayerKind.Type)? { CATransformLayer.self }

  /// The frontmost hit layer of its space at `p`, in the superlayer's coordinates; never the transform layer itself.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    hitInSpace(at: p)
  }

  /// The layer of an archive; `nil` for one that is damaged.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CATransformLayer: LayerKind {
  static var testsHits: Bool { true }
  static var listsBelowAsOne: Bool { true }

  func keepsSpace(with values: CustomValues) -> Bool { true }
}
