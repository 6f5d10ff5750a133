/// What a layer still owes to the next commit, and what it has said already.
@MainActor
package struct PendingWork {
  /// Whether the layer is on the transaction's list of changed layers.
  package var needsCommit = false
  /// Whether it is a presentation copy, which never gets onto that list.
  package var isOfCopy = false
  /// Whether sublayers have come, gone or changed places since the last commit.
  package var isRestructured = false
  /// Whether the layer is on its context's list for the next frame.
  package var isChanged = false
  package var needsLayout = false
  package var isLayingOut = false
  package var needsDisplay = false
  /// What the last order-in or order-out event said (A10).
  package var wasVisible = false
  /// Properties whose bad value has been reported.
  package var reported: Set<String> = []
  /// Given by `add(_:forKey:didStopTarget:action:)` to the `add(_:forKey:)` that it calls.
  package var didStopTarget: TargetActionPair?

  package init() {}

  /// Notes that the layer has changed.
  ///
  /// - Returns: Whether that is news since the last commit.
  mutating func claimCommit() -> Bool {
    if needsCommit || isOfCopy { return false }
    needsCommit = true
    return true
  }
}
