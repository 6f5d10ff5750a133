import CoreGraphics
import QuartzCore

extension DisplayItem.Path {
  /// The device pixels that differ from those of `old`, where both are parts of one line in the same place.
  ///
  /// - Returns: `nil` where they are not.
  func changedBounds(since old: DisplayItem.Path) -> PixelRect? {
    // A mask for perspective is made for what is painted: another part may have another resolution.
    guard color == old.color, toDevice == old.toDevice, toDevice.isAffine,
      let box = paint.changedBox(since: old.paint)
    else { return nil }
    return box.isEmpty ? .empty : DeviceBounds.of(box, through: toDevice).grown(by: 1)
  }
}
