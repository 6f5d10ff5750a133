import Foundation

/// An iterator over the segments of a JPEG file; stray bytes between them, which some cameras write, are skipped.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8
    /// The bytes after the marker and the length.
    let body: Data
    /// All bytes, from the marker on.
    let bytes: Data
  }

  enum Marker {
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// Whether a marker has no length: restarts, the temporary marker, and a file's start and end.
    static func isAlone(_ marker: UInt8) -> Bool {
      (0xD0...0xD9).contains(marker) || marker == 0x01
    }
  }

  private var reader: ByteReader

  /// Starts after the start-of-image marker.
  init(_ data: Data) { reader = ByteReader(data, at: 2) }

  /// Reads the next segment; `nil` at the end.
  ///
  /// - Throws: `damaged`, where the file ends inside a segment.
  mutating func next() throws(DecodingFailure) -> Segment? {
    guard let marker = nextMarker() else { return nil }
    let mark = Data([0xFF, marker])
    if Marker.isAlone(marker) { return Segment(marker: marker, body: Data(), bytes: mark) }
    let rest = reader.rest
    guard let length = reader.number(2, bigEndian: true), length >= 2,
      let body = reader.run(length - 2)
    else { throw .damaged("it ends before its picture begins") }
    return Segment(marker: marker, body: body, bytes: mark + rest.prefix(length))
  }

  private mutating func nextMarker() -> UInt8? {
    while let byte = reader.byte() {
      guard byte == 0xFF else { continue }
      var marker = reader.byte()
      while marker == 0xFF { marker = reader.byte() }
      if marker != 0 { return marker }
    }
    return nil
  }

  /// Reads the compressed data after a scan's header, including restarts.
  mutating func scanData() -> Data {
    let (start, rest) = (reader.offset, reader.rest)
    while let byte = reader.byte() {
      guard byte == 0xFF, let next = reader.peeked, next != 0, next != 0xFF,
        !Marker.restarts.contains(next)
      else { continue }
      reader.seek(to: reader.offset - 1)
      break
    }
    return rest.prefix(reader.offset - start)
  }

  /// Copies a file without the stray bytes between its segments.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - count: The number of stray bytes before its end: only the decoder can tell them from data.
  /// - Returns: The bytes from the file's beginning to its end marker, or to where it is cut off.
  static func tidied(_ data: Data, cuttingAtEnd count: Int) -> Data {
    var (segments, scan) = (JPEGSegments(data), Data())
    var result = Data(data.prefix(2))
    while let segment = try? segments.next() {
      let isEnd = segment.marker == Marker.end
      result += isEnd ? scan.dropLast(count) : scan
      result += segment.bytes
      if isEnd { return result }
      scan = segment.marker == Marker.scan ? segments.scanData() : Data()
    }
    return result + scan
  }
}
