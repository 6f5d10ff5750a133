import Foundation

/// A file with one picture, whose header has been read.
enum StillPicture: Sendable {
  case png(PNGDecoder)
  case jpeg(Data, JPEGHeader)
  case webp(WebPFile)
  case svg(SVGFile)

  /// Decodes the picture.
  ///
  /// - Parameters:
  ///   - width: The number of columns to render an SVG file with; other formats have their own.
  ///   - height: The number of rows to render an SVG file with.
  /// - Returns: The picture as it is stored.
  /// - Throws: The reason why it cannot be decoded.
  func decode(width: Int, height: Int) throws(DecodingFailure) -> CGImage {
    switch self {
    case .png(let png): try png.decode()
    case .jpeg(let data, let header): try JPEGDecoder.decode(data, header)
    case .webp(let file): try file.decode()
    case .svg(let file): try file.draw(width: width, height: height)
    }
  }
}
