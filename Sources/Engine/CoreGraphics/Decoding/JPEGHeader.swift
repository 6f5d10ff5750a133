import Foundation

/// The header of a JPEG file, found by walking its segments.
struct JPEGHeader: Sendable {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var componentCount = 0
  private(set) var orientation = 1
  /// Whether the file has Adobe's marker: then the inks of a CMYK picture are stored inverted.
  private(set) var isAdobe = false

  /// Reads the segments that are needed.
  ///
  /// - Throws: `damaged`, where no size is found.
  init(_ data: Data) throws(DecodingFailure) {
    var segments = JPEGSegments(data)
    while let segment = try segments.next(), segment.marker != JPEGSegments.Marker.end,
      segment.marker != JPEGSegments.Marker.scan
    { read(segment) }
    guard componentCount > 0 else { throw .damaged("it has no picture") }
    guard width > 0, height > 0 else { throw .damaged("its size is \(width)×\(height)") }
  }

  private mutating func read(_ segment: JPEGSegments.Segment) {
    switch segment.marker {
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
      var reader = ByteReader(segment.body, at: 1)
      height = reader.number(2, bigEndian: true) ?? 0
      width = reader.number(2, bigEndian: true) ?? 0
      componentCount = Int(reader.byte() ?? 0)
    case 0xE1 where segment.body.starts(with: "Exif".utf8):
      orientation = EXIFOrientation.read(segment.body)
    case 0xEE where segment.body.starts(with: "Adobe".utf8): isAdobe = true
    default: break
    }
  }
}
