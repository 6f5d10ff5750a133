public import CoreGraphics
import Synchronization

/// A picture file in memory, PNG, JPEG, GIF, WebP or SVG, with one picture or the frames of an animation.
///
/// Its header is read when it is made, pictures are decoded when they are asked for. May be used in any thread.
public final class CGImageSource: Sendable {
  package let file: EncodedImage
  /// Where the last frame left off: the next one builds on it.
  private let frames: Mutex<FrameReader?> = Mutex(nil)

  package init(_ file: EncodedImage) { self.file = file }

  /// A picture by its number, as it is stored.
  ///
  /// - Parameter index: 0 or more, less than the file has.
  /// - Returns: The picture.
  /// - Throws: `undecodable` or `missingLibrary`.
  package func picture(_ index: Int) throws(CoreGraphicsError) -> CGImage {
    let result = frames.withLock { reader -> Result<CGImage, CoreGraphicsError> in
      var frames = reader.take() ?? file.frames()
      let result = Result { () throws(CoreGraphicsError) in try frames.picture(index) }
      reader = frames
      return result
    }
    return try result.get()
  }
}

/// Opens a picture file.
///
/// - Parameters:
///   - url: Of a file.
///   - options: Not used.
/// - Returns: `nil` when it cannot be read, is of no known kind, or has more pixels than `CGImage.maximumPixelCount`.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let file = try? EncodedImage(file: url.path) else { return nil }
  return CGImageSource(file)
}

/// Opens a picture file in memory.
///
/// - Parameters:
///   - data: The whole of the file.
///   - options: Not used.
/// - Returns: `nil` when it is of no known kind, damaged, or has more pixels than `CGImage.maximumPixelCount`.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  guard let file = try? EncodedImage(data) else { return nil }
  return CGImageSource(file)
}

/// Opens a picture file in memory.
///
/// - Parameters:
///   - provider: Where the bytes are.
///   - options: Not used.
/// - Returns: `nil` as `CGImageSourceCreateWithData`.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// How many pictures the file has: the frames of an animation, else one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.delays.count }

/// The kind of the file, like `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.file.format.typeIdentifier
}

/// Decodes one of the pictures.
///
/// - Parameters:
///   - isrc: The file.
///   - index: 0 or more. A frame builds on those before it: in order each is decoded once.
///   - options: Not used: a picture is decoded at once, never later while it is shown.
/// - Returns: The pixels as they are stored, without the orientation applied; `nil` when they are damaged, or there
///   is no such picture.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard isrc.file.delays.indices.contains(index) else { return nil }
  return try? isrc.picture(index)
}
