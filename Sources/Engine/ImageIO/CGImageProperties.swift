import CoreGraphics

/// The number of columns of the stored picture: a number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of rows of the stored picture: a number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The number of bits per component when decoded, 8: a number.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation of the picture, a `CGImagePropertyOrientation`: a number, 1 … 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The color model, `RGB`: text.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// The properties of a GIF file, or of one of its frames: a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of the frame, in seconds; values below 0.02 count as 0.1, as in browsers.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of the frame, in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the animation is played, 0 for forever: a number.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// The properties of a WebP file, or of one of its frames: a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The duration of the frame, in seconds; values below 0.02 count as 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of the frame, in seconds, as in the file.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the animation is played, 0 for forever: a number.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// The orientation of a stored picture, by the places of its first row and column when it is shown, as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As stored.
  case up = 1
  /// Mirrored horizontally.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Mirrored vertically.
  case downMirrored = 4
  /// Mirrored on the diagonal from the upper left: rows become columns.
  case leftMirrored = 5
  /// Rotated by 90° clockwise.
  case right = 6
  /// Mirrored on the diagonal from the lower left: rows become columns.
  case rightMirrored = 7
  /// Rotated by 90° counterclockwise.
  case left = 8
}

/// The properties of the whole file: for an animation how often it is played.
///
/// - Parameters:
///   - isrc: The image source of the file.
///   - options: Not used.
/// - Returns: A dictionary with the names above.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let dictionary = isrc.file.animationDictionary else { return [:] }
  guard let count = isrc.file.loopCount else { return [dictionary: [:] as [String: Any]] }
  return [dictionary: [kCGImagePropertyGIFLoopCount: count] as [String: Any]]
}

/// The properties of one of the pictures: size and orientation, and the duration of a frame.
///
/// Numbers are plain Swift ones: `as? Double` for times, `as? Int` for the others.
///
/// - Parameters:
///   - isrc: The image source of the file.
///   - index: The index of the picture, from 0.
///   - options: Not used.
/// - Returns: A dictionary with the names above; `nil` when there is no such picture.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  let file = isrc.file
  guard file.delays.indices.contains(index) else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyPixelWidth: file.width,
    kCGImagePropertyPixelHeight: file.height,
    kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: "RGB",
  ]
  if file.orientation != 1 { properties[kCGImagePropertyOrientation] = file.orientation }
  if let dictionary = file.animationDictionary {
    properties[dictionary] =
      [
        kCGImagePropertyGIFDelayTime: file.shownDelay(index),
        kCGImagePropertyGIFUnclampedDelayTime: file.delays[index],
      ] as [String: Any]
  }
  return properties
}

extension EncodedImage {
  /// The name of the format's animation dictionary; `nil` for formats without one, and for still WebP pictures.
  fileprivate var animationDictionary: String? {
    switch format {
    case .gif: kCGImagePropertyGIFDictionary
    case .webp where isAnimated: kCGImagePropertyWebPDictionary
    default: nil
    }
  }
}
