import CoreGraphics
package import DisplayList

/// A record of a layer in the last frame: where its items are in the display list, and the place that they were made
/// for.
///
/// With it, a layer that changes replaces its own items and leaves all others as they are.
package struct ShownLayer {
  /// The number of the full build that made the record; a layer with an older number is not in the list.
  var build = 0
  /// The index of the layer's first item; its own and its sublayers' items follow without a gap.
  @HalfInt package internal(set) var first = 0
  /// The number of items of the layer with its sublayers and its mask; 0 if nothing of it can be seen.
  @HalfInt package internal(set) var count = 0
  /// The numbers of its own items before those of its sublayers, between these and the mask's, and after the mask's.
  @HalfInt var leading = 0
  @HalfInt var trailing = 0
  @HalfInt var closing = 0
  /// The number of its mask's items.
  @HalfInt var masking = 0
  /// The map from the layer's plane to device pixels.
  package internal(set) var plane = Homography.identity
  /// `matrixForSublayers`, boxed, as few layers ever have one; valid if `bendsSublayers`.
  private var bend: Bend?
  /// The opacity that it applies to each of its sublayers separately.
  var opacityForSublayers = 1.0
  /// Whether it applies a matrix to its sublayers.
  private(set) var bendsSublayers = false
  /// Whether y runs up for its sublayers: below an odd number of flipped layers (GE11).
  var mirrorsSublayers = false
  /// Whether its sublayers, or those of a layer above, are sorted by depth.
  var space = LayerPlace.Space.none
  /// Whether its sublayers move with it.
  var movesSublayers = true
  /// Whether the layer itself could be seen; an invisible layer in transition still has items.
  var isVisible = false
  /// The `zPosition` that it was sorted by.
  var zPosition = 0.0
  /// The number of the frame that `time`, the layer's own time, is of: computed once per frame, however many ask.
  var frame = 0
  var time = 0.0
  /// The edition of the clock map that `clock`, the number of the layer's time, is of.
  var clockEdition = 0
  var clock = 0
  /// The last look-up that found the layer below an invisible one.
  var hiddenInLook = 0

  package init() {}

  /// Begins the record of a layer whose items begin at index `first`; it has none yet.
  mutating func begin(build: Int, at first: Int, depth: Double) {
    (self.build, self.first, zPosition) = (build, first, depth)
    (count, leading, trailing, closing, masking) = (0, 0, 0, 0, 0)
  }

  private final class Bend {
    var matrix: CATransform3D
    init(_ matrix: CATransform3D) { self.matrix = matrix }
  }

  /// The matrix that it applies to its sublayers; `nil` for the identity.
  private(set) var matrixForSublayers: CATransform3D? {
    get { bendsSublayers ? bend?.matrix : nil }
    set {
      bendsSublayers = newValue != nil
      guard let newValue else { return }
      if isKnownUniquelyReferenced(&bend), let bend {
        bend.matrix = newValue
      } else {
        bend = Bend(newValue)
      }
    }
  }

  /// The number of its sublayers' items.
  var inner: Int { count - leading - trailing - closing - masking }

  /// The place of its sublayers.
  @MainActor var place: LayerPlace {
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
      (opacityForSublayers, mirrorsSublayers) = (newValue.opacity, newValue.isMirrored)
      (space, movesSublayers) = (newValue.space, newValue.isMoving)
    }
  }
}
