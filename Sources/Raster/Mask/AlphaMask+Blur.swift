import CoreGraphics

extension MaskBlur {
  /// Blurs `mask`, beyond whose bounds everything counts as clear and nothing is kept.
  mutating func blur(_ mask: AlphaMask, by box: BoxBlur) {
    let bounds = mask.bounds
    guard !bounds.isEmpty else { return }
    blur(
      mask.row(bounds.y),
      width: bounds.width,
      height: bounds.height,
      bytesPerRow: mask.stride,
      by: box
    )
  }
}
