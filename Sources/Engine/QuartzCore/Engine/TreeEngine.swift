import CoreGraphics

/// What the engine keeps of the tree of layers: which of them wait for what, and what is under way in them.
///
/// Layers put themselves on these lists. Who works them off is above the tree (`Engine`).
@MainActor
package class TreeEngine: EngineState {
  /// The engine that everything uses that happens now.
  @inline(__always)
  package static var current: TreeEngine { unsafeDowncast(inUse, to: TreeEngine.self) }

  final let commit = Commit()
  final let layout = LayoutPass()
  final let resize = ResizePass()
  final let display = DisplayPass()
  final let events = AnimationEvents()
  final let ways = LayerWays()

  /// The display that is under way for a frame.
  final var frameDisplay: FrameDisplay?
  /// Who is notified of events as they happen, with the layers themselves.
  final weak var follower: (any TraceFollower)?

  /// The deepest, frontmost layer at `p` in and below `layer`, in the coordinates of its superlayer (HT1).
  func deepestHit(of layer: CALayer, at p: CGPoint) -> CALayer? { nil }
}
