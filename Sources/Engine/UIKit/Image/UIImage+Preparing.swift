public import QuartzCore

/// Getting a picture ready away from the main thread.
///
/// A picture is decoded where it is made: make it in another thread, and nothing is left to do when it is shown but
/// to turn its pixels. That is what preparing does.
nonisolated extension UIImage {
  /// The picture with its pixels as they are shown; `nil` for an empty one.
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

  /// Prepares the picture in another thread, and calls back there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// The picture, prepared in another thread.
  public var byPreparingForDisplay: UIImage? {
    get async {
      await Task.detached { self.preparingForDisplay() }.value
    }
  }

  /// The picture made smaller or larger, its pixels as they are shown; `nil` for an empty one, or without room.
  ///
  /// - Parameter size: In points, of this picture's scale.
  /// - Returns: A picture that fills the size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let upright = (images?.first ?? self).upright else { return nil }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width <= 32767, height <= 32767,
      width * height <= CGFloat(CGImage.maximumPixelCount),
      let small = upright.scaled(width: Int(width), height: Int(height))
    else { return nil }
    return UIImage(cgImage: small, scale: scale, orientation: .up)
  }

  /// Prepares a smaller picture in another thread, and calls back there.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// A smaller picture, prepared in another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await Task.detached { self.preparingThumbnail(of: size) }.value
  }
}
