import CoreGraphics

/// Walks the layer tree at one time and lists what to paint (RE1).
@MainActor
struct FrameBuilder {
  /// The global time that the frame is for, in seconds.
  let time: Double
  /// Device pixels per point.
  let scale: Double

  private var items: [DisplayItem] = []

  init(time: Double, scale: Double) {
    self.time = time
    self.scale = scale
  }

  func build(_ root: CALayer) -> DisplayList {
    var builder = self
    builder.add(root, Place(plane: Homography(scale: scale), matrix: nil, time: time))
    return DisplayList(items: builder.items)
  }

  /// Where a layer finds itself: its superlayer's plane on the device, what that one does to its
  /// sublayers, and its time.
  private struct Place {
    var plane: Homography
    var matrix: CATransform3D?
    var time: Double
  }

  private mutating func add(_ layer: CALayer, _ place: Place) {
    let localTime = layer.timing.local(fromParent: place.time)
    let values = layer.presentationValues(atParent: place.time)
    let opacity = max(0, min(1, values.opacity))
    guard !values.isHidden, opacity > 0,
      values.isDoubleSided || !values.facesAway(forSublayers: place.matrix)
    else { return }
    let plane = values.planeToSuperlayer(forSublayers: place.matrix).then(place.plane)

    let groupStart = items.count
    let needsGroup = opacity < 1
    if needsGroup { items.append(.beginGroup(.init(opacity: opacity))) }
    addBackground(values, plane)
    if values.masksToBounds {
      items.append(.beginGroup(.init(opacity: 1, clip: clip(values, plane))))
    }
    let clipStart = items.count
    addContents(values, plane)
    addSublayers(
      of: layer,
      values,
      Place(plane: plane, matrix: values.matrixForSublayers, time: localTime)
    )
    if values.masksToBounds { closeGroup(openedBefore: clipStart) }
    addBorder(values, plane)
    if needsGroup { closeGroup(openedBefore: groupStart + 1) }
  }

  /// Ends a group, or takes it back when nothing was put into it.
  private mutating func closeGroup(openedBefore start: Int) {
    if items.count == start { items.removeLast() } else { items.append(.endGroup) }
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

  private mutating func addSublayers(of layer: CALayer, _ values: LayerValues, _ place: Place) {
    let sublayers = layer.tree.sublayers
    guard !sublayers.isEmpty else { return }
    let isFlat =
      !layer.animations.reachesSublayers
      && sublayers.allSatisfy { $0.animations.running.isEmpty && $0.values.zPosition == 0 }
    let ordered =
      isFlat
      ? sublayers
      : sublayers.sortedByDepth { $0.presentationValues(atParent: place.time).zPosition }
    for sublayer in ordered { add(sublayer, place) }
  }

  private func clip(_ values: LayerValues, _ plane: Homography) -> DisplayItem.Clip {
    .init(rect: values.bounds, cornerRadius: values.cornerRadius, toDevice: plane)
  }
}
