import Foundation

/// The segments of a JPEG file in turn; stray bytes between them, which some cameras write, are passed over.
struct JPEGSegments {
  struct Segment {
    let marker: UInt8
    /// What follows the marker and the length.
    let body: Data
    /// All of it, from the marker on.
    let bytes: Data
  }

  enum Marker {
    static let end: UInt8 = 0xD9
    static let scan: UInt8 = 0xDA
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    /// Whether no length follows it: restarts, the temporary mark, and a file's start and end.
    static func isAlone(_ marker: UInt8) -> Bool {
      (0xD0...0xD9).contains(marker) || marker == 0x01
    }
  }

  private var reader: ByteReader

  /// Starts behind the mark that a file begins with.
  init(_ data: Data) { reader = ByteReader(data, at: 2) }

  /// The next segment; `nil` at the end.
  ///
  /// - Throws: `damaged`, where the file ends in it.
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

  /// The compressed data that follow a scan's header, restarts included.
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

  /// A file without the stray bytes between its segments.
  ///
  /// - Parameters:
  ///   - data: The whole of the file.
  ///   - count: How many bytes before its end are stray, too: no one but its decoder can tell them from data.
  /// - Returns: What is read from the file's beginning to its end, or to where it is cut off.
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
