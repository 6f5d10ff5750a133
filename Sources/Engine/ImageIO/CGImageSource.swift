public import CoreGraphics
import Synchronization

/// A picture file in memory, PNG, JPEG, GIF, WebP or SVG, with one picture or the frames of an animation.
///
/// Its header is read when it is created; pictures are decoded on request. It may be used in any thread.
public final class CGImageSource: Sendable {
  package let file: EncodedImage
  /// The state after the last decoded frame: the next one builds on it.
  private let frames: Mutex<FrameReader?> = Mutex(nil)

  package init(_ file: EncodedImage) { self.file = file }

  /// Decodes a picture, as it is stored.
  ///
  /// - Parameter index: The index, at least 0 and below the file's number of pictures.
  /// - Returns: The decoded picture.
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
///   - url: The URL of a file.
///   - options: Not used.
/// - Returns: `nil` when it cannot be read, has an unknown format, or has more pixels than `CGImage.maximumPixelCount`.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let file = try? EncodedImage(file: url.path) else { return nil }
  return CGImageSource(file)
}

/// Opens a picture file in memory.
///
/// - Parameters:
///   - data: The whole file.
///   - options: Not used.
/// - Returns: `nil` when it has an unknown format, is damaged, or has more pixels than `CGImage.maximumPixelCount`.
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
///   - provider: The source of the bytes.
///   - options: Not used.
/// - Returns: `nil` as for `CGImageSourceCreateWithData`.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// The number of pictures in the file: the frames of an animation, otherwise one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.delays.count }

/// The uniform type identifier of the file, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.file.format.typeIdentifier
}

/// Decodes one of the pictures.
///
/// - Parameters:
///   - isrc: The image source of the file.
///   - index: The index of the picture, from 0. A frame builds on those before it: in order, each is decoded once.
///   - options: Not used: a picture is decoded immediately, never later while it is shown.
/// - Returns: The pixels as they are stored, without the orientation applied; `nil` when they are damaged, or there is
///   no such picture.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard isrc.file.delays.indices.contains(index) else { return nil }
  return try? isrc.picture(index)
}
