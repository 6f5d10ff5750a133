/// A sequential reader of the frames of a file.
///
/// Each frame of an animation builds on those before it, so reading an earlier frame starts from the first one.
package struct FrameReader {
  enum Reader {
    case still(StillPicture), gif(GIFReader), webp(WebPReader)
  }

  private let image: EncodedImage
  private var reader: Reader?
  /// The index of the next frame.
  package private(set) var index = 0

  init(_ image: EncodedImage) { self.image = image }

  /// Decodes the next frame; there must be one.
  ///
  /// - Throws: `undecodable` or `missingLibrary`; the reader then restarts from the first frame.
  package mutating func next() throws(CoreGraphicsError) -> CGImage {
    do {
      let picture = try decodeNext()
      index += 1
      return picture
    } catch {
      // The frame reader is gone already.
      index = 0
      throw image.failure(error)
    }
  }

  private mutating func decodeNext() throws(DecodingFailure) -> CGImage {
    let picture: CGImage
    // Moved out, so that a canvas has one owner.
    let current = if let reader = reader.take() { reader } else { try image.makeReader() }
    switch consume current {
    case .gif(var frames):
      picture = try frames.next()
      reader = .gif(frames)
    case .webp(let frames):
      picture = try frames.next()
      reader = .webp(frames)
    case .still(let still):
      picture = try still.decode(width: image.width, height: image.height)
      reader = .still(still)
    }
    return picture
  }

  /// Decodes the frame with this index; those between the last one and it are decoded on the way.
  ///
  /// - Parameter wanted: The index, at least 0 and below the file's number of frames.
  /// - Returns: The decoded frame.
  /// - Throws: `undecodable` or `missingLibrary`.
  package mutating func picture(_ wanted: Int) throws(CoreGraphicsError) -> CGImage {
    if wanted < index || reader == nil { self = FrameReader(image) }
    while index < wanted { _ = try next() }
    return try next()
  }
}
