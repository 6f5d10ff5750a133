import Foundation

/// An SVG file with its size, rendered by librsvg's command in a separate process.
///
/// The library has crashed on some drawings and never finished on others; an SVG file is a program, after all. A
/// separate process can have limits, and its end is an error like any other. Starting it takes about fifteen
/// milliseconds.
struct SVGFile: Sendable {
  /// The maximum size of the file: 16 million bytes.
  static let maximumByteCount = 1 << 24

  let data: Data
  /// The file's own size in CSS units, one pixel each at scale 1.
  let size: CGSize

  /// Reads the beginning of the file.
  ///
  /// - Throws: `damaged`.
  init(_ data: Data) throws(DecodingFailure) {
    guard data.count <= Self.maximumByteCount else {
      throw .damaged("it has \(data.count) bytes of text, more than \(Self.maximumByteCount)")
    }
    self.data = data
    guard let root = SVGRoot(data) else { throw .damaged("it has no svg element") }
    guard let size = root.size else { throw .damaged("it has neither a size nor a viewBox") }
    self.size = size
  }

  /// Renders it to fill a bitmap.
  ///
  /// - Parameters:
  ///   - width: The number of columns, 1 … 32767.
  ///   - height: The number of rows, 1 … 32767.
  ///   - seconds: The maximum CPU time, in seconds.
  /// - Returns: A picture, clear where nothing is drawn.
  /// - Throws: `damaged`, or `missing`.
  func draw(width: Int, height: Int, seconds: Int = 10) throws(DecodingFailure) -> CGImage {
    let command = LimitedCommand(
      arguments: ["rsvg-convert", "--width", "\(width)", "--height", "\(height)"],
      package: "librsvg2-bin",
      seconds: seconds,
      // The bitmap, as much again for the file, and a reserve for filters and masks.
      memory: 16 * width * height + 1 << 29
    )
    let output = try command.run(data)
    let picture = try PNGDecoder(output)
    guard picture.width == width, picture.height == height else {
      throw .damaged("it was drawn as \(picture.width)×\(picture.height) pixels")
    }
    return try picture.decode()
  }
}
