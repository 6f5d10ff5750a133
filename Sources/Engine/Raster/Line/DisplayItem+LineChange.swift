import CoreGraphics
import DisplayList
import Pixels

extension DisplayItem.Path {
  /// The device pixels that differ from those of `old`, where both are parts of the same line in the same place.
  ///
  /// - Returns: `nil` where they are not.
  func changedBounds(since old: DisplayItem.Path) -> PixelRect? {
    // A mask for perspective is made for what is painted: another part may have another resolution.
    guard color == old.color, toDevice == old.toDevice, toDevice.isAffine
    else { return nil }
    return paint.changedPixels(since: old.paint, through: toDevice)
  }
}

extension PathPaint {
  /// The pixels that differ between two parts of the same line, under an affine map; `nil` where they are not that.
  func changedPixels(since old: PathPaint, through map: Homography) -> PixelRect? {
    guard let box = changedBox(since: old) else { return nil }
    return box.isEmpty ? .empty : DeviceBounds.of(box, through: map).grown(by: 1)
  }
}
