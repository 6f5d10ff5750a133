import CoreGraphics

/// Columns of the stored picture: a number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Rows of the stored picture: a number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits of a component once decoded, 8: a number.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How the picture is to be turned when shown, a `CGImagePropertyOrientation`: a number, 1 … 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// What the colors are, `RGB`: text.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// What a GIF file says of itself, or of one of its frames: values by name.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long the frame is shown, in seconds; what is less than 0.02 counts as 0.1, as in browsers.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long the frame is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the animation is played, 0 for ever: a number.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// What a WebP file says of itself, or of one of its frames: values by name.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How long the frame is shown, in seconds; what is less than 0.02 counts as 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long the frame is shown, in seconds, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the animation is played, 0 for ever: a number.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"

/// How a stored picture is turned when it is shown, by where its first row and column then are, as in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As it is stored.
  case up = 1
  /// Left and right swapped.
  case upMirrored = 2
  /// Half a turn.
  case down = 3
  /// Top and bottom swapped.
  case downMirrored = 4
  /// Rows become columns, as in a mirror on the diagonal from the upper left.
  case leftMirrored = 5
  /// A quarter turn clockwise.
  case right = 6
  /// Rows become columns, as in a mirror on the diagonal from the lower left.
  case rightMirrored = 7
  /// A quarter turn counterclockwise.
  case left = 8
}

/// What the whole file says: for an animation how often it is played.
///
/// - Parameters:
///   - isrc: The file.
///   - options: Not used.
/// - Returns: Values by the names above.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let dictionary = isrc.file.animationDictionary else { return [:] }
  guard let count = isrc.file.loopCount else { return [dictionary: [:] as [String: Any]] }
  return [dictionary: [kCGImagePropertyGIFLoopCount: count] as [String: Any]]
}

/// What the file says of one of its pictures: size, orientation, and of a frame how long it is shown.
///
/// Numbers are plain Swift ones: `as? Double` for times, `as? Int` for the others.
///
/// - Parameters:
///   - isrc: The file.
///   - index: 0 or more.
///   - options: Not used.
/// - Returns: Values by the names above; `nil` when there is no such picture.
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
  /// The name under which such a file's animation is described; `nil` for formats without, and for still WebP pictures.
  fileprivate var animationDictionary: String? {
    switch format {
    case .gif: kCGImagePropertyGIFDictionary
    case .webp where isAnimated: kCGImagePropertyWebPDictionary
    default: nil
    }
  }
}
