public import QuartzCore
import Synchronization

/// Makes a clear bitmap of one pixel a point the current context of this thread.
///
/// - Parameter size: In points.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap the current context of this thread, until `UIGraphicsEndImageContext()`; y points down.
///
/// For a size that no bitmap can have, nothing is drawn and there is no picture.
///
/// - Parameters:
///   - size: In points; part of a pixel gets a whole one.
///   - opaque: Whether it has no alpha; then it is black at first.
///   - scale: Pixels per point; 0 for the screen's.
nonisolated public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  ImageContext.begin(ImageContext(size: size, isOpaque: opaque, scale: scale))
}

/// A picture of what is drawn so far in the bitmap that `UIGraphicsBeginImageContext` made current.
///
/// - Returns: `nil` without such a context.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContext.current?.makeImage()
}

/// Ends the bitmap that was begun last; the context from before is current again.
nonisolated public func UIGraphicsEndImageContext() {
  ImageContext.end()
}

/// A bitmap to draw a `UIImage` in: points, the origin at the upper left, y down.
nonisolated final class ImageContext {
  private static let key = "Pegbar.UIGraphics.images"

  let context: CGContext?
  private let isOpaque: Bool
  private let scale: CGFloat

  /// A bitmap for a size in points; without a context where there can be none of so many pixels.
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

  /// What is drawn so far.
  func makeImage() -> UIImage? {
    let image = context?.makeImage(isOpaque: isOpaque)
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length > 0 && length < 1e6 ? Int((length - 1e-6).rounded(.up)) : 0
  }

  /// This thread's bitmaps, the last one current.
  private static var stack: [ImageContext] {
    get { Thread.current.threadDictionary[key] as? [ImageContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var current: ImageContext? { stack.last }

  static func begin(_ image: ImageContext) {
    stack.append(image)
    if let context = image.context { UIGraphicsPushContext(context) }
  }

  static func end() {
    if stack.popLast()?.context != nil { UIGraphicsPopContext() }
  }
}

/// The screen's pixels per point, for those who draw in other threads.
nonisolated enum ScreenScale {
  private static let bits = Atomic<UInt64>(1.0.bitPattern)

  static var current: CGFloat {
    get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
    set { bits.store(Double(newValue).bitPattern, ordering: .relaxed) }
  }
}
