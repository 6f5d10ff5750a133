import CoreGraphics

/// Where a layer's own items lie among those listed.
struct OwnItems {
  /// After the group that the layer is drawn in as a whole, if it has one.
  var group: Int
  /// After the group that its contents and sublayers are clipped in, if it has one.
  var clip: Int
  /// After all that comes in front of its sublayers.
  var end: Int

  /// Those of a layer that paints nothing, among items of which there are `count`.
  static func none(at count: Int) -> OwnItems { OwnItems(group: count, clip: count, end: count) }
}

/// What one layer paints itself, around what its sublayers paint: background, contents, border.
extension FrameBuilder {
  /// Appends what comes before the sublayers, and opens the groups that these are in.
  mutating func openOwnItems(_ values: LayerValues, _ plane: Homography) -> OwnItems {
    if values.isGroup {
      items.append(.beginGroup(.init(opacity: min(1, values.opacity))))
    }
    let group = items.count
    addBackground(values, plane)
    if values.masksToBounds {
      items.append(.beginGroup(.init(opacity: 1, clip: clip(values, plane))))
    }
    let clip = items.count
    addContents(values, plane)
    return OwnItems(group: group, clip: clip, end: items.count)
  }

  /// Closes the groups, and appends what comes after the sublayers; a group that holds nothing is taken
  /// back.
  ///
  /// - Parameters:
  ///   - values: The layer's values, as they were when its items were opened.
  ///   - plane: From the layer's plane to the device.
  ///   - marks: What opening returned.
  ///   - innerCount: How many items the sublayers have; they need not be among those listed.
  /// - Returns: The index up to which items are in front of those that come after the sublayers.
  mutating func closeOwnItems(
    _ values: LayerValues,
    _ plane: Homography,
    _ marks: OwnItems,
    innerCount: Int
  ) -> Int {
    let isInside = innerCount > 0 || marks.end > marks.clip
    if values.masksToBounds, !isInside { items.removeLast() }
    let split = items.count
    if values.masksToBounds, isInside { items.append(.endGroup) }
    addBorder(values, plane)
    guard values.isGroup else { return split }
    if innerCount == 0, items.count == marks.group {
      items.removeLast()
      return items.count
    }
    items.append(.endGroup)
    return split
  }

  private mutating func addBackground(_ values: LayerValues, _ plane: Homography) {
    guard let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty else {
      return
    }
    items.append(
      .fill(
        .init(
          rect: values.bounds,
          cornerRadius: values.cornerRadius,
          color: color,
          toDevice: plane
        )
      )
    )
  }

  private mutating func addBorder(_ values: LayerValues, _ plane: Homography) {
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0,
      !values.bounds.isEmpty
    else { return }
    items.append(
      .border(
        .init(
          rect: values.bounds,
          cornerRadius: values.cornerRadius,
          width: values.borderWidth,
          color: color,
          toDevice: plane
        )
      )
    )
  }

  private mutating func addContents(_ values: LayerValues, _ plane: Homography) {
    guard let image = values.contents, let placed = ContentsPlacement(image: image, in: values)
    else { return }
    items.append(
      .image(
        .init(
          image: image,
          source: placed.source,
          destination: placed.destination,
          isSmooth: placed.isSmooth,
          toDevice: plane
        )
      )
    )
  }

  private func clip(_ values: LayerValues, _ plane: Homography) -> DisplayItem.Clip {
    .init(rect: values.bounds, cornerRadius: values.cornerRadius, toDevice: plane)
  }
}

extension LayerValues {
  /// Whether the layer with its sublayers is drawn as one picture before it is faded (RE5).
  fileprivate var isGroup: Bool { opacity < 1 }
}
