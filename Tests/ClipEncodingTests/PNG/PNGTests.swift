@testable import ClipEncoding
import Foundation
import Testing

/// Pictures that are the same when they are decoded.
struct `PNGs` {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: [(1, 1), (3, 5), (257, 3), (1, 40), (100, 75)], [false, true])
  func `pixels come back as they were`(size: (Int, Int), hasAlpha: Bool) throws {
    let picture = Picture.noise(size.0, size.1, seed: 3, hasAlpha: true)
    let bytes = try PNGEncoder.encode(
      picture.frame,
      width: size.0,
      height: size.1,
      hasAlpha: hasAlpha
    )
    try Data(bytes).write(to: URL(fileURLWithPath: folder["a.png"]))
    let decoded = try Decoded(folder["a.png"])
    #expect(decoded.stream["pix_fmt"] == (hasAlpha ? "rgba" : "rgb24"))
    #expect(decoded.frames == [hasAlpha ? picture.straight() : picture.words(opaque: true)])
  }

  @Test func `a PNG is marked as sRGB`() throws {
    let bytes = try PNGEncoder.encode(
      Picture.square(at: 0).frame,
      width: 64,
      height: 48,
      hasAlpha: false
    )
    #expect(Array(bytes[37..<41]) == Array("sRGB".utf8))
  }

  @Test(arguments: PNGEncoder.Filter.allCases)
  func `each filter has the same pixels`(filter: PNGEncoder.Filter) throws {
    let picture = Picture.noise(31, 9, seed: 5, hasAlpha: true)
    let deflate = try Deflate.load()
    var chunks = PNGChunks(deflate)
    chunks.begin(width: 31, height: 9, hasAlpha: true)
    chunks.add("IDAT", PNGEncoder.compressed(picture.frame, 31, 9, true, deflate, filter: filter))
    chunks.add("IEND", [])
    try Data(chunks.bytes).write(to: URL(fileURLWithPath: folder["a.png"]))
    #expect(try Decoded(folder["a.png"]).frames == [picture.straight()])
  }

  @Test func `without libdeflate the package that has it is named`() {
    #expect(Deflate(library: "libdeflate-that-is-not-there.so") == nil)
    #expect(ClipError.noDeflate.description.contains("apt install libdeflate0"))
  }
}
