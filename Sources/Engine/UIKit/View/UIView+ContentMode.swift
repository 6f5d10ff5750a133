import QuartzCore

extension UIView {
  /// How contents are placed in the bounds.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to fit in the bounds, with the aspect ratio kept.
    case scaleAspectFit
    /// Scaled to fill the bounds, with the aspect ratio kept.
    case scaleAspectFill
    /// Stretched; views that draw are redrawn when the bounds change.
    case redraw
    /// Natural size, centered.
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

    /// The corresponding value of the layer.
    ///
    /// In the layer's terms the top is the maximum y, in a view's the minimum.
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
