public import QuartzCore

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

  /// A view with a snapshot of a part of this one, whose middle stretches when it gets another size.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's own coordinates.
  ///   - afterUpdates: As in `snapshotView(afterScreenUpdates:)`.
  ///   - capInsets: The sides that keep their size, in points.
  /// - Returns: The view; `nil` for an empty part, and where there is no snapshot.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let (part, scale) = (rect.intersection(bounds), UIScreen.main.scale)
    guard !part.isEmpty, let snapshot = snapshotView(afterScreenUpdates: afterUpdates),
      case let picture as CGImage = snapshot.layer.contents
    else { return nil }
    let pixels = CGRect(
      x: (part.minX - bounds.minX) * scale,
      y: (part.minY - bounds.minY) * scale,
      width: part.width * scale,
      height: part.height * scale
    )
    let view = UIView(frame: CGRect(origin: .zero, size: part.size))
    view.layer.contents = picture.cropping(to: pixels)
    view.layer.contentsCenter = CGRect(
      x: capInsets.left / part.width,
      y: capInsets.top / part.height,
      width: max(0, part.width - capInsets.left - capInsets.right) / part.width,
      height: max(0, part.height - capInsets.top - capInsets.bottom) / part.height
    )
    return view
  }
}
