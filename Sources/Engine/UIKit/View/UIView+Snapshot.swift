import QuartzCore

extension UIView {
  /// A view with a snapshot of this one: as it will be after pending layout, or as it is on screen now.
  func snapshot(afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let source = afterUpdates ? layer : layer.presentation()
    guard let source, let picture = picture(of: source) else { return nil }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: source.bounds.size))
    snapshot.layer.contents = picture
    return snapshot
  }

  /// A snapshot of this view's layer or of its presentation copy, with its sublayers, at the screen's scale.
  ///
  /// - Returns: `nil` for an empty size.
  func picture(of layer: CALayer) -> CGImage? {
    guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
    return UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
      .cgImage
  }
}
