/// The pictures of a file, decoded one after the other.
///
/// Each frame of an animation builds on those before it, so one that is behind costs all from the first.
package struct FrameReader {
  enum Reader {
    case still(StillPicture), gif(GIFReader), webp(WebPReader)
  }

  private let image: EncodedImage
  private var reader: Reader?
  /// The picture that comes next.
  package private(set) var index = 0

  init(_ image: EncodedImage) { self.image = image }

  /// The next picture; there must be one.
  ///
  /// - Throws: `undecodable` or `missingLibrary`; then it starts from the first again.
  package mutating func next() throws(CoreGraphicsError) -> CGImage {
    do {
      let picture = try decodeNext()
      index += 1
      return picture
    } catch {
      // Its reader is gone already.
      index = 0
      throw image.failure(error)
    }
  }

  private mutating func decodeNext() throws(DecodingFailure) -> CGImage {
    let picture: CGImage
    // Taken out, so that a canvas has one owner.
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

  /// A picture by its number; those between the last one and it are decoded on the way.
  ///
  /// - Parameter wanted: 0 or more, less than the file has.
  /// - Returns: The picture.
  /// - Throws: `undecodable` or `missingLibrary`.
  package mutating func picture(_ wanted: Int) throws(CoreGraphicsError) -> CGImage {
    if wanted < index || reader == nil { self = FrameReader(image) }
    while index < wanted { _ = try next() }
    return try next()
  }
}
