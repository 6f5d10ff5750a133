import CoreGraphics

/// How a layer is put together with what is behind it.
struct Compositing {
  /// From the layer's plane to the device.
  let plane: Homography
  /// The opacity of the layer with its sublayers as one picture; `nil` when they are not drawn as one.
  let groupOpacity: Double?
  /// What fades each thing that the layer paints and each sublayer by itself.
  let partOpacity: Double
  /// Pixels per point when the layer with its sublayers is drawn by itself first (RE10); `nil` when not.
  let rasterScale: Double?
  let hasMask: Bool
  /// Whether the layer's own y runs up (GE11).
  let isMirrored: Bool

  /// - Parameters:
  ///   - values: The layer's.
  ///   - place: Where it finds itself.
  ///   - isLeaf: Whether there is nothing below it.
  ///   - hasMask: Whether it is seen through a mask.
  ///   - plane: From its plane to the device, wherever a transition has its picture.
  @MainActor
  init(
    _ values: LayerValues,
    in place: FrameBuilder.Place,
    isLeaf: Bool,
    hasMask: Bool,
    plane: Homography
  ) {
    self.plane = plane
    self.hasMask = hasMask
    isMirrored = place.isMirrored
    let opacity = place.opacity * min(1, values.opacity)
    // One thing by itself fades as a picture of it would.
    let isOneThing = isLeaf && !hasMask && !values.shouldRasterize && values.paintsOneThing
    let isFaded =
      opacity < 1 && !isOneThing && (values.allowsGroupOpacity || values.shouldRasterize)
    groupOpacity = isFaded ? opacity : hasMask ? 1 : nil
    partOpacity = isFaded ? 1 : opacity
    rasterScale =
      values.shouldRasterize && values.rasterizationScale > 0 ? values.rasterizationScale : nil
  }

  /// Where the sublayers find themselves.
  @MainActor
  func placeForSublayers(of values: LayerValues) -> FrameBuilder.Place {
    .init(
      plane: plane,
      matrix: values.matrixForSublayers,
      opacity: partOpacity,
      isMirrored: isMirrored != values.isGeometryFlipped
    )
  }
}

extension LayerValues {
  /// Whether the layer itself paints no more than one of its background, its contents and its border.
  fileprivate var paintsOneThing: Bool {
    let hasBackground = (backgroundColor?.alpha ?? 0) > 0
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    return hasBackground ? contents == nil && !hasBorder : contents == nil || !hasBorder
  }
}

extension FrameBuilder.Place {
  /// Where the mask of a layer finds itself, whose sublayers find themselves here.
  @MainActor
  func forMask(of values: LayerValues) -> Self {
    .init(plane: plane, matrix: values.matrixForMask, isMirrored: isMirrored)
  }
}
