public import QuartzCore

/// The part of a controller's view under bars, for constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Its height, in points.
  var length: CGFloat { get }
  /// The top side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between a view's side and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Side: String {
    case top, bottom
  }

  private let side: Side

  private init(_ side: Side) {
    self.side = side
    super.init(.free)
    identifier = "\(side.rawValue)LayoutGuide"
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return side == .top ? insets.top : insets.bottom
  }

  /// The view's guide of that side, which is made when it is first asked for.
  static func guide(_ side: Side, of view: UIView) -> BarLayoutGuide {
    let known = view.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }
    if let guide = known.first(where: { $0.side == side }) { return guide }
    let guide = BarLayoutGuide(side)
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    let isTop = side == .top
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}
