public import QuartzCore

/// Preparing images for display on other threads.
///
/// An image is decoded by the thread that creates it. If that is another thread, only orienting its pixels remains to
/// be done when it is shown. Preparing does that.
nonisolated extension UIImage {
  /// The image with its pixels as they are shown; `nil` for an empty one.
  public func preparingForDisplay() -> UIImage? {
    if let images {
      let prepared = images.compactMap { $0.preparingForDisplay() }
      return prepared.count == images.count
        ? UIImage.animatedImage(with: prepared, duration: duration) : nil
    }
    guard let upright else { return nil }
    var values = values
    (values.image, values.orientation) = (upright, .up)
    return UIImage(values)
  }

  /// Prepares the image on another thread, and calls back there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// The image, prepared on another thread.
  public var byPreparingForDisplay: UIImage? {
    get async {
      await Task.detached { self.preparingForDisplay() }.value
    }
  }

  /// The image scaled to a size, with its pixels as they are shown; `nil` for an empty image or an empty size.
  ///
  /// - Parameter size: The size, in points at this image's scale.
  /// - Returns: An image that fills the size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let upright = (images?.first ?? self).upright else { return nil }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width <= 32767, height <= 32767,
      width * height <= CGFloat(CGImage.maximumPixelCount),
      let small = upright.scaled(width: Int(width), height: Int(height))
    else { return nil }
    return UIImage(cgImage: small, scale: scale, orientation: .up)
  }

  /// Prepares a thumbnail on another thread, and calls back there.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// A thumbnail, prepared on another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }
}
