import QuartzCore

extension UIView {
  /// How contents sit in the bounds.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as fits with the proportions kept.
    case scaleAspectFit
    /// Filling the bounds with the proportions kept.
    case scaleAspectFill
    /// Stretched; views that draw are to be drawn anew when the bounds change.
    case redraw
    /// Natural size, in the middle.
    case center
    /// Natural size, at the top.
    case top
    /// Natural size, at the bottom.
    case bottom
    /// Natural size, at the left.
    case left
    /// Natural size, at the right.
    case right
    /// Natural size, in the top left corner.
    case topLeft
    /// Natural size, in the top right corner.
    case topRight
    /// Natural size, in the bottom left corner.
    case bottomLeft
    /// Natural size, in the bottom right corner.
    case bottomRight

    /// The layer's word for it.
    ///
    /// Its top is the greatest y, a view's the least.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
