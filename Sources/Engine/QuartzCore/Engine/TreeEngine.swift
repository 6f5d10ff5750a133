import CoreGraphics

/// What the engine keeps of the tree of layers: which of them wait for what, and what is under way in them.
///
/// Layers put themselves on these lists. Who works them off is above the tree (`Engine`), and so is what layers call by
/// the methods here.
@MainActor
package class TreeEngine: EngineState {
  /// The engine that everything uses that happens now.
  @inline(__always)
  package static var current: TreeEngine { unsafeDowncast(inUse, to: TreeEngine.self) }

  final let commit = Commit()
  final let layout = LayoutPass()

  /// The deepest, frontmost layer at `p` in and below `layer`, in the coordinates of its superlayer (HT1).
  func deepestHit(of layer: CALayer, at p: CGPoint) -> CALayer? { nil }
  /// Changes a property with a search for its action, which runs after the change (A7).
  func change(_ property: LayerProperty, of layer: CALayer, to value: AnimatableValue) {}
  /// The action for an event, searched before the change is made (A7); `nil` without a search while actions are
  /// disabled (A4).
  ///
  /// - Parameters:
  ///   - event: The name of the event.
  ///   - layer: The layer that changes.
  ///   - takesDefault: Whether the engine's default is used if nothing else answers.
  /// - Returns: The action to run after the change.
  func actionForChange(_ event: String, of layer: CALayer, takesDefault: Bool) -> (any CAAction)? {
    nil
  }
  /// Adds a layer to those to display before the next commit.
  func listForDisplay(_ layer: CALayer) {}
  /// A layer has come under another one, or into a window.
  func noteMove() {}
  /// The result of the action search; if no step answers, the engine's default for animatable properties (A6).
  func searchAction(for event: String, on layer: CALayer) -> (any CAAction)? { nil }
  /// Adds a copy of an animation to a layer.
  func attach(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {}
  /// The preferred size of a layer, in its superlayer's points (LA5).
  func preferredSize(of layer: CALayer) -> CGSize { .zero }
  /// Notifies the sublayers of a layer that its size has changed (LA6).
  func tellSublayers(of layer: CALayer, withOldSize size: CGSize) {}
  /// Applies the autoresizing mask of a layer whose superlayer had a size.
  func autoresize(_ layer: CALayer, from size: CGSize) {}
  /// The frame's global time, in seconds, while a layer is displayed for a frame; else `nil`.
  var timeOfFrameDisplay: Double? { nil }
  /// Draws a copy of a layer that is displayed for a frame; false for other layers.
  func displaysForFrame(_ layer: CALayer) -> Bool { false }
}
