@testable import CoreGraphics
import Foundation
import Testing

/// JPEG files with bytes that belong to nothing, which some cameras write, and with damage beside them.
struct `Stray bytes in JPEG files` {
  private let stray = Data([0x12, 0x34, 0x00])

  /// Where the segment of a marker begins.
  private func place(of marker: UInt8, in data: Data) throws -> Int {
    var (segments, place) = (JPEGSegments(data), 2)
    while let segment = try segments.next() {
      let found = try #require(data.range(of: segment.bytes, in: place..<data.count))
      if segment.marker == marker { return found.lowerBound }
      place = found.upperBound
      if segment.marker == 0xDA { place += segments.scanData().count }
    }
    throw CoreGraphicsError.unknownFormat(source: "no segment \(marker)")
  }

  private func inserted(_ bytes: Data, before marker: UInt8, in data: Data) throws -> Data {
    let place = try place(of: marker, in: data)
    return data[..<place] + bytes + data[place...]
  }

  /// Before the frame header, before the scan, and before the end.
  @Test(
    arguments: ["blocks.jpg", "gray.jpg", "inks.jpg"],
    [[0xC0], [0xDA], [0xD9], [0xC0, 0xD9]]
  )
  func `change no pixel`(_ name: String, _ markers: [UInt8]) throws {
    let whole = try Pictures.data(name)
    let data = try markers.reduce(whole) { try inserted(stray, before: $1, in: $0) }
    #expect(data.count == whole.count + 3 * markers.count)
    #expect(try CGImage(data: data).pixels == CGImage(data: whole).pixels)
  }

  @Test func `change no pixel of a file of many scans`() throws {
    let whole = try Pictures.data("progressive.jpg")
    for marker in [0xC2, 0xDA] as [UInt8] {
      let data = try inserted(stray, before: marker, in: whole)
      #expect(try CGImage(data: data).pixels == CGImage(data: whole).pixels)
    }
  }

  /// A rotated picture whose frame header comes before its orientation, with stray bytes in between.
  @Test func `hide no later segment`() throws {
    let exif =
      Data([0xFF, 0xE1, 0, 34]) + Data("Exif".utf8) + Data([0, 0])
      + Data([
        0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
      ])
    let blocks = try Pictures.data("blocks.jpg")
    let scan = try EncodedImage(inserted(stray + exif, before: 0xDA, in: blocks))
    #expect(scan.width == 24 && scan.orientation == 6)
    #expect(try scan.decode().pixels == CGImage(data: blocks).pixels)
    // Adobe's mark, without which inks are taken for what they are not, behind an orientation and the size.
    let inks = try Pictures.data("inks.jpg")
    let place = try place(of: 0xEE, in: inks)
    var segments = JPEGSegments(Data(inks[..<2] + inks[place...]))
    let adobe = try #require(try segments.next()).bytes
    let without = Data(inks[..<place] + inks[(place + adobe.count)...])
    let late = try inserted(adobe, before: 0xDA, in: inserted(exif, before: 0xC0, in: without))
    #expect(try CGImage(data: late).pixels == CGImage(data: inks).pixels)
    #expect(try CGImage(data: without).pixels != CGImage(data: inks).pixels)
  }

  /// What libjpeg only warns of is an error with stray bytes as without them.
  @Test func `hide no damage`() throws {
    let blocks = try Pictures.data("blocks.jpg")
    let header = try inserted(stray, before: 0xC0, in: blocks)
    for count in (try place(of: 0xDA, in: header))..<(header.count - 2) {
      #expect(throws: CoreGraphicsError.self, "\(count) bytes") {
        try CGImage(data: header.prefix(count))
      }
    }
    // The second half of the scan's data is gone, its end is there.
    let scan = try place(of: 0xDA, in: header) + 14
    let half = header[..<((scan + header.count) / 2)] + Data([0xFF, 0xD9])
    #expect(throws: CoreGraphicsError.self) { try CGImage(data: Data(half)) }
    let both = try inserted(stray, before: 0xD9, in: blocks)
    #expect(throws: CoreGraphicsError.self) { try CGImage(data: both.dropLast(2)) }
  }
}
