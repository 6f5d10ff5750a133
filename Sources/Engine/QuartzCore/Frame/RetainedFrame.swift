package import DisplayList

/// A retained display list of a tree: a layer that changes replaces its own items in place.
///
/// A change of the tree, of visibility or of the drawing order builds the whole list again, in the storage of the list
/// before the last one. Every other change is made in place, and allocates nothing.
@MainActor
package struct RetainedFrame {
  /// The frame's display list, and how the last update has changed it.
  package internal(set) var retained = RetainedList()
  /// The frame's display list.
  package var list: DisplayList { retained.list }

  private var builder = FrameBuilder()
  private var scratch = FrameBuilder()
  /// The number of the last full build, counted over all trees, as layers move between trees.
  private(set) var build = 0
  private var scale = 0.0
  private var isMoving = true
  /// The roots of the 3D spaces whose items this update has replaced.
  private var listedSpaces: [CALayer] = []

  package init() {}

  /// The items of a layer with all layers below it; empty for a layer that is not in the list.
  package func items(of layer: CALayer) -> [DisplayItem] {
    guard layer.shown.build == build, layer.shown.count > 0 else { return [] }
    return Array(retained.list.items[layer.shown.first..<layer.shown.first + layer.shown.count])
  }

  /// Calls a body with each item of a layer before those of its sublayers: the groups that it begins, and what it
  /// paints behind these.
  @inline(__always)
  package func forEachLeadingItem(of layer: CALayer, _ body: (DisplayItem) -> Void) {
    let shown = layer.shown
    guard shown.build == build, shown.count > 0 else { return }
    let end = min(shown.first + shown.leading, retained.list.items.count)
    for index in shown.first..<max(shown.first, end) { body(retained.list.items[index]) }
  }

  /// Whether a layer was reached by the last build: no layer above it is invisible.
  package func reaches(_ layer: CALayer) -> Bool { layer.shown.build == build }

  /// Whether anything of a layer is in the list.
  func lists(_ layer: CALayer) -> Bool { layer.shown.build == build && layer.shown.count > 0 }

  /// The map from a layer's plane to the device in the frame on screen, without the effect of a transition.
  package func restPlane(of layer: CALayer) -> Homography {
    let place = place(of: layer)
    return layer.frameValues.planeToSuperlayer(forSublayers: place.matrix).then(place.plane)
  }

  /// Updates the list to the values that the frame has evaluated.
  ///
  /// - Parameters:
  ///   - root: The root layer of the tree.
  ///   - changed: Layers whose values may have changed.
  ///   - animated: Layers that run animations, whose values may have changed too.
  ///   - listedInFrames: Layers whose content depends on the time.
  ///   - isRestructured: Whether the tree itself has changed.
  ///   - scale: Device pixels per point.
  ///   - isMoving: Whether layers count as moving also without animations.
  ///   - time: The frame's global time, in seconds.
  mutating func update(
    _ root: CALayer,
    changed: [CALayer],
    animated: [CALayer],
    listedInFrames: [CALayer],
    isRestructured: Bool,
    scale: Double,
    isMoving: Bool,
    time: Double
  ) {
    (builder.time, scratch.time) = (time, time)
    retained.beginUpdate()
    if isRestructured || build == 0 || scale != self.scale || isMoving != self.isMoving {
      (self.scale, self.isMoving) = (scale, isMoving)
      return rebuild(root)
    }
    defer { listedSpaces.removeAll(keepingCapacity: true) }
    for layer in animated where !move(layer) && !patch(layer) { return rebuild(root) }
    for layer in changed where !patch(layer) { return rebuild(root) }
    for layer in listedInFrames where !patch(layer) { return rebuild(root) }
  }

  private mutating func rebuild(_ root: CALayer) {
    build = EngineState.inUse.numbers.nextBuild()
    builder.build = build
    retained.beginRebuild(into: &builder.items)
    builder.add(root, at: place(of: root), offset: 0)
    retained.finishRebuild(with: &builder.items)
  }

  private func place(of layer: CALayer) -> LayerPlace {
    guard let parent = layer.tree.superlayer else {
      return .init(plane: Homography(scale: scale), matrix: nil, isMoving: isMoving)
    }
    let place = parent.shown.place
    return parent.tree.mask === layer ? place.forMask(of: parent.frameValues) : place
  }

  /// Replaces what `layer` paints.
  ///
  /// - Returns: Whether that could be done in place: not if it has other items than before, or another place among its
  ///   siblings.
  private mutating func patch(_ layer: CALayer) -> Bool {
    // Nothing below an invisible layer is listed, so nothing is missing.
    guard layer.shown.build == build else { return true }
    return layer.withFrameValues { patch(layer, $0) }
  }

  private mutating func patch(_ layer: CALayer, _ values: LayerValues) -> Bool {
    if let space = layer.outermostSpace { return patchSpace(space) }
    guard values.zPosition == layer.shown.zPosition else { return false }
    let place = place(of: layer)
    let placed = PlacedLayer(layer, values, in: place)
    guard placed.isListed else { return layer.shown.count == 0 }
    if placed.transition != nil, placed.isVisible != layer.shown.isVisible { return false }
    layer.shown.isVisible = placed.isVisible
    let mask = placed.mask(of: layer)
    let how = placed.compositing(of: layer, values, in: place, hasMask: mask != nil)
    let inside = how.placeForSublayers(of: values, in: place)
    if placed.isVisible, mask != nil || placed.hasSublayers,
      inside != layer.shown.place || layer.shown.count == 0
    {
      return patchTree(layer, at: place)
    }
    layer.shown.place = inside
    return patchOwn(layer, values, how, placed.plane, placed.transition)
  }

  /// Replaces the layer's own items, around those of its sublayers and its mask.
  private mutating func patchOwn(
    _ layer: CALayer,
    _ values: LayerValues,
    _ how: Compositing,
    _ plane: Homography,
    _ transition: ShownTransition?
  ) -> Bool {
    let shown = layer.shown
    scratch.items.removeAll(keepingCapacity: true)
    let split = scratch.addOwnItems(
      of: layer,
      values,
      how,
      plane,
      transition,
      innerCount: shown.inner
    )
    let leading = 0..<split.sublayers
    let trailing = split.sublayers..<split.mask
    let closing = split.mask..<scratch.items.count
    guard leading.count == shown.leading, trailing.count == shown.trailing,
      closing.count == shown.closing
    else { return false }
    let behind = shown.first + shown.leading + shown.inner
    let last = behind + shown.trailing + shown.masking
    guard hasSameGroups(from: shown.first, as: leading),
      hasSameGroups(from: behind, as: trailing), hasSameGroups(from: last, as: closing)
    else { return false }
    replaceItems(from: shown.first, with: leading)
    replaceItems(from: behind, with: trailing)
    replaceItems(from: last, with: closing)
    return true
  }

  /// Replaces all items of a 3D space: a change of one layer may change the order of depth of the others.
  private mutating func patchSpace(_ layer: CALayer) -> Bool {
    guard !listedSpaces.contains(where: { $0 === layer }) else { return true }
    guard layer.shown.build == build else { return true }
    listedSpaces.append(layer)
    guard layer.frameValues.zPosition == layer.shown.zPosition else { return false }
    return patchTree(layer, at: place(of: layer))
  }

  /// Replaces the items of the layer and of all layers below it.
  private mutating func patchTree(_ layer: CALayer, at place: LayerPlace) -> Bool {
    let (first, count) = (layer.shown.first, layer.shown.count)
    scratch.items.removeAll(keepingCapacity: true)
    scratch.build = build
    scratch.hasLostLayer = false
    scratch.add(layer, at: place, offset: first)
    guard scratch.items.count == count, !scratch.hasLostLayer,
      hasSameGroups(from: first, as: 0..<count)
    else { return false }
    replaceItems(from: first, with: 0..<count)
    return true
  }

  /// Whether the scratch items have groups and masks at the same places as the items they replace.
  private func hasSameGroups(from first: Int, as range: Range<Int>) -> Bool {
    range.allSatisfy {
      let (old, new) = (retained.list.items[first + $0 - range.lowerBound], scratch.items[$0])
      return old.nesting == new.nesting && old.isMask == new.isMask
    }
  }

  /// Replaces the items of the list that differ from the scratch items.
  private mutating func replaceItems(from first: Int, with range: Range<Int>) {
    var index = first
    for new in range {
      retained.replace(index, by: scratch.items[new])
      index += 1
    }
  }
}
