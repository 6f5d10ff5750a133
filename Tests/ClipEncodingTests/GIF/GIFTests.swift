import ClipEncoding
import Foundation
import SeededCases
import Testing

/// GIFs, decoded again.
struct `GIFs` {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `few colors come back as they were`() throws {
    let pictures = [0, 8, 16, 48].map { Picture.square(at: $0) }
    try write(pictures.map { ($0, 1) }, to: folder["a.gif"], .of(pictures[0]))
    #expect(folder.names == ["a.gif"])
    let gif = try Decoded(folder["a.gif"])
    #expect(gif.frames == pictures.map { $0.words() })
    #expect(gif.times == [0, 0.05, 0.1, 0.15])
  }

  /// 255 colors in 90 000 random pixels: the compressor's dictionary becomes full and is reset many times.
  @Test(arguments: ClipOptions.Dither.allCases)
  func `noise of 255 colors comes back as it was`(dither: ClipOptions.Dither) throws {
    var random = Seeded(4)
    let colors = (0..<255).map { UInt32(0xFF00_0000) | $0 << 16 | (255 - $0) << 8 | $0 / 2 }
    let pictures = (0..<2).map { _ in
      Picture(300, 300) { _, _ in colors[Int.random(in: 0..<255, using: &random)] }
    }
    var options = ClipOptions()
    options.dither = dither
    try write(pictures.map { ($0, 1) }, to: folder["a.gif"], .of(pictures[0]), options)
    #expect(try Decoded(folder["a.gif"]).frames == pictures.map { $0.words() })
  }

  @Test
  func `alpha of 128 and more is opaque, less is transparent, also where something was before`()
    throws
  {
    let pictures = [0, 8, 40, 0].map { Picture.square(at: $0, 0x8040_2010, on: 0x7F7F_7F7F) }
    let format = ClipFormat.of(pictures[0], isTransparent: true)
    try write(pictures.map { ($0, 1) }, to: folder["a.gif"], format)
    let expected = pictures.map { picture in
      picture.straight().map { $0 >> 31 == 1 ? $0 | 0xFF00_0000 : 0 }
    }
    let frames = try Decoded(folder["a.gif"]).frames
    let seen = frames.map { $0.map { $0 >> 24 == 0 ? 0 : $0 } }
    #expect(seen == expected)
  }

  @Test func `random pictures with holes come back as they were`() throws {
    var random = Seeded(9)
    let pictures = (0..<12).map { _ in
      let (x, y) = (Int.random(in: 0..<30, using: &random), Int.random(in: 0..<20, using: &random))
      return Picture(40, 30) { column, row in
        let isInside = (x..<x + 9).contains(column) && (y..<y + 9).contains(row)
        let color = [0, 0xFFFF_0000, 0xFF00_FF00][Int.random(in: 0..<3, using: &random)]
        return isInside ? UInt32(color) : column < 4 ? 0xFF00_00FF : 0
      }
    }
    try write(
      pictures.map { ($0, 1) },
      to: folder["a.gif"],
      .of(pictures[0], isTransparent: true)
    )
    let frames = try Decoded(folder["a.gif"]).frames
    let seen = frames.map { $0.map { $0 >> 24 == 0 ? 0 : $0 } }
    #expect(seen == pictures.map { $0.words() })
  }

  @Test func `a clip of nothing but transparency is one`() throws {
    let picture = Picture(8, 8) { _, _ in 0 }
    try write([(picture, 3)], to: folder["a.gif"], .of(picture, isTransparent: true))
    let frames = try Decoded(folder["a.gif"]).frames
    #expect(frames.map { $0.allSatisfy { $0 >> 24 == 0 } } == [true])
  }

  @Test func `what is shown longer than a delay can say goes on`() throws {
    let pictures = [(Picture.square(at: 0), 14000), (.square(at: 20), 20)]
    try write(pictures, to: folder["a.gif"], .of(pictures[0].0, 20))
    let gif = try Decoded(folder["a.gif"])
    #expect(gif.times == [0, 655.35, 700])
    #expect(gif.frames == [0, 0, 20].map { Picture.square(at: $0).words() })
  }

  @Test(arguments: [(ClipLoop.forever, UInt8?(0)), (.once, nil), (.times(1), nil), (.times(3), 2)])
  func `the extension counts what comes after the first time`(loop: ClipLoop, repeats: UInt8?)
    throws
  {
    let picture = Picture.square(at: 0)
    try write([(picture, 1)], to: folder["a.gif"], .of(picture, loop: loop))
    let bytes = try folder.bytes("a.gif")
    // Two colors and the transparent one: a palette of four after the head of 13 bytes.
    let afterPalette = Array(bytes[25...])
    if let repeats {
      let name = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      #expect(Array(afterPalette.prefix(19)) == name + [3, 1, repeats, 0, 0])
    } else {
      #expect(afterPalette.prefix(2) == [0x21, 0xF9])
    }
  }
}

/// Colors that a palette has to make do for.
struct `GIF palettes` {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: [2, 3, 16, 255, 256])
  func `a GIF has no more colors than were asked for`(limit: Int) throws {
    let pictures = (0..<3).map { Picture.gradient(64, 48, shift: $0 * 5) }
    var options = ClipOptions()
    options.gifColors = limit
    try write(pictures.map { ($0, 1) }, to: folder["a.gif"], .of(pictures[0]), options)
    let colors = Set(try Decoded(folder["a.gif"]).frames.flatMap { $0 })
    #expect(colors.count <= min(limit, 255))
    #expect(colors.count > limit / 2)
  }

  /// The mean of 8 × 8 pixels: what the eye sees of a pattern.
  @Test(arguments: [(ClipOptions.Dither.bayer, 5), (.diffusion, 5), (.none, 12)])
  func `dithered areas have the color that they stand for`(dither: ClipOptions.Dither, most: Int)
    throws
  {
    let picture = Picture.gradient(128, 96, shift: 0)
    var options = ClipOptions()
    (options.gifColors, options.dither) = (64, dither)
    try write([(picture, 1)], to: folder["a.gif"], .of(picture), options)
    let (seen, wanted) = (try Decoded(folder["a.gif"]).frames[0], picture.words())
    var (total, count) = (0, 0)
    for y in stride(from: 0, to: 96, by: 8) {
      for x in stride(from: 0, to: 128, by: 8) {
        for shift in [UInt32(0), 8, 16] {
          let both = [seen, wanted].map { words in
            (0..<64).reduce(0) {
              $0 + Int(words[(y + $1 / 8) * 128 + x + $1 % 8] >> shift & 255)
            }
          }
          total += abs(both[0] - both[1])
          count += 64
        }
      }
    }
    #expect(total / count < most, "the mean difference of a component")
  }

  @Test(arguments: ClipOptions.Dither.allCases)
  func `a color that fills much is there as it is, and not dithered`(dither: ClipOptions.Dither)
    throws
  {
    let picture = Picture(128, 96) { x, y in
      x < 64 ? 0xFFFE_FDFC : Picture.gradientColor(x, y)
    }
    var options = ClipOptions()
    options.dither = dither
    try write([(picture, 1)], to: folder["a.gif"], .of(picture), options)
    let gif = try Decoded(folder["a.gif"])
    let flat = (0..<96).flatMap { y in (0..<60).map { x in gif.pixel(x, y, frame: 0) } }
    #expect(Set(flat) == [0xFFFE_FDFC])
  }

  @Test(arguments: ClipOptions.Dither.allCases)
  func `what does not move keeps its pixels`(dither: ClipOptions.Dither) throws {
    let background = Picture.gradient(64, 48, shift: 0)
    let pictures = [0, 5, 40].map { place in
      Picture(64, 48) { x, y in
        (place..<place + 8).contains(x) && (y < 4 || y > 40)
          ? 0xFFFF_FFFF : background.pixels[y * background.stride + x]
      }
    }
    var options = ClipOptions()
    (options.gifColors, options.dither) = (32, dither)
    try write(pictures.map { ($0, 1) }, to: folder["a.gif"], .of(pictures[0]), options)
    let gif = try Decoded(folder["a.gif"])
    let still = (0..<3).map { frame in
      (5..<40).flatMap { y in (0..<64).map { gif.pixel($0, y, frame: frame) } }
    }
    #expect(still[0] == still[1])
    #expect(still[0] == still[2])
  }
}

extension Picture {
  static func gradientColor(_ x: Int, _ y: Int) -> UInt32 {
    0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | UInt32((x + y) % 256)
  }
}
