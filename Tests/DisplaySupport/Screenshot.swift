import Foundation

/// The pixels of a screen, as 0x00RRGGBB, rows from the top.
package struct Screenshot: Equatable, Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// All pixels, row after row, without padding.
  package let pixels: [UInt32]

  /// The colour at a pixel, 0x00RRGGBB; the pixel must be on the screen.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Reads an X window dump (XWD version 7), which is what Xvfb keeps its screen in.
  ///
  /// The header is big-endian numbers of 32 bits: its size, version, format, depth, width, height …;
  /// then the colour table, of 12 bytes an entry; then the rows.
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
    let (columns, rows, bytesPerRow) = (field(4), field(5), field(12))
    let start = field(0) + field(19) * 12
    guard data.count >= start + rows * bytesPerRow else {
      throw VirtualDisplayError.unreadableScreen(path)
    }
    (width, height) = (columns, rows)
    pixels = data.withUnsafeBytes { bytes in
      (0..<rows).flatMap { row in
        (0..<columns).map { column in
          bytes.loadUnaligned(
            fromByteOffset: start + row * bytesPerRow + column * 4,
            as: UInt32.self
          ) & 0xFFFFFF
        }
      }
    }
  }
}
