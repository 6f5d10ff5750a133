/// A layer's pending work for the next commit, and its events so far.
@MainActor
package struct PendingWork {
  /// Whether the layer is on the transaction's list of changed layers.
  package var needsCommit = false
  /// Whether it is a presentation copy, which is never on that list.
  package var isOfCopy = false
  /// Whether sublayers were added, removed or moved since the last commit.
  package var isRestructured = false
  package var needsLayout = false
  package var isLayingOut = false
  /// Whether the superlayer, or for a root the layout pass, has the layer on its list.
  var isListedForLayout = false
  /// Whether the display pass has the layer on its list.
  var isListedForDisplay = false
  var isDisplaying = false
  /// Whether the last order event was order-in (A10).
  package var wasVisible = false
  /// Whether the action search ends with the engine's default if nothing else answers.
  var takesDefaultAction = true
  /// The number of the context that has the layer on its list for the next frame; 0 for none.
  @HalfInt var changedIn = 0
  /// The sublayers that need layout or have such layers below, in the order of their requests.
  ///
  /// A sublayer that was removed since stays in the array, but its `isListedForLayout` is false.
  var sublayersToLayOut: [CALayer] = []

  package init() {}

  /// The effect of a change on the next commit.
  enum Claim {
    case news, known
    /// None: a presentation copy is never committed.
    case ofCopy
  }

  /// Notes that the layer has changed.
  mutating func claimCommit() -> Claim {
    if isOfCopy { return .ofCopy }
    if needsCommit { return .known }
    needsCommit = true
    return .news
  }
}
