import Foundation

/// What a JPEG file says of itself before its picture: found by walking its segments.
struct JPEGHeader: Sendable {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var componentCount = 0
  private(set) var orientation = 1
  /// Whether the file is Adobe's: then the inks of a CMYK picture are stored as what they leave white.
  private(set) var isAdobe = false

  /// Reads as far as is needed.
  ///
  /// - Throws: `damaged`, where there is no size to be found.
  init(_ data: Data) throws(DecodingFailure) {
    var reader = ByteReader([UInt8](data), at: 2)
    while let marker = Self.nextMarker(&reader) {
      // No length follows these: a restart, and the temporary mark.
      if (0xD0...0xD7).contains(marker) || marker == 0x01 { continue }
      guard marker != 0xD9, marker != 0xDA else { break }
      guard let length = reader.number(2, bigEndian: true), length >= 2,
        let segment = reader.run(length - 2)
      else { throw .damaged("it ends before its picture begins") }
      read(marker, segment)
      if width > 0 && height > 0 && orientation != 1 { return }
    }
    guard componentCount > 0 else { throw .damaged("it has no picture") }
    guard width > 0, height > 0 else { throw .damaged("its size is \(width)×\(height)") }
  }

  private static func nextMarker(_ reader: inout ByteReader) -> UInt8? {
    guard reader.byte() == 0xFF else { return nil }
    var marker = reader.byte()
    while marker == 0xFF { marker = reader.byte() }
    return marker
  }

  private mutating func read(_ marker: UInt8, _ segment: ArraySlice<UInt8>) {
    switch marker {
    case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
      var reader = ByteReader([UInt8](segment), at: 1)
      height = reader.number(2, bigEndian: true) ?? 0
      width = reader.number(2, bigEndian: true) ?? 0
      componentCount = Int(reader.byte() ?? 0)
    case 0xE1 where segment.starts(with: "Exif".utf8):
      orientation = EXIFOrientation.read(segment)
    case 0xEE where segment.starts(with: "Adobe".utf8): isAdobe = true
    default: break
    }
  }
}
