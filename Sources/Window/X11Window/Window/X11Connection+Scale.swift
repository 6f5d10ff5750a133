extension X11Connection {
  /// Gives windows with the desktop's scale the one that it has now; they are notified in this turn of the main queue.
  ///
  /// - Returns: Whether there are any that had another one.
  @discardableResult
  package func followScale() -> Bool {
    guard isAlive, let scale = try? scale(explicit: nil) else { return false }
    let others = openWindows.compactMap { $0 as? X11Window }.filter {
      $0.explicitScale == nil && $0.baseScale != scale
    }
    // Each has the new one before any is notified: they are parts of each other.
    let changed = others.map { window in
      defer { window.rescale(to: scale) }
      return (window, window.scale)
    }
    for (window, old) in changed { window.onRescale(old) }
    if !changed.isEmpty { scheduleDrain() }
    return !changed.isEmpty
  }
}
