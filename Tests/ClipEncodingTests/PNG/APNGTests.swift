import ClipEncoding
import Foundation
import Testing

/// Animated PNGs: exact pixels, exact times.
struct `Animated PNGs` {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: [false, true])
  func `each picture comes back as it was`(isTransparent: Bool) throws {
    let background: UInt32 = isTransparent ? 0x4010_2030 : 0xFF20_4060
    var pictures = [0, 8, 16].map { Picture.square(at: $0, on: background) }
    pictures.append(.noise(64, 48, seed: 1, hasAlpha: isTransparent))
    pictures.append(.square(at: 30, on: 0))
    let format = ClipFormat.of(pictures[0], isTransparent: isTransparent)
    try write(pictures.map { ($0, 1) }, to: folder["a.apng"], format)
    #expect(folder.names == ["a.apng"])
    let expected = pictures.map { isTransparent ? $0.straight() : $0.words(opaque: true) }
    #expect(try Decoded(folder["a.apng"]).frames == expected)
  }

  @Test func `pictures that stay the same are one frame with a longer time`() throws {
    let (first, second) = (Picture.square(at: 0), Picture.square(at: 8))
    let pictures = [(first, 2), (.square(at: 0), 3), (second, 1), (second, 1)]
    try write(pictures, to: folder["a.apng"], .of(first, 25, hold: 0.4))
    let controls = try chunks("fcTL")
    // The second is held for 10 frames of 1/25 s beyond its own two.
    #expect(controls.map { Array($0[20..<24]) } == [[0, 5, 0, 25], [0, 12, 0, 25]])
    // The square moved from 0 … 15 to 8 … 23, in 16 rows from 16 on.
    let box: [UInt8] = [0, 0, 0, 24, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 16]
    #expect(Array(controls[1][4..<20]) == box)
    let expected = [first.words(), second.words()]
    #expect(try Decoded(folder["a.apng"]).frames == expected)
  }

  @Test func `a picture that is shown longer than a delay can say goes on`() throws {
    let picture = Picture.square(at: 0)
    try write([(picture, 70000), (.square(at: 9), 1)], to: folder["a.apng"], .of(picture, 120))
    let delays = try chunks("fcTL").map { Int($0[20]) << 8 | Int($0[21]) }
    #expect(delays == [65535, 70000 - 65535, 1])
    let expected = [picture.words(), picture.words(), Picture.square(at: 9).words()]
    #expect(try Decoded(folder["a.apng"]).frames == expected)
  }

  @Test(arguments: [(ClipLoop.forever, UInt8(0)), (.once, 1), (.times(3), 3)])
  func `it plays as often as it was asked to`(loop: ClipLoop, plays: UInt8) throws {
    let picture = Picture.square(at: 0)
    try write(
      [(picture, 1), (.square(at: 1), 1)],
      to: folder["a.png"],
      .of(picture, loop: loop)
    )
    #expect(try chunks("acTL") == [[0, 0, 0, 2, 0, 0, 0, plays]])
  }

  /// The contents of all chunks of a type, in the one file that there is.
  private func chunks(_ type: String) throws -> [[UInt8]] {
    let bytes = try folder.bytes(#require(folder.names.first))
    var (found, place) = ([[UInt8]](), 8)
    while place < bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if Array(bytes[place + 4..<place + 8]) == Array(type.utf8) {
        found.append(Array(bytes[place + 8..<place + 8 + length]))
      }
      place += length + 12
    }
    return found
  }
}
