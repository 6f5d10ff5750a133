import Foundation

/// An SVG file with its size, drawn by librsvg's command in a process of its own.
///
/// The library has been seen to end the process at some drawings, and to go on for ever at others; an SVG file is a
/// program, after all. A process of its own can have limits, and its end is an error like any other. It takes about
/// fifteen milliseconds.
struct SVGFile: Sendable {
  /// The most bytes of text: 16 million.
  static let maximumByteCount = 1 << 24

  let data: Data
  /// The size it says it has in units of CSS, a pixel each at scale 1.
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

  /// Draws it to fill a bitmap.
  ///
  /// - Parameters:
  ///   - width: Columns, 1 … 32767.
  ///   - height: Rows, 1 … 32767.
  ///   - seconds: The most time of a core that it may take.
  /// - Returns: A picture, clear where nothing is drawn.
  /// - Throws: `damaged`, or `missing`.
  func draw(width: Int, height: Int, seconds: Int = 10) throws(DecodingFailure) -> CGImage {
    let command = LimitedCommand(
      arguments: ["rsvg-convert", "--width", "\(width)", "--height", "\(height)"],
      package: "librsvg2-bin",
      seconds: seconds,
      // The bitmap, as much again for the file, and what filters and masks need beside.
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
