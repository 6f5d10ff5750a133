import CoreGraphics

extension UIWindow {
  /// Whether a recognizer would receive a click of the secondary mouse button.
  ///
  /// Views themselves do not get such clicks. Windows that are drawn over this one are asked first.
  ///
  /// - Parameter point: The place, in the window's coordinates.
  /// - Returns: Whether one of the view there, or of its superviews, is for that button.
  package func takesSecondaryClicks(at point: CGPoint) -> Bool {
    let window = windowUnder(point)
    var view = window.hitTest(window.convert(point, from: self), with: nil)
    while let current = view {
      let recognizers = current.gestureRecognizers ?? []
      if recognizers.contains(where: { $0.isEnabled && $0.accepts(.secondary) }) { return true }
      view = current.superview
    }
    return false
  }
}
