import CoreGraphics
package import DisplayList

/// What the last frame showed of one layer: where its items are in the display list, and the place that
/// they were made for.
///
/// With it a layer that changes replaces its own items and leaves all others alone.
package struct ShownLayer {
  /// The full build that the record is from; one of an older build is not in the list.
  var build = 0
  /// The index of the layer's first item; its own and its sublayers' follow without a gap.
  package internal(set) var first = 0
  /// How many items the layer has with its sublayers and its mask; 0 when nothing of it can be seen.
  package internal(set) var count = 0
  /// How many of them are its own in front of its sublayers', between these and its mask's, and behind
  /// the mask's.
  var leading = 0
  var trailing = 0
  var closing = 0
  /// How many of them are its mask's.
  var masking = 0
  /// From the layer's plane to the device.
  package internal(set) var plane = Homography.identity
  /// What it does to its sublayers; `nil` when nothing.
  private(set) var matrixForSublayers: CATransform3D?
  /// Whether it does anything to them: the matrix is large to be asked for that.
  private(set) var bendsSublayers = false
  /// What fades each of its sublayers by itself.
  var opacityForSublayers = 1.0
  /// Whether their y runs up: below an odd number of flipped layers (GE11).
  var mirrorsSublayers = false
  /// Whether its sublayers, or those of one above, are put in order by their depth.
  var space = FrameBuilder.Place.Space.none
  /// Whether its sublayers are on their way with it.
  var movesSublayers = true
  /// Whether the layer itself could be seen; what is in transition has items all the same.
  var isVisible = false
  /// The place among its siblings that it was drawn in.
  var zPosition = 0.0
  /// The layer's time in the frame of that number: computed once a frame, however many ask.
  var frame = 0
  var time = 0.0
  /// The number of the layer's time, as of that edition of the clock map.
  var clockEdition = 0
  var clock = 0
  /// The last time that the layer was found to be below one that shows nothing.
  var hiddenInLook = 0

  package init() {}

  /// Starts the record of a layer whose items begin at `first`; it has none yet.
  mutating func begin(build: Int, at first: Int, depth: Double) {
    (self.build, self.first, zPosition) = (build, first, depth)
    (count, leading, trailing, closing, masking) = (0, 0, 0, 0, 0)
  }

  /// How many of the items are its sublayers'.
  var inner: Int { count - leading - trailing - closing - masking }

  /// Where its sublayers find themselves.
  @MainActor var place: FrameBuilder.Place {
    get {
      .init(
        plane: plane,
        matrix: matrixForSublayers,
        opacity: opacityForSublayers,
        isMirrored: mirrorsSublayers,
        space: space,
        isMoving: movesSublayers
      )
    }
    set {
      (plane, matrixForSublayers) = (newValue.plane, newValue.matrix)
      bendsSublayers = newValue.matrix != nil
      (opacityForSublayers, mirrorsSublayers) = (newValue.opacity, newValue.isMirrored)
      (space, movesSublayers) = (newValue.space, newValue.isMoving)
    }
  }
}
