import CoreGraphics

/// How much of the window is the inspector's, in points.
struct InspectorDock: Equatable {
  /// The width beside the scene; 0 while the inspector is closed.
  var width: CGFloat = 0
  /// The height that the window has beyond the scene and the bar, so that the inspector has room beside a small scene.
  var extraHeight: CGFloat = 0

  /// The smallest height in which the inspector is good to use.
  static let usefulHeight: CGFloat = 560
  /// The possible widths.
  static let widths: ClosedRange<CGFloat> = 260...900

  /// The inspector's place while it is closed.
  init() {}

  /// A place beside a scene.
  ///
  /// - Parameters:
  ///   - width: The inspector's width.
  ///   - height: The height of the window as it is.
  ///   - canGrow: Whether the window can become higher.
  init(width: CGFloat, besideHeight height: CGFloat, canGrow: Bool) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    extraHeight = canGrow ? max(0, Self.usefulHeight - height) : 0
  }
}
