import CoreGraphics
import DisplayList

/// Marks in the list of items where parts of a layer's own items end.
struct OwnItems {
  /// After the groups that the layer is drawn in as a whole, and its shadow.
  var group: Int
  /// After the beginning of the group that clips its contents and sublayers, if it has one.
  var clip: Int
  /// After the items before those of its sublayers.
  var end: Int

  /// The marks of a layer that paints nothing, in a list of `count` items.
  static func none(at count: Int) -> OwnItems { OwnItems(group: count, clip: count, end: count) }
}

/// The items that a layer paints itself, around those of its sublayers: background, contents, border, and at one of
/// three levels what its class paints.
///
/// ```
/// backdrop             the backdrop is changed
/// group                faded as one, masked, or blended
///   raster             drawn by itself first
///     shadow           an item of its own, or a group around what follows
///       group          faded as one on top of the shadow
///         filter       the picture is changed
///           background
///           (level background: a gradient)
///           group      clipped
///             contents
///             (level contents: tiles, a shape)
///             (sublayers)
///           end
///           border
///           (level front: particles)
///         end
///       end
///     end
///   end
/// mask                 closeMask ends what begins here
///   (the mask layer)
/// end
/// ```
extension ItemBuilder {
  /// Appends the items before those of the sublayers, and opens the groups around these.
  mutating func openOwnItems(_ values: LayerValues, _ how: Compositing) -> OwnItems {
    addBackdrop(values, how)
    if let opacity = how.groupOpacity {
      items.append(.beginGroup(outerGroup(values, how, opacity)))
    }
    if let scale = how.rasterScale {
      items.append(.beginRaster(.init(toDevice: how.plane, scale: scale)))
    }
    addShadow(values, how)
    if let opacity = how.opacityOverShadow { items.append(.beginGroup(.init(opacity: opacity))) }
    if let chain = values.filterChain { items.append(.beginFilter(filter(chain, how))) }
    let group = items.count
    addExtent(values, how)
    addBackground(values, how)
    addClassContent(at: .background, values, how)
    if values.masksToBounds {
      items.append(.beginGroup(.init(opacity: 1, clip: clip(values, how))))
    }
    let clip = items.count
    addContents(values, how)
    addClassContent(at: .contents, values, how)
    return OwnItems(group: group, clip: clip, end: items.count)
  }

  /// Closes the groups, and appends the items after those of the sublayers; empty groups are removed.
  ///
  /// - Parameters:
  ///   - values: The layer's values, the same as when its items were opened.
  ///   - how: The same as when they were opened. With a mask, the items end before those of the mask.
  ///   - marks: The result of `openOwnItems`.
  ///   - innerCount: The number of the sublayers' items; they need not be in the list.
  /// - Returns: The index of the first item that belongs after those of the sublayers.
  mutating func closeOwnItems(
    _ values: LayerValues,
    _ how: Compositing,
    _ marks: OwnItems,
    innerCount: Int
  ) -> Int {
    let isInside = innerCount > 0 || marks.end > marks.clip
    if values.masksToBounds, !isInside { items.removeLast() }
    let split = items.count
    if values.masksToBounds, isInside { items.append(.endGroup) }
    addBorder(values, how)
    addClassContent(at: .front, values, how)
    if innerCount == 0, items.count == marks.group, takeBackGroups(values, how) {
      return items.count
    }
    if values.filterChain != nil { items.append(.endGroup) }
    if how.opacityOverShadow != nil { items.append(.endGroup) }
    if how.shadow == .items { items.append(.endGroup) }
    if how.rasterScale != nil { items.append(.endGroup) }
    if how.groupOpacity != nil { items.append(how.hasMask ? .mask : .endGroup) }
    return split
  }

  /// Removes the beginnings of groups that have nothing in them.
  ///
  /// - Returns: Whether they were removed; not for a layer with a mask or with a shadow of a `shadowPath`.
  private mutating func takeBackGroups(_ values: LayerValues, _ how: Compositing) -> Bool {
    guard !how.hasMask, how.shadow != .path else { return false }
    if values.filterChain != nil { items.removeLast() }
    if how.opacityOverShadow != nil { items.removeLast() }
    if how.shadow == .items { items.removeLast() }
    if how.rasterScale != nil { items.removeLast() }
    if how.groupOpacity != nil { items.removeLast() }
    return true
  }

  /// Appends what comes after the mask's items.
  mutating func closeMask(_ how: Compositing) {
    if how.hasMask { items.append(.endGroup) }
  }

  /// The group of the whole layer; clipped to the bounds if its blend mode also changes pixels that the layer does not
  /// paint.
  private func outerGroup(
    _ values: LayerValues,
    _ how: Compositing,
    _ opacity: Double
  ) -> DisplayItem.Group {
    .init(
      opacity: opacity,
      clip: how.blendMode.isBoundedBySource ? nil : clip(values, how),
      blendMode: how.blendMode,
      hasMask: how.hasMask
    )
  }

  /// If the layer's blend mode changes all pixels of its bounds, a transparent fill makes them part of the layer's
  /// extent.
  private mutating func addExtent(_ values: LayerValues, _ how: Compositing) {
    guard !how.blendMode.isBoundedBySource, !how.bounds.isEmpty else { return }
    items.append(
      .fill(.init(rect: how.bounds, cornerRadius: 0, color: .clear, toDevice: how.plane))
    )
  }

  private mutating func addBackground(_ values: LayerValues, _ how: Compositing) {
    guard let background = values.backgroundColor, !how.bounds.isEmpty else { return }
    if background.pattern != nil { return addPattern(background, values, how) }
    let color = background.faded(by: how.partOpacity)
    guard color.alpha > 0 else { return }
    items.append(
      .fill(
        .init(
          rect: how.bounds,
          cornerRadius: values.cornerRadius,
          edges: values.edgeStyle,
          color: color,
          toDevice: how.plane
        )
      )
    )
  }

  /// Appends what the layer paints because of its class's properties, if that is at a level.
  private mutating func addClassContent(
    at level: ContentLevel,
    _ values: LayerValues,
    _ how: Compositing
  ) {
    guard let content = how.content, content.level == level else { return }
    content.add(to: &self, values, how)
  }

  private mutating func addBorder(_ values: LayerValues, _ how: Compositing) {
    guard values.borderWidth > 0,
      let color = values.borderColor?.faded(by: how.partOpacity), color.alpha > 0,
      !how.bounds.isEmpty
    else { return }
    items.append(
      .border(
        .init(
          rect: how.bounds,
          cornerRadius: values.cornerRadius,
          edges: values.edgeStyle,
          width: values.borderWidth,
          color: color,
          toDevice: how.plane
        )
      )
    )
  }

  /// Appends the contents; where y runs up they are mirrored within their rectangle, so that they stay upright (GE11).
  private mutating func addContents(_ values: LayerValues, _ how: Compositing) {
    guard let image = values.contents,
      let placed = ContentsPlacement(image: image, in: values, bounds: how.bounds)
    else { return }
    let destination = pixelForPixel(image, values, how, placed) ?? placed.destination
    let sides = Double(destination.minY + destination.maxY)
    let overturned = Homography(1, 0, 0, 0, -1, 0, 0, sides, 1)
    let plane = how.isMirrored ? overturned.then(how.plane) : how.plane
    guard plane.isFinite else { return }
    let sampling = ContentsSampling(
      image,
      placed.source,
      to: destination,
      values,
      through: plane,
      isSliced: placed.slices != nil,
      in: mipCache
    )
    items.append(
      .image(
        .init(
          image: image,
          source: placed.source,
          destination: destination,
          slices: placed.slices,
          isSmooth: sampling.isSmooth,
          mips: sampling.mips,
          edges: values.edgeStyleOfContents(isMirrored: how.isMirrored),
          opacity: how.partOpacity,
          toDevice: plane
        )
      )
    )
  }

  /// The rectangle of contents at rest that have as many pixels as the device has for them: each is put on one device
  /// pixel.
  ///
  /// Contents that layers draw for themselves have whole pixels, so they may be larger than the layer by a part of a
  /// pixel; stretched to the layer's size they would be blurred.
  private func pixelForPixel(
    _ image: CGImage,
    _ values: LayerValues,
    _ how: Compositing,
    _ placed: ContentsPlacement
  ) -> CGRect? {
    let (x, y) = (CGFloat(how.plane.m11), CGFloat(how.plane.m22))
    guard !how.isMoving, how.plane.isAxisAligned, x > 0, y > 0,
      let exact = how.bounds == values.bounds
        ? placed : ContentsPlacement(image: image, in: values),
      exact.slices == nil
    else { return nil }
    let size = exact.source.size
    let spare = (
      size.width - exact.destination.width * x, size.height - exact.destination.height * y
    )
    let rounding: CGFloat = 1e-6
    guard spare.0 > -rounding, spare.0 < 1, spare.1 > -rounding, spare.1 < 1 else { return nil }
    let natural = CGRect(
      origin: exact.destination.origin,
      size: CGSize(width: size.width / x, height: size.height / y)
    )
    return natural.onWholePixels(of: how.plane)
  }
}
