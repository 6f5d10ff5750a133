import CoreGraphics
import Foundation
import Testing

/// Pictures on disk: PNG, read with a limit and written as a whole.
struct `PNG pictures` {
  private let picture = CGImage(
    width: 3,
    height: 2,
    pixels: [0xFF11_2233, 0x8040_3020, 0x0000_0000, 0x0101_0001, 0x7F00_7F00, 0xFF00_00FF]
  )

  private func temporary(_ name: String) -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-png-\(UUID().uuidString)-\(name)").path
  }

  @Test func `what is written is read back, premultiplied pixels and all`() throws {
    let path = temporary("picture.png")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try picture.writePNG(to: path)
    let read = try CGImage(pngFile: path)
    #expect(read.width == 3 && read.height == 2)
    #expect(read.pixels == picture.pixels)
    #expect(!read.isOpaque)
  }

  /// Cairo divides by the alpha when it writes and multiplies when it reads.
  @Test func `every premultiplied value survives the way through a file`() throws {
    let pixels = (0..<256 as Range<UInt32>).flatMap { alpha in
      (0..<256 as Range<UInt32>).map { value in
        let component = min(value, alpha)
        return alpha << 24 | component << 16 | component << 8 | component
      }
    }
    let all = CGImage(width: 256, height: 256, pixels: pixels)
    #expect(try CGImage(pngData: try all.pngData()).pixels == pixels)
  }

  @Test func `an opaque picture is written without alpha and stays opaque`() throws {
    let opaque = CGImage(width: 1, height: 2, pixels: [0xFF01_0203, 0xFFFF_FFFF])
    let data = try opaque.pngData()
    // The color type in the header: 2 is RGB, 6 is RGB with alpha.
    #expect(data[25] == 2)
    #expect(try picture.pngData()[25] == 6)
    #expect(try CGImage(pngData: data).pixels == opaque.pixels)
  }

  @Test func `the same picture is the same bytes`() throws {
    #expect(try picture.pngData() == picture.pngData())
  }

  @Test func `a missing file is named, with the reason`() {
    let path = temporary("missing.png")
    #expect(throws: CoreGraphicsError.unreadable(path: path, reason: "No such file or directory")) {
      try CGImage(pngFile: path)
    }
  }

  @Test func `a file that is not PNG is distinguished from a damaged one`() throws {
    #expect(
      throws: CoreGraphicsError.undecodable(
        source: "PNG data",
        format: "PNG",
        reason: "it does not begin like a PNG file"
      )
    ) { try CGImage(pngData: Data("GIF89a, certainly not a PNG".utf8)) }
    #expect(throws: CoreGraphicsError.self) { try CGImage(pngData: Data()) }
    let whole = try picture.pngData()
    let error = try #require(throws: CoreGraphicsError.self) {
      try CGImage(pngData: whole.prefix(whole.count - 30), source: "half.png")
    }
    #expect(error.description.hasPrefix("cannot decode half.png as PNG: it is damaged"))
  }

  @Test func `a picture over the limit is refused from its header alone`() throws {
    var huge = try picture.pngData()
    huge.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    let error = try #require(throws: CoreGraphicsError.self) {
      try CGImage(pngData: huge, source: "huge.png")
    }
    #expect(
      error
        == .tooLarge(
          source: "huge.png",
          width: 30000,
          height: 30000,
          limit: CGImage.maximumPixelCount
        )
    )
    #expect(throws: CoreGraphicsError.self) {
      try CGImage(pngData: try picture.pngData(), pixelLimit: 5)
    }
  }

  @Test func `a file that cannot be written is named and nothing is left`() throws {
    let path = temporary("no-such-directory") + "/picture.png"
    let error = try #require(throws: CoreGraphicsError.self) { try picture.writePNG(to: path) }
    #expect(error.description.hasPrefix("cannot write \(path): "))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a part is cut out by whole pixels`() throws {
    let part = try #require(picture.cropping(to: CGRect(x: 1.2, y: 0.5, width: 0.5, height: 9)))
    #expect(part.width == 1 && part.height == 2)
    #expect(part.pixels == [0x8040_3020, 0x7F00_7F00])
    #expect(picture.cropping(to: CGRect(x: 3, y: 0, width: 5, height: 5)) == nil)
    #expect(picture.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
  }
}
