import Foundation

/// The pixels of a screen, as 0x00RRGGBB, rows from the top.
///
/// Taking one is a single read of a file; the pixels are looked up when they are asked for.
package struct Screenshot: Equatable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int

  private let data: Data
  private let start: Int
  private let bytesPerRow: Int
  private let isDeep: Bool

  /// The color at a pixel, 0x00RRGGBB; the pixel must be on the screen.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is off screen")
    return data.withUnsafeBytes { color(in: $0, x, y) }
  }

  /// All pixels, row after row, without padding.
  package var pixels: [UInt32] { pixels(x: 0, y: 0, width: width, height: height) }

  /// The pixels of a rectangle that lies on the screen, row after row, without padding.
  package func pixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    precondition(x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height)
    return data.withUnsafeBytes { bytes in
      Array(unsafeUninitializedCapacity: width * height) { pixels, count in
        for row in 0..<height {
          for column in 0..<width {
            pixels.initializeElement(
              at: row * width + column,
              to: color(in: bytes, x + column, y + row)
            )
          }
        }
        count = width * height
      }
    }
  }

  /// Whether the pixels are the same.
  package static func == (one: Screenshot, other: Screenshot) -> Bool {
    one.width == other.width && one.height == other.height && one.pixels == other.pixels
  }

  /// Reads an X window dump (XWD version 7), which is what Xvfb keeps its screen in.
  ///
  /// The header is big-endian numbers of 32 bits: its size, version, format, depth, width, height …;
  /// then the color table, of 12 bytes an entry; then the rows.
  init(xwdAt path: String) throws {
    try self.init(xwd: Data(contentsOf: URL(fileURLWithPath: path)), path: path)
  }

  private init(xwd data: Data, path: String) throws {
    func field(_ index: Int) -> Int {
      data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard data.count > 100, field(1) == 7, field(11) == 32 else {
      throw VirtualDisplayError.unreadableScreen(path)
    }
    (width, height, bytesPerRow) = (field(4), field(5), field(12))
    isDeep = field(3) == 30
    start = field(0) + field(19) * 12
    guard data.count >= start + height * bytesPerRow else {
      throw VirtualDisplayError.unreadableScreen(path)
    }
    self.data = data
  }

  private func color(in bytes: UnsafeRawBufferPointer, _ x: Int, _ y: Int) -> UInt32 {
    let place = start + y * bytesPerRow + x * 4
    let pixel = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    guard isDeep else { return pixel & 0xFFFFFF }
    // Ten bits for each color, of which the upper eight are given.
    return pixel >> 6 & 0xFF0000 | pixel >> 4 & 0xFF00 | pixel >> 2 & 0xFF
  }
}
