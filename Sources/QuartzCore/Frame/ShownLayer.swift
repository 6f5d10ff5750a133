import CoreGraphics

/// What the last frame showed of one layer: where its items are in the display list, and the place that
/// they were made for.
///
/// With it a layer that changes replaces its own items and leaves all others alone.
package struct ShownLayer {
  /// The full build that the record is from; one of an older build is not in the list.
  var build = 0
  /// The index of the layer's first item; its own and its sublayers' follow without a gap.
  package internal(set) var first = 0
  /// How many items the layer has with its sublayers; 0 when nothing of it can be seen.
  package internal(set) var count = 0
  /// How many of them are its own in front of its sublayers' and behind them.
  var leading = 0
  var trailing = 0
  /// From the layer's plane to the device.
  package internal(set) var plane = Homography.identity
  /// What it does to its sublayers; `nil` when nothing.
  var matrixForSublayers: CATransform3D?
  /// Whether the layer itself could be seen; what is in transition has items all the same.
  var isVisible = false
  /// The place among its siblings that it was drawn in.
  var zPosition = 0.0
  /// The layer's time in the frame of that number: computed once a frame, however many ask.
  var frame = 0
  var time = 0.0

  package init() {}
}
