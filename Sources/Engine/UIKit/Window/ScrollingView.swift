import CoreGraphics

/// A view in which the user scrolls a content, as windows know it: they offer it the wheel, and keys that no responder
/// has handled.
protocol ScrollingView: UIView {
  /// Whether the user can zoom the content.
  var canZoom: Bool { get }
  /// Whether the user can scroll the content in a direction.
  func canScroll(by way: CGVector) -> Bool
  /// Scrolls by a distance, in points.
  func scroll(by way: CGVector)
  /// Zooms by a turn of the wheel about a point of the visible part, from its upper left corner.
  func turnZoom(by way: CGFloat, about place: CGPoint)
  /// Handles a scroll key, and returns whether it did.
  func takesKey(of press: UIPress) -> Bool
}

extension UIView {
  /// This view and its superviews in which the user scrolls, the nearest first.
  var scrollingUpwards: [any ScrollingView] {
    var found: [any ScrollingView] = []
    var view: UIView? = self
    while let current = view {
      if let scrolling = current as? any ScrollingView { found.append(scrolling) }
      view = current.superviewLink
    }
    return found
  }
}
