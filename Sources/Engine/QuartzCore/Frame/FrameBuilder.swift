import CoreGraphics
import DisplayList

/// Builds a display list of a layer and everything below it (RE1), and records with each layer where its items are.
///
/// A depth-first walk with an explicit stack, so that the depth of the tree is not limited. It reads the values that
/// the frame has evaluated already.
@MainActor
struct FrameBuilder {
  /// What layers paint themselves, listed so far.
  var itemBuilder = ItemBuilder(mipCache: EngineState.inUse.mipCache)
  /// The number of the full build, for the layers' records.
  var build = 0
  /// Whether a layer that had items in the list of that build is not visible any more.
  ///
  /// If so, the records of the layers below it are invalid.
  var hasLostLayer = false
  /// The number of layers that were listed as copies.
  private var copiedCount = 0
  private var open: [OpenLayer] = []
  /// The copies that are being listed; nested ones are last.
  private var runs: [CopyRun] = []
  /// The 3D spaces whose layers are being listed; nested ones, in a flattened layer, are last.
  private var spaces: [OpenSpace] = []

  /// The items listed so far.
  var items: [DisplayItem] {
    @inline(__always) _read { yield itemBuilder.items }
    @inline(__always) _modify { yield &itemBuilder.items }
  }

  /// The frame's global time, in seconds.
  var time: Double {
    get { itemBuilder.time }
    set { itemBuilder.time = newValue }
  }

  /// The indices where other layers' items are inserted between a layer's own, counted from its first.
  struct Split {
    /// The index of the sublayers' first item.
    var sublayers: Int
    /// The index of the mask's first item.
    var mask: Int
  }

  /// A layer that is being listed: what it takes to list the rest of its own items.
  private struct ListedLayer {
    let layer: CALayer
    let values: CopyOnWrite<LayerValues>
    let transition: ShownTransition?
    /// The map from the layer's plane to device pixels, wherever a transition has its picture.
    let plane: Homography
    let how: Compositing
    let marks: OwnItems
    /// Whether anything of the layer can be seen.
    let isVisible: Bool
    /// The index of the layer's first item.
    let first: Int
    /// The state in which the layer is listed.
    let state: ListedState
    /// Whether it is sorted by depth.
    let isInSpace: Bool
  }

  /// A layer whose sublayers or mask are being listed.
  private struct OpenLayer {
    let listed: ListedLayer
    /// The sublayers in drawing order.
    let sublayers: [CALayer]
    var next = 0
    /// The place of the sublayers, and the state in which they are listed.
    var place: LayerPlace
    var inside: ListedState
    /// The mask, until it has been listed.
    var mask: CALayer?
    /// Whether copies of its sublayers are still to be listed or finished.
    var hasCopies: Bool
    /// Whether a 3D space begins with it.
    let isOwnSpace: Bool
  }

  /// Appends `layer` with all layers below it.
  ///
  /// - Parameters:
  ///   - layer: The layer; its superlayer, if it has one, is in the frame.
  ///   - place: The place that its superlayer defines.
  ///   - offset: The index in the frame's list of the first of `items`.
  ///   - state: The state in which the layer and all layers below it are listed.
  mutating func add(
    _ layer: CALayer,
    at place: LayerPlace,
    offset: Int,
    in state: ListedState = .frame
  ) {
    copiedCount = 0
    enter(layer, place, offset, state)
    while !open.isEmpty { goOn(with: open.count - 1, offset) }
  }

  /// Lists the next sublayer of the innermost open layer, or what follows its sublayers.
  private mutating func goOn(with top: Int, _ offset: Int) {
    // (In place: there may be thousands of sublayers, and an open layer is large to copy.)
    let next = open[top].next
    if next < open[top].sublayers.count {
      open[top].next += 1
      enter(open[top].sublayers[next], open[top].place, offset, open[top].inside)
    } else if open[top].hasCopies {
      beginNextCopy(of: top)
    } else if let mask = open[top].mask {
      open[top].mask = nil
      let last = open[top]
      closeContents(of: last.listed, offset)
      let place = last.place.forMask(of: last.listed.values.value)
      enter(mask, place, offset, last.listed.state.below(last.listed.layer))
    } else {
      let last = open.removeLast()
      if last.isOwnSpace, let space = spaces.popLast() { arrange(space, offset) }
      if !last.listed.how.hasMask { closeContents(of: last.listed, offset) }
      leave(last.listed, offset)
    }
  }

  /// Appends only the layer's own items, as if its sublayers had `innerCount` items between them.
  ///
  /// - Returns: Where others' items are between them.
  mutating func addOwnItems(
    of layer: CALayer,
    _ values: LayerValues,
    _ how: Compositing,
    _ plane: Homography,
    _ transition: ShownTransition?,
    innerCount: Int
  ) -> Split {
    if let transition { openTransition(transition, of: layer, values, plane) }
    var split = Split(sublayers: items.count, mask: items.count)
    if layer.shown.isVisible {
      let marks = itemBuilder.openOwnItems(values, how)
      split.sublayers = itemBuilder.closeOwnItems(values, how, marks, innerCount: innerCount)
      split.mask = items.count
      itemBuilder.closeMask(how)
    }
    if let transition { closeTransition(transition, of: layer, values, plane) }
    return split
  }

  /// Finishes the copy that has just been listed, and begins the next one, if there is one.
  private mutating func beginNextCopy(of top: Int) {
    finishCopy(runs[runs.count - 1])
    guard copiedCount <= Self.maximumCopiedItems, runs[runs.count - 1].advance(from: items.count)
    else {
      runs.removeLast()
      open[top].hasCopies = false
      return
    }
    open[top].next = 0
    open[top].place = runs[runs.count - 1].placeOfCopy
    open[top].inside = ListedState(
      isCopy: true,
      time: runs[runs.count - 1].copyTime,
      drawing: open[top].listed.state.drawing
    )
  }

  /// Counts a layer that is to be listed as a copy.
  ///
  /// - Returns: Whether there is room for it.
  private mutating func takesCopy() -> Bool {
    copiedCount += 1
    if copiedCount == Self.maximumCopiedItems + 1,
      let owner = open.last(where: \.hasCopies)?.listed.layer
    {
      Self.reportTooManyCopies(of: owner)
    }
    return copiedCount <= Self.maximumCopiedItems
  }

  private mutating func enter(
    _ layer: CALayer,
    _ place: LayerPlace,
    _ offset: Int,
    _ state: ListedState
  ) {
    if state.isCopy, !takesCopy() { return }
    if state.isDrawing, layer.presentationSource == nil { layer.displayIfNeeded() }
    let own = state.values(of: layer)
    let shared = place.isStart ? CopyOnWrite(own.value.atOrigin) : own
    // (Once for all that read them: the memory that is shared would be copied for each call.)
    let values = shared.value
    let time = state.time.map { layer.model().timing.local(fromParent: $0) }
    let placed = PlacedLayer(layer, values, in: place, state, at: time)
    if state.isRecorded {
      beginShown(
        layer,
        at: offset + items.count,
        depth: values.zPosition,
        isVisible: placed.isVisible
      )
    }
    guard placed.isListed else { return }
    let first = items.count
    let mask = placed.mask(of: layer, state)
    let how = placed.compositing(
      of: layer,
      values,
      in: place,
      state,
      hasMask: mask != nil
    )
    var inside = how.placeForSublayers(of: values, in: place)
    if placed.listsBelowAsOne, inside.space == .none { inside.space = .above }
    let isOwnSpace = placed.isSpace && place.space != .here
    if isOwnSpace { spaces.append(OpenSpace(plane: place.plane, start: items.count)) }
    if state.isRecorded { layer.shown.place = inside }
    if let transition = placed.transition {
      openTransition(transition, of: layer, values, placed.plane)
    }
    let marks =
      placed.isVisible && !placed.isSpace
      ? itemBuilder.openOwnItems(values, how) : .none(at: items.count)
    let copies =
      placed.listsBelowAsOne ? copyRun(of: layer, values, in: inside, at: time) : nil
    let listed = ListedLayer(
      layer: layer,
      values: shared,
      transition: placed.transition,
      plane: placed.plane,
      how: how,
      marks: marks,
      isVisible: placed.isVisible,
      first: first,
      state: state,
      isInSpace: !placed.isSpace && place.space == .here
    )
    // (Most layers have nothing below them.)
    if !placed.hasSublayers, mask == nil, copies == nil, !isOwnSpace {
      closeContents(of: listed, offset)
      return leave(listed, offset)
    }
    let isEmpty = !placed.isVisible || copies?.isEmpty == true
    let sublayers = isEmpty ? [] : layer.sublayersInOrder(of: state.at(time))
    makeRoom(for: sublayers.count)
    open.append(
      OpenLayer(
        listed: listed,
        sublayers: sublayers,
        place: copies?.placeOfCopy ?? inside,
        inside: state.at(copies.map(\.copyTime) ?? time),
        mask: mask,
        hasCopies: copies != nil,
        isOwnSpace: isOwnSpace
      )
    )
    if let copies { runs.append(copies) }
  }

  /// Notes in the layer that its items begin there.
  private mutating func beginShown(_ layer: CALayer, at index: Int, depth: Double, isVisible: Bool)
  {
    let hadSublayers =
      layer.shown.build == build && layer.shown.count > 0 && layer.shown.isVisible
    layer.shown.begin(build: build, at: index, depth: depth)
    layer.shown.isVisible = isVisible
    if hadSublayers, !isVisible { hasLostLayer = true }
  }

  /// Makes room for the items of many sublayers at once: an array that grows step by step copies what it has, and ends
  /// with up to twice the memory.
  private mutating func makeRoom(for count: Int) {
    // (Only if that doubles the list at least, so that all steps together copy no more than growing would.)
    if count > items.count { items.reserveCapacity(items.count + count) }
  }

  /// Appends the layer's items after those of its sublayers, up to those of its mask.
  private mutating func closeContents(of last: ListedLayer, _ offset: Int) {
    let inner = items.count - last.marks.end
    var split = items.count
    if last.isVisible, !last.how.isSpace {
      split = itemBuilder.closeOwnItems(last.values.value, last.how, last.marks, innerCount: inner)
    }
    guard last.state.isRecorded else { return }
    let first = last.layer.shown.first - offset
    last.layer.shown.leading = split - inner - first
    last.layer.shown.trailing = items.count - split
    last.layer.shown.count = items.count - first
  }

  private mutating func leave(_ last: ListedLayer, _ offset: Int) {
    let maskEnd = items.count
    if last.isVisible { itemBuilder.closeMask(last.how) }
    if let transition = last.transition {
      closeTransition(transition, of: last.layer, last.values.value, last.plane)
    }
    let first = last.state.isRecorded ? last.layer.shown.first - offset : last.first
    if last.state.isRecorded {
      let masking = maskEnd - first - last.layer.shown.count
      let closing = items.count - maskEnd
      (last.layer.shown.masking, last.layer.shown.closing) = (masking, closing)
      last.layer.shown.count = items.count - first
    }
    guard last.isInSpace, items.count > first, let matrix = open.last?.place.matrix else { return }
    let values = last.values.value
    let map = CATransform3DConcat(values.matrixToSuperlayer, matrix)
    let recorded = last.state.isRecorded ? last.layer : nil
    spaces[spaces.count - 1].add(recorded, map, values.bounds, first..<items.count, items)
  }
}

extension CALayer {
  /// The sublayers in drawing order (GE10), sorted by their depths in a state.
  ///
  /// - Returns: The farthest first.
  fileprivate func sublayersInOrder(of state: ListedState) -> [CALayer] {
    let sublayers = state.sublayers(of: self)
    if state.isDrawing || state.time != nil, sublayers.count > 1 {
      return sublayers.sortedByDepth { state.values(of: $0).value.zPosition }
    }
    let isFlat = sublayers.allSatisfy { $0.frameDepth == 0 }
    return isFlat ? sublayers : sublayers.sortedByDepth { $0.frameDepth }
  }

  private var frameDepth: Double {
    if let shown = animations.shown { return shown.values.zPosition }
    return committed?.value.zPosition ?? values.zPosition
  }
}
