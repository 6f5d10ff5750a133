public import QuartzCore
import Synchronization

/// Makes a clear bitmap with one pixel per point the current context of this thread.
///
/// - Parameter size: The size, in points.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap the current context of this thread, until `UIGraphicsEndImageContext()`; y points down.
///
/// For a size that no bitmap can have, drawing is discarded and there is no image.
///
/// - Parameters:
///   - size: The size, in points; fractions of a pixel are rounded up.
///   - opaque: Whether it has no alpha; it is then black at first.
///   - scale: Pixels per point; 0 for the screen's scale.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let bitmap = ImageContext(size: size, isOpaque: opaque, scale: scale)
  ContextStack.push(.init(context: bitmap.context, bitmap: bitmap))
}

/// An image of what is drawn so far in the bitmap that `UIGraphicsBeginImageContext` made current.
///
/// - Returns: The image; `nil` if the current context is not that of such a bitmap.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.ofThread?.current?.bitmap?.makeImage()
}

/// Ends the current bitmap and restores the previous context; does nothing without one.
nonisolated public func UIGraphicsEndImageContext() {
  let stack = ContextStack.ofThread
  if stack?.current?.bitmap != nil { stack?.pop() }
}

/// A bitmap to draw a `UIImage` in: coordinates in points, the origin at the upper left, y down.
nonisolated final class ImageContext {
  let context: CGContext?
  private let isOpaque: Bool
  private let scale: CGFloat

  /// A bitmap for a size in points; without a context where the size is empty or too large.
  init(size: CGSize, isOpaque: Bool, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : ScreenScale.current
    self.scale = scale
    self.isOpaque = isOpaque
    let (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
    guard width > 0, height > 0, width * height <= CGImage.maximumPixelCount else {
      context = nil
      return
    }
    context = try? CGContext(pixelWidth: width, pixelHeight: height, scale: Double(scale))
  }

  /// An image of what is drawn so far.
  func makeImage() -> UIImage? {
    let image = context?.makeImage(isOpaque: isOpaque)
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length > 0 && length < 1e6 ? Int((length - 1e-6).rounded(.up)) : 0
  }
}

/// The screen's scale in pixels per point, readable on any thread.
nonisolated enum ScreenScale {
  private static let bits = Atomic<UInt64>(1.0.bitPattern)

  static var current: CGFloat {
    get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
    set { bits.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }
}
