import Foundation

/// A file with one picture, whose header has been read.
enum StillPicture: Sendable {
  case png(PNGDecoder)
  case jpeg(Data, JPEGHeader)
  case webp(WebPFile)
  case svg(SVGFile)

  /// Decodes it.
  ///
  /// - Parameters:
  ///   - width: Columns of a drawing; others have those that they have.
  ///   - height: Rows of a drawing.
  /// - Returns: The picture as it is stored.
  /// - Throws: Why it cannot be decoded.
  func decode(width: Int, height: Int) throws(DecodingFailure) -> CGImage {
    switch self {
    case .png(let png): try png.decode()
    case .jpeg(let data, let header): try JPEGDecoder.decode(data, header)
    case .webp(let file): try file.decode()
    case .svg(let file): try file.draw(width: width, height: height)
    }
  }
}
