import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Animated files: frames that build on each other, and how long each is shown.
struct `Animated pictures` {
  private let red: UInt32 = 0xFFFF_0000

  /// A picture of 4 × 4 pixels by letters.
  private func picture(_ letters: String) -> [UInt32] {
    let colors: [Character: UInt32] = [
      "r": red, "g": 0xFF00_FF00, "b": 0xFF00_00FF, "y": 0xFFFF_FF00, ".": 0,
    ]
    return letters.filter { $0 != " " }.compactMap { colors[$0] }
  }

  /// The second frame's place is cleared after it, the third's is as it was before.
  @Test func `GIF frames are put together as they say`() throws {
    let source = try Pictures.source("moving.gif")
    let frames = (0..<CGImageSourceGetCount(source)).map {
      CGImageSourceCreateImageAtIndex(source, $0, nil)?.pixels
    }
    #expect(
      frames == [
        picture("rrrr rrrr rrrr rrrr"), picture("ggrr ggrr rrrr rrrr"),
        picture("..rr ..rr rrbb rrbb"), picture("..ry ..rr rrrr rrrr"),
      ]
    )
  }

  @Test func `WebP frames are put together as they say`() throws {
    let source = try Pictures.source("moving.webp")
    let frames = (0..<CGImageSourceGetCount(source)).map {
      CGImageSourceCreateImageAtIndex(source, $0, nil)?.pixels
    }
    #expect(
      frames == [
        picture("rrrr rrrr rrrr rrrr"), picture("gg.. gg.. .... ...."),
        picture(".... .... ..bb ..bb"), picture("...y .... .... ...."),
      ]
    )
  }

  @Test(arguments: ["moving.gif", "moving.webp"])
  func `frames may be asked for in any order`(_ name: String) throws {
    let source = try Pictures.source(name)
    let inOrder = (0..<4).map { CGImageSourceCreateImageAtIndex(source, $0, nil)?.pixels }
    let backwards = (0..<4).reversed().map {
      CGImageSourceCreateImageAtIndex(source, $0, nil)?.pixels
    }
    #expect(Array(backwards.reversed()) == inOrder)
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  /// A delay of none stands for "as fast as can be", which is a tenth of a second.
  @Test func `a GIF file has the duration of each frame, and how often all are played`() throws {
    let source = try Pictures.source("moving.gif")
    func delays(_ key: CFString) -> [Double?] {
      (0..<4).map {
        let all = CGImageSourceCopyPropertiesAtIndex(source, $0, nil)
        let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        return gif?[key as String] as? Double
      }
    }
    #expect(delays(kCGImagePropertyGIFUnclampedDelayTime) == [0.05, 0.1, 0, 0.2])
    #expect(delays(kCGImagePropertyGIFDelayTime) == [0.05, 0.1, 0.1, 0.2])
    let whole = CGImageSourceCopyProperties(source, nil)
    let gif = whole?[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(gif?[kCGImagePropertyGIFLoopCount] as? Int == 3)
  }

  @Test func `a WebP file has them too`() throws {
    let file = try EncodedImage(Pictures.data("moving.webp"))
    #expect(file.delays == [0.05, 0.1, 0.15, 0.2])
    #expect(file.loopCount == 3 && file.isAnimated)
    let still = try EncodedImage(Pictures.data("blocks.webp"))
    #expect(!still.isAnimated && still.loopCount == nil)
  }

  /// Rows of an interlaced frame of eight rows are stored in the order 0, 4, 2, 6, 1, 3, 5, 7: `blocks.gif` is one.
  @Test func `an interlaced frame has its rows in order`() throws {
    let data = try Pictures.data("blocks.gif")
    // The frame's descriptor: at 0, 0, of 24 × 16 pixels; then its flags.
    let descriptor = try #require(data.range(of: Data([0x2C, 0, 0, 0, 0, 24, 0, 16, 0])))
    #expect(data[descriptor.upperBound] & 0x40 != 0)
    #expect(try CGImage(data: data).pixels == Pictures.blocks)
  }

  /// Frames larger than a canvas of one pixel take as long as their own pixels do.
  @Test func `the pixels of all frames are counted as they are stored`() throws {
    var data = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
    // Each 300 × 200, without anything to decode.
    for _ in 0..<3 { data += Data([0x2C, 0, 0, 0, 0, 44, 1, 200, 0, 0, 2, 0]) }
    let file = try EncodedImage(data + Data([0x3B]))
    #expect(file.width == 1 && file.height == 1)
    #expect(file.totalPixelCount == 3 * 300 * 200)
    #expect(try EncodedImage(Pictures.data("moving.gif")).totalPixelCount == 4 * 16)
    #expect(try EncodedImage(Pictures.data("moving.webp")).totalPixelCount == 4 * 16)
    #expect(try EncodedImage(Pictures.data("blocks.png")).totalPixelCount == 24 * 16)
  }

  /// The last block of the last frame's codes ends too soon.
  @Test func `after a damaged frame the first comes again`() throws {
    let whole = try Pictures.data("moving.gif")
    let frame = try #require(whole.lastIndex(of: 0x2C))
    // Its size, and how many bits its codes have: none of them is there.
    var frames = try EncodedImage(whole[..<(frame + 11)] + Data([0, 0x3B])).frames()
    for _ in 0..<3 { _ = try frames.next() }
    #expect(frames.index == 3)
    #expect(throws: CoreGraphicsError.self) { try frames.next() }
    #expect(frames.index == 0)
    #expect(try frames.next().pixels == picture("rrrr rrrr rrrr rrrr"))
    #expect(frames.index == 1)
    #expect(try frames.picture(1).pixels == picture("ggrr ggrr rrrr rrrr"))
  }

  @Test func `a picture is the first frame`() throws {
    #expect(try CGImage(data: Pictures.data("moving.gif")).pixels == picture("rrrr rrrr rrrr rrrr"))
    #expect(try CGImage(data: Pictures.data("moving.webp")).pixels.first == red)
  }
}
