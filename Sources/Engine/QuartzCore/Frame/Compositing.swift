import CoreGraphics
import DisplayList

/// How a layer is composited with its backdrop.
struct Compositing {
  /// The map from the layer's plane to device pixels.
  let plane: Homography
  /// The rectangle that the layer's own items fill: its bounds, rounded to device pixels if nothing moves it.
  let bounds: CGRect
  /// Whether the layer is moving, by itself or with a layer above it.
  let isMoving: Bool
  /// The opacity of the layer with its sublayers as one picture, and with its shadow only if it is rasterized; `nil` if
  /// they are not drawn as one.
  let groupOpacity: Double?
  /// The opacity of the same on top of a shadow that fades by itself (peer 176); `nil` if they are not drawn as one, or
  /// without such a shadow.
  let opacityOverShadow: Double?
  /// The shape of the layer's shadow.
  let shadow: ShadowSource
  /// The opacity that is applied to each part of the layer and to each sublayer separately.
  let partOpacity: Double
  /// Pixels per point if the layer with its sublayers is rasterized (RE10); else `nil`.
  let rasterScale: Double?
  let hasMask: Bool
  /// The blend mode of the whole layer with its backdrop.
  let blendMode: CGBlendMode
  /// Whether y runs up in the layer (GE11).
  let isMirrored: Bool
  /// Whether it keeps its sublayers at their places in space, and shows nothing itself (`CATransformLayer`).
  let isSpace: Bool
  /// What the layer paints because of its class's properties.
  let content: (any LayerContent)?
  /// The space of that, if it is not flattened to the layer's plane.
  let contentSpace: ContentSpace?
  /// The layer's own time in seconds, in a copy that shows another time than the frame's.
  let time: Double?

  /// - Parameters:
  ///   - values: The values of the layer.
  ///   - content: What the layer paints because of its class's properties.
  ///   - place: The place of the layer in the frame.
  ///   - hasMask: Whether the layer has a mask.
  ///   - hasSublayers: Whether the layer has sublayers.
  ///   - plane: The map from the layer's plane to device pixels, as its transition places its picture.
  ///   - isMoving: Whether the layer itself is moving.
  ///   - time: The layer's own time in seconds, in a copy that shows another time than the frame's.
  @MainActor
  init(
    _ values: LayerValues,
    _ content: (any LayerContent)?,
    in place: LayerPlace,
    hasMask: Bool,
    hasSublayers: Bool,
    plane: Homography,
    isMoving: Bool,
    time: Double?
  ) {
    self.plane = plane
    self.time = time
    self.isMoving = isMoving || place.isMoving
    bounds = self.isMoving ? values.bounds : values.bounds.onWholePixels(of: plane)
    self.hasMask = hasMask
    self.content = content
    // (Checked here: an object is allocated before its initializer can fail, in every frame for every layer.)
    contentSpace =
      content?.isInSpace(with: values.custom) == true ? ContentSpace(values, in: place) : nil
    isSpace = false
    isMirrored = place.isMirrored
    let opacity = place.opacity * min(1, values.opacity)
    // The opacity of a single part has the same effect as that of a picture of it.
    let isOneThing =
      !hasSublayers && !hasMask && !values.shouldRasterize && values.filterChain == nil
      && values.paintsOneThing(with: content)
    let isFaded =
      opacity < 1 && !isOneThing && (values.allowsGroupOpacity || values.shouldRasterize)
    partOpacity = isFaded ? 1 : opacity
    rasterScale =
      values.shouldRasterize && values.rasterizationScale > 0 ? values.rasterizationScale : nil
    shadow = values.shadowSource(content, hasSublayers: hasSublayers, partOpacity: partOpacity)
    let isShadowApart = shadow != .none && rasterScale == nil
    blendMode = values.blendMode
    let isGroup = hasMask || blendMode != .normal
    groupOpacity = isFaded && !isShadowApart ? opacity : isGroup ? 1 : nil
    opacityOverShadow = isFaded && isShadowApart ? opacity : nil
  }

  /// For a `CATransformLayer`, whose opacity is applied to each sublayer separately (SL8).
  @MainActor
  init(
    ofSpace values: LayerValues,
    in place: LayerPlace,
    plane: Homography,
    isMoving: Bool
  ) {
    self.plane = plane
    self.isMoving = isMoving || place.isMoving
    bounds = values.bounds
    (groupOpacity, opacityOverShadow, rasterScale) = (nil, nil, nil)
    (shadow, hasMask, blendMode, isSpace) = (.none, false, .normal, true)
    (content, contentSpace, time) = (nil, nil, nil)
    isMirrored = place.isMirrored
    partOpacity = place.opacity * min(1, values.opacity)
  }

  /// The place of the sublayers of a layer that is in `place` itself.
  @MainActor
  func placeForSublayers(of values: LayerValues, in place: LayerPlace) -> LayerPlace {
    let isMirrored = isMirrored != values.isGeometryFlipped
    guard isSpace else {
      return .init(
        plane: plane,
        matrix: values.matrixForSublayers,
        opacity: partOpacity,
        isMirrored: isMirrored,
        space: place.space == .none ? .none : .above,
        isMoving: isMoving
      )
    }
    // They stay in the plane that the space is in; their matrix includes the layer's own place.
    return .init(
      plane: place.plane,
      matrix: values.matrixFromSpace(in: place.matrix),
      opacity: partOpacity,
      isMirrored: isMirrored,
      space: .here,
      isMoving: isMoving
    )
  }
}

extension LayerValues {
  /// Whether the layer paints at most one of background, contents, border and what its class paints, and no shadow.
  @MainActor
  fileprivate func paintsOneThing(with content: (any LayerContent)?) -> Bool {
    guard shadowOpacity <= 0 else { return false }
    var count = content?.paintedCount ?? 0
    if (backgroundColor?.alpha ?? 0) > 0 { count += 1 }
    if contents != nil { count += 1 }
    if borderWidth > 0, (borderColor?.alpha ?? 0) > 0 { count += 1 }
    return count <= 1
  }
}
