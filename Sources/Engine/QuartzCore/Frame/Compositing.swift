import CoreGraphics
import DisplayList

/// How a layer is put together with what is behind it.
struct Compositing {
  /// From the layer's plane to the device.
  let plane: Homography
  /// What the layer's own items fill: its bounds, moved to whole pixels while it is at rest.
  let bounds: CGRect
  /// Whether the layer is on its way, by itself or with a layer above it.
  let isMoving: Bool
  /// The opacity of the layer with its sublayers as one picture, with its shadow only where it is drawn by
  /// itself first; `nil` when they are not drawn as one.
  let groupOpacity: Double?
  /// The opacity of the same on top of the shadow, which fades by itself (peer 176); `nil` when they are
  /// not drawn as one, or without a shadow that does.
  let opacityOverShadow: Double?
  /// What the layer's shadow takes its shape from.
  let shadow: ShadowSource
  /// What fades each thing that the layer paints and each sublayer by itself.
  let partOpacity: Double
  /// Pixels per point when the layer with its sublayers is drawn by itself first (RE10); `nil` when not.
  let rasterScale: Double?
  let hasMask: Bool
  /// How all of it is put on what is behind.
  let blendMode: CGBlendMode
  /// Whether the layer's own y runs up (GE11).
  let isMirrored: Bool
  /// Whether it leaves its sublayers where they are in space, and shows nothing itself.
  let isSpace: Bool
  /// What it paints by its class's properties.
  let content: DeclaredContent
  /// Where its particles are, if they are not flattened to its plane.
  let particleSpace: ParticleSpace?

  /// - Parameters:
  ///   - values: The layer's.
  ///   - content: What it paints by its class's properties.
  ///   - place: Where it finds itself.
  ///   - hasMask: Whether it is seen through a mask.
  ///   - hasSublayers: Whether there are layers in it.
  ///   - plane: From its plane to the device, wherever a transition has its picture.
  ///   - isMoving: Whether it is on its way by itself.
  @MainActor
  init(
    _ values: LayerValues,
    _ content: DeclaredContent,
    in place: FrameBuilder.Place,
    hasMask: Bool,
    hasSublayers: Bool,
    plane: Homography,
    isMoving: Bool
  ) {
    self.plane = plane
    self.isMoving = isMoving || place.isMoving
    bounds = self.isMoving ? values.bounds : values.bounds.onWholePixels(of: plane)
    self.hasMask = hasMask
    self.content = content
    // (Looked at here: an object is made before its initializer can refuse, in every frame of every layer.)
    if case .particles = content, values.custom.value(of: EmitterKey.preservesDepth) {
      particleSpace = ParticleSpace(values, in: place)
    } else {
      particleSpace = nil
    }
    isSpace = false
    isMirrored = place.isMirrored
    let opacity = place.opacity * min(1, values.opacity)
    // One thing by itself fades as a picture of it would.
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

  /// That of a `CATransformLayer`, which fades each of its sublayers by itself (SL8).
  @MainActor
  init(
    ofSpace values: LayerValues,
    in place: FrameBuilder.Place,
    plane: Homography,
    isMoving: Bool
  ) {
    self.plane = plane
    self.isMoving = isMoving || place.isMoving
    bounds = values.bounds
    (groupOpacity, opacityOverShadow, rasterScale) = (nil, nil, nil)
    (shadow, hasMask, blendMode, isSpace, content) = (.none, false, .normal, true, .none)
    particleSpace = nil
    isMirrored = place.isMirrored
    partOpacity = place.opacity * min(1, values.opacity)
  }

  /// Where the sublayers find themselves, of a layer that is in `place` itself.
  @MainActor
  func placeForSublayers(of values: LayerValues, in place: FrameBuilder.Place) -> FrameBuilder.Place
  {
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
    // They stay in the plane that the space is in, and have its own place before theirs.
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
  /// Whether the layer itself paints no more than one of its background, a gradient, its contents, a shape's inside
  /// and line, and its border, and no shadow.
  @MainActor
  fileprivate func paintsOneThing(with content: DeclaredContent) -> Bool {
    guard shadowOpacity <= 0 else { return false }
    var count = content.count
    if (backgroundColor?.alpha ?? 0) > 0 { count += 1 }
    if contents != nil { count += 1 }
    if borderWidth > 0, (borderColor?.alpha ?? 0) > 0 { count += 1 }
    return count <= 1
  }
}

extension FrameBuilder.Place {
  /// Where the mask of a layer finds itself, whose sublayers find themselves here.
  @MainActor
  func forMask(of values: LayerValues) -> Self {
    .init(
      plane: plane,
      matrix: values.matrixForMask,
      isMirrored: isMirrored,
      space: space == .none ? .none : .above,
      isMoving: isMoving
    )
  }
}
