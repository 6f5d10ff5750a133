import CoreGraphics

/// Which items define the shape of a layer's shadow (RE8).
enum ShadowSource {
  /// There is no shadow.
  case none
  /// The layer's `shadowPath`.
  case path
  /// The background; nothing of the layer is seen outside of it.
  case background
  /// All items of the layer and its sublayers.
  case items
}

extension LayerValues {
  /// The cheapest source of the shadow's shape.
  ///
  /// A layer is not notified of changes of its sublayers, so if it has any, the source is `items`.
  ///
  /// - Parameters:
  ///   - content: What the layer paints because of its class's properties.
  ///   - hasSublayers: Whether the layer has sublayers.
  ///   - partOpacity: The opacity that is applied to each part of the layer separately.
  /// - Returns: For a layer with a shadow and no path, the background if it is the shape, else the items.
  @MainActor
  func shadowSource(
    _ content: (any LayerContent)?,
    hasSublayers: Bool,
    partOpacity: Double
  ) -> ShadowSource {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor, color.alpha > 0 else {
      return .none
    }
    if shadowPath != nil { return .path }
    if filterChain != nil { return .items }
    return !hasSublayers && isBackgroundItsShape(content, partOpacity) ? .background : .items
  }

  /// Whether the layer paints exactly the area of its background, with the same coverage: a soft edge that both have is
  /// then the background's.
  @MainActor
  private func isBackgroundItsShape(
    _ content: (any LayerContent)?,
    _ partOpacity: Double
  ) -> Bool {
    guard let alpha = backgroundColor?.alpha, alpha > 0, !bounds.isEmpty,
      content?.staysInBounds != false,
      backgroundColor?.pattern == nil
    else { return false }
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    let isOpaque = alpha >= 1 && partOpacity >= 1
    let paintsMore = hasBorder || (content?.paintedCount ?? 0) > 0
    if paintsMore, !isOpaque { return false }
    // Contents have no round corners, and fill the bounds with the default gravity only.
    return contents == nil || (isOpaque && cornerRadius <= 0 && contentsGravity == .resize)
  }
}
