import CoreGraphics

/// What a layer's shadow takes its shape from (RE8).
enum ShadowSource {
  /// There is no shadow.
  case none
  /// The layer's `shadowPath`.
  case path
  /// The background, beyond which nothing of the layer is seen.
  case background
  /// All that the layer paints, with its sublayers.
  case items
}

extension LayerValues {
  /// Where the shape of the layer's shadow is to be had for least.
  ///
  /// Sublayers change without the layer's being told, so with any the items decide.
  ///
  /// - Parameters:
  ///   - content: What the layer paints by its class's properties.
  ///   - hasSublayers: Whether there are any.
  ///   - partOpacity: What fades each thing that the layer paints by itself.
  /// - Returns: The background where it is the shape, else the items, for a layer with a shadow.
  @MainActor
  func shadowSource(
    _ content: DeclaredContent,
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

  /// Whether what the layer paints itself covers just what its background does, in the same degree: the
  /// softness of an edge that both have is the background's.
  @MainActor
  private func isBackgroundItsShape(
    _ content: DeclaredContent,
    _ partOpacity: Double
  ) -> Bool {
    guard let alpha = backgroundColor?.alpha, alpha > 0, !bounds.isEmpty, content.staysInBounds,
      backgroundColor?.pattern == nil
    else { return false }
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    let isOpaque = alpha >= 1 && partOpacity >= 1
    if hasBorder || content.count > 0, !isOpaque { return false }
    // Contents are not rounded, and fill the bounds by the default gravity only.
    return contents == nil || (isOpaque && cornerRadius <= 0 && contentsGravity == .resize)
  }
}
