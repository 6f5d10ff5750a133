import CoreGraphics

/// What the engine keeps of the tree of layers: which of them wait for a commit.
///
/// Layers put themselves on the lists here. The code that processes them is above the tree (`Engine`), and so is all
/// that layers do beyond storing values and links: they call it by these methods, which `Engine` overrides.
@MainActor
package class TreeEngine: EngineState {
  /// The engine in use.
  @inline(__always)
  package static var current: TreeEngine { unsafeDowncast(inUse, to: TreeEngine.self) }

  /// The layers whose values or trees have changed since the last commit.
  final var changed: [CALayer] = []
  /// Roots of trees in which something waits for layout.
  final var layoutRoots: [CALayer] = []

  // MARK: Changes and actions

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

  /// The result of the action search; if no step answers, the engine's default for animatable properties (A6).
  func searchAction(for event: String, on layer: CALayer) -> (any CAAction)? { nil }
  /// Adds a copy of an animation to a layer.
  func attach(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {}
  /// Reports a value that a layer cannot use, once for each property.
  func report(_ layer: CALayer, _ property: String, _ problem: String) {}

  // MARK: The tree

  /// A layer has come under another one, or into a window.
  func noteMove() {}
  /// Raises the events of a layer, and of those below, that has become visible or invisible (A10).
  func visibilityDidChange(of layer: CALayer) {}
  /// Handles that the root of a window's tree lost its superlayer, which was freed.
  func returnToWindow(_ root: CALayer) {}

  // MARK: Hits

  /// The deepest, frontmost layer at `p` in and below `layer`, in the coordinates of its superlayer (HT1).
  func deepestHit(of layer: CALayer, at p: CGPoint) -> CALayer? { nil }
  /// Clears the cached data about hits of a layer if it depends on a property.
  func hitsDidChange(of layer: CALayer, by property: LayerProperty) {}
  /// The same after sublayers were added, removed or reordered.
  func hitListDidChange(of layer: CALayer) {}

  // MARK: Layout

  /// Requests a layout of a layer.
  func markForLayout(_ layer: CALayer) {}
  /// Lays out the sublayers of a layer by its delegate, else its layout manager (LA3).
  func layOutSublayers(of layer: CALayer) {}
  /// The effects of a change of the bounds (LA1, LA6, DI5).
  func boundsDidChange(of layer: CALayer, from old: CGRect) {}
  /// Notifies the sublayers of a layer that its size has changed (LA6).
  func tellSublayers(of layer: CALayer, withOldSize size: CGSize) {}
  /// Applies the autoresizing mask, given the superlayer's old size.
  func autoresize(_ layer: CALayer, from size: CGSize) {}
  /// The preferred size of a layer, in its superlayer's points (LA5).
  func preferredSize(of layer: CALayer) -> CGSize { .zero }

  // MARK: Display

  /// Requests a display of a part of a layer, in its own coordinates; of all for an infinite rectangle.
  func markForDisplay(_ layer: CALayer, _ rect: CGRect) {}
  /// Adds a layer to those to display before the next commit.
  func listForDisplay(_ layer: CALayer) {}
  /// The default implementation of `display()`.
  func display(_ layer: CALayer) {}
  /// Draws a copy of a layer that is displayed for a frame; false for other layers.
  func displaysForFrame(_ layer: CALayer) -> Bool { false }
  /// Whether a layer makes its contents itself: because of its class, or because the contents are its own drawing.
  func drawsItself(_ layer: CALayer) -> Bool { false }

  // MARK: Time

  /// Sets a part of a layer's timing; a value that is not finite is reported.
  func setTiming<Value: BinaryFloatingPoint>(
    _ field: WritableKeyPath<LayerTiming, Value>,
    _ value: Value,
    _ key: String,
    of layer: CALayer
  ) {}
  /// The presentation copy of a layer at a global time, in seconds; `nil` if it was never committed.
  func presentation(of layer: CALayer, at time: Double) -> CALayer? { nil }
  /// The frame's global time, in seconds, while a layer is displayed for a frame; else `nil`.
  var timeOfFrameDisplay: Double? { nil }
}

/// How layers come on the lists.
extension CALayer {
  /// Adds the layer to the next commit, and opens the implicit transaction for it.
  package func setNeedsCommit() {
    _ = noteChange()
  }

  /// Adds the layer to the next commit.
  ///
  /// - Returns: `false` for a presentation copy, which is never committed.
  func noteChange() -> Bool {
    switch pending.claimCommit() {
    case .known: return true
    case .ofCopy: return false
    case .news:
      TreeEngine.current.changed.append(self)
      CATransaction.ensureOpen()
      return true
    }
  }

  /// Whether a pass from this layer would have something to do.
  var awaitsLayout: Bool { pending.needsLayout || !pending.sublayersToLayOut.isEmpty }

  /// Adds the layer to its superlayer's list, that one to its own superlayer's, and so on up to the first listed layer.
  func listForLayout() {
    var layer = self
    while !layer.pending.isListedForLayout {
      layer.pending.isListedForLayout = true
      guard let parent = layer.tree.superlayer else {
        return TreeEngine.current.layoutRoots.append(layer)
      }
      parent.pending.sublayersToLayOut.append(layer)
      layer = parent
    }
  }

  /// Moves the layer to the list of a new superlayer.
  func listAgainForLayout() {
    pending.isListedForLayout = false
    if awaitsLayout { listForLayout() }
  }
}
