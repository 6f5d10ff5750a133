public import Foundation

extension CGImage {
  /// Reads a PNG, JPEG, GIF, WebP or SVG file; of an animation the first picture.
  ///
  /// (Pegbar's own; on Apple's systems `CGImageSource` does it, which exists here too but has no error reasons.) The
  /// format is detected by the content, not by the name. Size and format are checked from the header, before anything
  /// is decoded. Pixels are as stored: an orientation in the file is not applied. Color profiles are not used.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - scale: Pixels per unit of an SVG file; default 1.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: `unreadable`, `unknownFormat`, `undecodable`, `tooLarge` or `missingLibrary`, each with the path.
  public convenience init(
    contentsOfFile path: String,
    scale: CGFloat = 1,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let file = try EncodedImage(
      file: path,
      scale: Double(scale),
      pixelLimit: pixelLimit
    )
    self.init(copying: try file.decode())
  }

  /// Decodes a PNG, JPEG, GIF, WebP or SVG file in memory; of an animation the first picture. (Pegbar's own.)
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - source: The name of the file in an error.
  ///   - scale: Pixels per unit of an SVG file; default 1.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: `unknownFormat`, `undecodable`, `tooLarge` or `missingLibrary`.
  public convenience init(
    data: Data,
    source: String = "picture data",
    scale: CGFloat = 1,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let file = try EncodedImage(
      data,
      source: source,
      scale: Double(scale),
      pixelLimit: pixelLimit
    )
    self.init(copying: try file.decode())
  }

  /// The picture as the bytes of a JPEG file; clear pixels become white. (Pegbar's own.)
  ///
  /// - Parameter quality: The quality, 0 (smallest file) … 1 (best picture).
  /// - Returns: The bytes of the file.
  /// - Throws: `drawing` for an empty picture or one that is too wide or high, or `missingLibrary`.
  package func jpegData(quality: Double) throws(CoreGraphicsError) -> Data {
    guard width > 0, height > 0 else {
      throw .drawing(operation: "encode a JPEG", reason: "the picture is empty")
    }
    do {
      return try JPEGDecoder.encode(self, quality: quality)
    } catch {
      if case .damaged(let reason) = error {
        throw .drawing(operation: "encode a JPEG", reason: reason)
      }
      throw CoreGraphicsError(error, source: "a picture", format: .jpeg)
    }
  }
}

extension EncodedImage {
  /// Reads a file and its header.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - scale: Pixels per unit of an SVG file.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: `unreadable`, `unknownFormat`, `undecodable`, `tooLarge` or `missingLibrary`, each with the path.
  package init(
    file path: String,
    scale: Double = 1,
    pixelLimit: Int = CGImage.maximumPixelCount
  ) throws(CoreGraphicsError) {
    let data = try PictureFile.read(path)
    try self.init(data, source: path, scale: scale, pixelLimit: pixelLimit)
  }
}
