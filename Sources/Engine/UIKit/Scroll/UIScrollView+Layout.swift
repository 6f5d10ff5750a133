extension UIScrollView {
  /// The guide of the scrollable content: constraints to its sides determine `contentSize`.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The guide of the scroll view's frame, which does not scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}

extension UIScrollView: LayoutKind {
  var scrollsContent: Bool { true }
  func safeAreaMayHaveChanged() { insetsMayHaveChanged() }
}
