import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Each format of pictures, against pixels that are known from how the files were made.
struct `Picture formats` {
  @Test(arguments: ["blocks.png", "palette.png", "blocks.gif", "blocks.webp"])
  func `a file without loss has the pixels that were written`(_ name: String) throws {
    let image = try CGImage(contentsOfFile: Pictures.path(name))
    #expect(image.width == 24 && image.height == 16)
    #expect(image.pixels == Pictures.blocks)
    #expect(image.isOpaque)
  }

  /// Colors come back as JPEG keeps them.
  ///
  /// Squares of one color have a single coefficient of step 1: only the change of color space and back
  /// rounds, by 2 at most. Inks round twice more.
  @Test(arguments: [("blocks.jpg", 2), ("progressive.jpg", 2), ("inks.jpg", 4)])
  func `a JPEG file has the colors that were written`(_ name: String, _ most: Int) throws {
    let image = try CGImage(contentsOfFile: Pictures.path(name))
    #expect(image.width == 24 && image.height == 16)
    #expect(image.greatestDifference(from: Pictures.blocks) <= most)
  }

  /// WebP's lossy pictures halve the colors, which the edges of squares show: only their middles are looked at.
  @Test func `lossy WebP is near in the middle of each square`() throws {
    let image = try CGImage(contentsOfFile: Pictures.path("lossy.webp"))
    let middles = CGImage(
      width: 3,
      height: 2,
      pixels: (0..<6).map { image[$0 % 3 * 8 + 4, $0 / 3 * 8 + 4] }
    )
    #expect(middles.greatestDifference(from: Pictures.squares) <= 8)
  }

  /// Gray by the weights of JPEG's own color space: 0.299, 0.587, 0.114.
  @Test func `a gray JPEG file has gray pixels`() throws {
    let image = try CGImage(contentsOfFile: Pictures.path("gray.jpg"))
    let expected = [76, 150, 29, 226, 179, 105].map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
    let middles = (0..<6).map { image[$0 % 3 * 8 + 4, $0 / 3 * 8 + 4] }
    #expect(CGImage(width: 6, height: 1, pixels: middles).greatestDifference(from: expected) <= 1)
  }

  @Test(arguments: ["translucent.png", "translucent.webp"])
  func `colors are multiplied by their alpha`(_ name: String) throws {
    let image = try CGImage(contentsOfFile: Pictures.path(name))
    #expect(
      image.pixels == [
        0xFFFF_0000, 0x8000_8000, 0x4000_0040, 0, 0xFFFF_FFFF, 0xC0C0_C0C0, 0x0101_0101,
        // 200, 100 and 50 times 100/255: 78.4, 39.2 and 19.6.
        0x644E_2714,
      ]
    )
    #expect(!image.isOpaque)
  }

  /// The high byte of each; rounding may add one.
  @Test func `sixteen bits a component become eight`() throws {
    let image = try CGImage(contentsOfFile: Pictures.path("sixteen.png"))
    #expect(image.greatestDifference(from: [0xFF12_ABFF, 0xFF00_0000]) <= 1)
  }

  @Test func `SVG is drawn in its own size, at any scale`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="6" height="4">
        <rect width="3" height="4" fill="#ff0000"/>
        <rect x="3" y="2" width="3" height="2" fill="blue"/>
      </svg>
      """
    for scale in [1, 2, 3] {
      let image = try CGImage(data: Data(text.utf8), scale: CGFloat(scale))
      #expect(image.width == 6 * scale && image.height == 4 * scale)
      #expect(image[0, 0] == 0xFFFF_0000)
      #expect(image[3 * scale - 1, 4 * scale - 1] == 0xFFFF_0000)
      #expect(image[3 * scale, 0] == 0)
      #expect(image[3 * scale, 2 * scale] == 0xFF00_00FF)
    }
  }

  @Test(arguments: [
    ("width='20mm' height='1in'", 76, 96), ("viewBox='0 0 7 5'", 7, 5),
    ("width='0.5' height='2.2'", 1, 3), ("width='14' viewBox='0 0 7 5'", 14, 10),
    ("width='100%' height='10' viewBox='0,0 7 5'", 14, 10), ("width='1.5e1px' height='6pt'", 15, 8),
  ])
  func `an SVG file's size is found`(_ attributes: String, _ width: Int, _ height: Int) throws {
    let before = "<?xml version='1.0'?><!-- <svg/> --><!DOCTYPE svg [<!ENTITY a 'b'>]>\n"
    let text = before + "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let image = try CGImage(data: Data(text.utf8))
    #expect(image.width == width && image.height == height)
  }

  @Test func `the format is detected by the content alone`() throws {
    let types = [
      ("blocks.png", "public.png"), ("blocks.jpg", "public.jpeg"),
      ("blocks.gif", "com.compuserve.gif"), ("blocks.webp", "org.webmproject.webp"),
    ]
    for (name, type) in types {
      let source = try Pictures.source(name)
      #expect(CGImageSourceGetType(source) == type)
    }
  }

  @Test func `providers give pictures of their kind only`() throws {
    let jpeg = try #require(CGDataProvider(url: URL(fileURLWithPath: Pictures.path("blocks.jpg"))))
    let png = try #require(CGDataProvider(data: Pictures.data("blocks.png")))
    func read(
      _ make: (CGDataProvider, UnsafePointer<CGFloat>?, Bool, CGColorRenderingIntent) -> CGImage?,
      _ provider: CGDataProvider
    ) -> Int? { make(provider, nil, true, .defaultIntent)?.width }
    #expect(read(CGImage.init(jpegDataProviderSource:decode:shouldInterpolate:intent:), jpeg) == 24)
    #expect(read(CGImage.init(jpegDataProviderSource:decode:shouldInterpolate:intent:), png) == nil)
    #expect(read(CGImage.init(pngDataProviderSource:decode:shouldInterpolate:intent:), png) == 24)
    #expect(read(CGImage.init(pngDataProviderSource:decode:shouldInterpolate:intent:), jpeg) == nil)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere")) == nil)
  }

  /// Squares of one color at the best quality: the change of color space rounds, by 2 at most.
  @Test func `a JPEG file can be written, and what is clear becomes white`() throws {
    let blocks = CGImage(width: 24, height: 16, pixels: Pictures.blocks)
    let written = try blocks.jpegData(quality: 1)
    #expect(try CGImage(data: written).greatestDifference(from: Pictures.blocks) <= 2)
    #expect(try blocks.jpegData(quality: 0).count < written.count)
    let clear = CGImage(width: 8, height: 8, pixels: [UInt32](repeating: 0x8080_0000, count: 64))
    let read = try CGImage(data: try clear.jpegData(quality: 1))
    let pink = [UInt32](repeating: 0xFFFF_7F7F, count: 64)
    #expect(read.greatestDifference(from: pink) <= 2)
  }

  @Test func `a picture that no JPEG file can hold is not written, with the reason`() {
    let wide = CGImage(width: 70_000, height: 1, pixels: [UInt32](repeating: 0, count: 70_000))
    var description = ""
    do throws(CoreGraphicsError) { _ = try wide.jpegData(quality: 1) } catch {
      description = error.description
    }
    #expect(description.hasPrefix("cannot encode a JPEG: "), "\(description)")
  }

  @Test func `a picture hides what its mask has black`() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let mask = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    #expect(image.masking(mask)?.pixels == [0, 0xFF00_00FF])
    #expect(image.masking(CGImage(width: 0, height: 0, pixels: [])) == nil)
  }
}
