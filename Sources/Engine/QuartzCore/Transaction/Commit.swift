import CoreGraphics

/// The layers whose values or trees have changed since the last commit.
@MainActor
final class Commit {
  private var changed: [CALayer] = []

  /// How many layers wait for the commit.
  var count: Int { changed.count }

  func note(_ layer: CALayer) {
    changed.append(layer)
  }

  /// Empties the list.
  func takeAll() -> [CALayer] {
    defer { changed = [] }
    return changed
  }
}

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
      TreeEngine.current.commit.note(self)
      CATransaction.ensureOpen()
      return true
    }
  }
}
