import CoreGraphics
import Foundation
import ImageIO
import Testing

/// The picture files beside the tests; `make-pictures.py` there documents each.
enum Pictures {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/\(name)").path
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  static func source(_ name: String) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data(name), nil))
  }

  /// The six squares of eight pixels, by rows.
  static let squares: [UInt32] = [
    0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00, 0xFF00_FFFF, 0xFFFF_00FF,
  ]

  /// All pixels of the six squares: 24 × 16.
  static var blocks: [UInt32] {
    (0..<24 * 16).map { squares[$0 / 24 / 8 * 3 + $0 % 24 / 8] }
  }
}

extension CGImage {
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// How far a component of any pixel is from that of another picture's, at most.
  func greatestDifference(from other: [UInt32]) -> Int {
    zip(pixels, other).reduce(0) { most, pair in
      [0, 8, 16, 24].reduce(most) { most, shift in
        max(most, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }
}
