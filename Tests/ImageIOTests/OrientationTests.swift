import CoreGraphics
import Foundation
import ImageIO
import Testing

/// EXIF: which way up a stored picture is shown.
struct `Orientations` {
  /// The squares' colors as they are shown, by rows; stored are red, green, blue over yellow, cyan, magenta.
  static let shown: [(Int, Int, String)] = [
    (1, 3, "RGB YCM"), (2, 3, "BGR MCY"), (3, 3, "MCY BGR"), (4, 3, "YCM RGB"),
    (5, 2, "RY GC BM"), (6, 2, "YR CG MB"), (7, 2, "MB CG YR"), (8, 2, "BM GC RY"),
  ]

  /// `FF E1`, a length, `Exif`, and one directory with the one tag, in either byte order.
  private func jpeg(orientation: Int, bigEndian: Bool) throws -> Data {
    let tiff: [UInt8] =
      bigEndian
      ? [
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0,
      ]
      : [
        0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0,
      ]
    let exif = Array("Exif\0\0".utf8) + tiff
    var data = try Pictures.data("blocks.jpg")
    data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    return data
  }

  @Test(arguments: shown, [true, false])
  func `each of the eight is read and shown`(
    _ shown: (orientation: Int, columns: Int, letters: String),
    _ bigEndian: Bool
  ) throws {
    let data = try jpeg(orientation: shown.orientation, bigEndian: bigEndian)
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    let orientation = properties[kCGImagePropertyOrientation] as? Int
    #expect(orientation == (shown.orientation == 1 ? nil : shown.orientation))
    let stored = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(stored.width == 24 && stored.height == 16)
    let options: CFDictionary = [kCGImageSourceCreateThumbnailWithTransform: true]
    let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    let rows = shown.letters.split(separator: " ")
    #expect(image.width == 8 * shown.columns && image.height == 8 * rows.count)
    let letters: [Character: UInt32] = [
      "R": 0xFFFF_0000, "G": 0xFF00_FF00, "B": 0xFF00_00FF,
      "Y": 0xFFFF_FF00, "C": 0xFF00_FFFF, "M": 0xFFFF_00FF,
    ]
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let middle = CGImage(width: 1, height: 1, pixels: [image[8 * x + 4, 8 * y + 4]])
        // JPEG rounds colors by 2 at most.
        #expect(middle.greatestDifference(from: [letters[letter] ?? 0]) <= 2)
      }
    }
  }

  @Test func `PNG files have it too, and files without it are upright`() throws {
    let turned = try EncodedImage(Pictures.data("turned.png"))
    #expect(turned.orientation == 6)
    #expect(try EncodedImage(Pictures.data("blocks.webp")).orientation == 1)
    #expect(try EncodedImage(jpeg(orientation: 9, bigEndian: true)).orientation == 1)
  }

  @Test func `a thumbnail keeps the proportions and never grows`() throws {
    let source = try Pictures.source("blocks.png")
    let sizes = [12.0, 100, 1].map { side -> [Int?] in
      let options: CFDictionary = [kCGImageSourceThumbnailMaxPixelSize: side]
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
      return [image?.width, image?.height]
    }
    #expect(sizes == [[12, 8], [24, 16], [1, 1]])
  }
}
