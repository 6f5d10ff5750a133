/// What a layer still owes to the next commit, and what it has said already.
@MainActor
package struct PendingWork {
  /// Whether the layer is on the transaction's list of changed layers.
  package var needsCommit = false
  /// Whether it is a presentation copy, which never gets onto that list.
  package var isOfCopy = false
  /// Whether sublayers have come, gone or changed places since the last commit.
  package var isRestructured = false
  /// The number of the context that has the layer on its list for the next frame; 0 for none.
  var changedIn = 0
  package var needsLayout = false
  package var isLayingOut = false
  /// Whether the superlayer, or for a root the layout pass, has the layer on its list.
  var isListedForLayout = false
  /// The sublayers that need layout or have such below them, in the order in which they asked.
  ///
  /// One that has left since is still there, but no longer says that it is listed.
  var sublayersToLayOut: [CALayer] = []
  /// What is to be drawn anew.
  var dirtyArea = DirtyArea.nothing
  /// Whether the display pass has the layer on its list.
  var isListedForDisplay = false
  var isDisplaying = false
  /// What the last order-in or order-out event said (A10).
  package var wasVisible = false
  /// Properties whose bad value has been reported.
  package var reported: Set<String> = []
  /// Whether the search for an action ends with the engine's own, where nothing else answers.
  var takesDefaultAction = true
  /// Given by `add(_:forKey:didStopTarget:action:)` to the `add(_:forKey:)` that it calls.
  package var didStopTarget: TargetActionPair?

  package var needsDisplay: Bool { dirtyArea != .nothing }

  package init() {}

  /// What a change means for the next commit.
  enum Claim {
    case news, known
    /// Nothing: a presentation copy's values are nobody else's concern.
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

extension PendingWork {
  /// How often layout and display may make each other necessary before they are left as they are.
  static let roundLimit = 64

  /// Lays out and then displays all layers that wait for it, until none does (TR14).
  static func settle() {
    for _ in 0..<roundLimit {
      Engine.current.layout.run()
      Engine.current.display.run()
      if Engine.current.layout.isSettled, Engine.current.display.isSettled { return }
    }
    guard let layer = Engine.current.layout.firstWaiting ?? Engine.current.display.firstWaiting
    else { return }
    EngineReport.report(
      layer,
      layer.pending.needsLayout ? "layoutSublayers" : "display",
      "never comes to rest: it was needed again after each of \(roundLimit) rounds"
    )
  }
}
