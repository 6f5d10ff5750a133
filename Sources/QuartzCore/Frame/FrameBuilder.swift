import CoreGraphics

/// Lists what a layer and everything below it paints (RE1), and notes with each layer where its items are.
///
/// The tree is walked with a stack of its own, so that its depth does not matter. Values are those that
/// the frame has evaluated already.
@MainActor
struct FrameBuilder {
  /// What has been listed.
  var items: [DisplayItem] = []
  /// The number of the full build, for the layers' records.
  var build = 0
  /// Whether a layer that had items in the list of that number cannot be seen any more: the records of
  /// those below it are not true any longer.
  var hasLostLayer = false
  private var open: [OpenLayer] = []

  /// Where a layer finds itself: its superlayer's plane on the device, and what that one does to its
  /// sublayers.
  struct Place {
    var plane: Homography
    var matrix: CATransform3D?
  }

  /// A layer whose sublayers are being listed.
  private struct OpenLayer {
    let layer: CALayer
    let values: LayerValues
    let transition: ShownTransition?
    /// From the layer's plane to the device, wherever a transition has its picture.
    let plane: Homography
    let marks: OwnItems
    /// In drawing order.
    let sublayers: [CALayer]
    var next = 0
    var place: Place
  }

  /// Appends `layer` with all below it.
  ///
  /// - Parameters:
  ///   - layer: Its superlayer, if it has one, is in the frame.
  ///   - place: Where its superlayer puts it.
  ///   - offset: The index that the first of `items` has in the frame's list.
  mutating func add(_ layer: CALayer, at place: Place, offset: Int) {
    enter(layer, place, offset)
    while let last = open.last {
      if last.next < last.sublayers.count {
        open[open.count - 1].next += 1
        enter(last.sublayers[last.next], last.place, offset)
      } else {
        open.removeLast()
        leave(last, offset)
      }
    }
  }

  /// Appends only the layer's own items, as if its sublayers had `innerCount` in the midst of them.
  ///
  /// - Returns: The index up to which items are in front of the sublayers'.
  mutating func addOwnItems(
    of layer: CALayer,
    _ values: LayerValues,
    _ plane: Homography,
    _ transition: ShownTransition?,
    innerCount: Int
  ) -> Int {
    if let transition { openTransition(transition, of: layer, values, plane) }
    var split = items.count
    if layer.shown.isVisible {
      let marks = openOwnItems(values, layer.shown.plane)
      split = closeOwnItems(values, layer.shown.plane, marks, innerCount: innerCount)
    }
    if let transition { closeTransition(transition, of: layer, values, plane) }
    return split
  }

  private mutating func enter(_ layer: CALayer, _ place: Place, _ offset: Int) {
    let values = layer.frameValues
    let hadItems = layer.shown.build == build && layer.shown.count > 0
    layer.shown.build = build
    layer.shown.first = offset + items.count
    (layer.shown.count, layer.shown.leading, layer.shown.trailing) = (0, 0, 0)
    layer.shown.zPosition = values.zPosition
    let transition = layer.shownTransition
    layer.shown.isVisible = values.canBeSeen(in: place)
    guard layer.shown.isVisible || transition != nil else {
      if hadItems { hasLostLayer = true }
      return
    }
    let plane = values.planeToSuperlayer(forSublayers: place.matrix).then(place.plane)
    let livePlane = transition?.livePlane(plane, values.bounds.size) ?? plane
    let matrix = values.matrixForSublayers
    layer.shown.plane = livePlane
    layer.shown.matrixForSublayers = matrix
    if let transition { openTransition(transition, of: layer, values, plane) }
    open.append(
      OpenLayer(
        layer: layer,
        values: values,
        transition: transition,
        plane: plane,
        marks: layer.shown.isVisible ? openOwnItems(values, livePlane) : .none(at: items.count),
        sublayers: layer.shown.isVisible ? layer.sublayersInFrameOrder : [],
        place: Place(plane: livePlane, matrix: matrix)
      )
    )
  }

  private mutating func leave(_ last: OpenLayer, _ offset: Int) {
    let inner = items.count - last.marks.end
    var split = items.count
    if last.layer.shown.isVisible {
      split = closeOwnItems(last.values, last.place.plane, last.marks, innerCount: inner)
    }
    if let transition = last.transition {
      closeTransition(transition, of: last.layer, last.values, last.plane)
    }
    let first = last.layer.shown.first
    last.layer.shown.count = offset + items.count - first
    last.layer.shown.leading = offset + split - inner - first
    last.layer.shown.trailing = last.layer.shown.count - inner - last.layer.shown.leading
  }
}

extension LayerValues {
  /// Whether anything of the layer or below it can be seen: hidden, clear and turned away it cannot.
  @MainActor
  func canBeSeen(in place: FrameBuilder.Place) -> Bool {
    !isHidden && opacity > 0 && (isDoubleSided || !facesAway(forSublayers: place.matrix))
  }
}

extension CALayer {
  /// The sublayers in drawing order (GE10), by the depths that the frame has.
  fileprivate var sublayersInFrameOrder: [CALayer] {
    let sublayers = tree.sublayers
    let isFlat = sublayers.allSatisfy { $0.frameDepth == 0 }
    return isFlat ? sublayers : sublayers.sortedByDepth { $0.frameDepth }
  }

  private var frameDepth: Double {
    if let shown = animations.shown { return shown.values.zPosition }
    return committedValues?.zPosition ?? values.zPosition
  }
}
