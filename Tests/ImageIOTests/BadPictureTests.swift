@testable import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Files that are not pictures, damaged, too large, or inconsistent: an error each, with the file and the reason.
struct `Bad pictures` {
  /// Puts other bytes into a file.
  private func edited(_ name: String, _ edits: [(Int, [UInt8])]) throws -> Data {
    var data = try Pictures.data(name)
    for (offset, bytes) in edits {
      data.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    return data
  }

  private func error(_ data: Data, limit: Int = CGImage.maximumPixelCount) -> CoreGraphicsError? {
    do throws(CoreGraphicsError) {
      _ = try CGImage(data: data, source: "it", pixelLimit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["", "hello", "RIFF....WAVE", "<html></html>", "GIF90a....", "\u{0}\u{0}"])
  func `a file that is not a picture is reported as such`(_ text: String) {
    let error = error(Data(text.utf8))
    #expect(error == .unknownFormat(source: "it"))
    #expect(
      error?.description
        == "cannot decode it: it begins like no PNG, JPEG, GIF, WebP or SVG picture"
    )
  }

  static let files = [
    "blocks.png", "blocks.jpg", "progressive.jpg", "blocks.gif", "moving.gif", "blocks.webp",
    "lossy.webp", "moving.webp",
  ]

  /// A GIF file without its last byte has all of its pictures, a JPEG file without its last two as well, but libjpeg
  /// warns of that.
  @Test(arguments: files)
  func `a truncated file is an error, wherever it ends`(_ name: String) throws {
    let whole = try Pictures.data(name)
    let isGIF = name.hasSuffix("gif")
    for count in 12..<(whole.count - (isGIF ? 1 : 0)) {
      // Frames after the first of a GIF that ends between them are not missed by anyone.
      if isGIF, (try? EncodedImage(whole.prefix(count))) != nil {
        #expect(name == "moving.gif")
        continue
      }
      // Padding at the end of WebP's and PNG's last chunk may be missing.
      guard name.hasSuffix("png") == false || count < whole.count - 12 else { continue }
      #expect(error(whole.prefix(count)) != nil, "\(count) bytes of \(name)")
    }
  }

  /// The headers say 30000 × 30000: PNG has sides at 16, JPEG in the frame segment, GIF at 6, WebP's lossless size in
  /// 14 bits each from 21.
  @Test func `a file with a huge size in its header is refused before decoding`() throws {
    let jpeg = try Pictures.data("blocks.jpg")
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0]))?.lowerBound)
    let side: [UInt8] = [0x75, 0x30]
    let files = [
      try edited("blocks.png", [(16, [0, 0] + side + [0, 0] + side)]),
      try edited("blocks.jpg", [(frame + 5, side + side)]),
      try edited("moving.gif", [(6, [0x30, 0x75, 0x30, 0x75])]),
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='30000' height='30000'/>".utf8),
    ]
    for file in files {
      let limit = CGImage.maximumPixelCount
      #expect(error(file) == .tooLarge(source: "it", width: 30000, height: 30000, limit: limit))
    }
    let text = error(files[0])?.description
    #expect(
      text
        == "it is 30000×30000 pixels, more than the limit of 67108864 pixels, "
        + "or of 32767 a side: scale it down"
    )
    #expect(error(try Pictures.data("blocks.webp"), limit: 100) != nil)
    #expect(error(try Pictures.data("blocks.webp"), limit: 24 * 16) == nil)
  }

  @Test func `a picture without size is an error`() throws {
    let jpeg = try Pictures.data("blocks.jpg")
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0]))?.lowerBound)
    let files = [
      try edited("blocks.png", [(16, [0, 0, 0, 0])]),
      try edited("blocks.jpg", [(frame + 5, [0, 0])]),
      try edited("moving.gif", [(6, [0, 0])]),
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='5'/>".utf8),
    ]
    for file in files {
      let text = error(file)?.description ?? ""
      #expect(text.contains("its size is "), "\(text)")
    }
  }

  /// Frames may be larger than the canvas, but not than the limit.
  @Test func `a GIF frame of more pixels than the limit is an error`() throws {
    let moving = try Pictures.data("moving.gif")
    let frame = try #require(moving.firstIndex(of: 0x2C))
    let data = try edited("moving.gif", [(frame + 5, [0xFF, 0xFF, 0xFF, 0xFF])])
    #expect(
      error(data)?.description == "cannot decode it as GIF: its frame 1 is 65535×65535 pixels"
    )
  }

  /// Seen with librsvg 2.54: the first ends the process that draws it, the second goes on for ever, the third is no
  /// XML.
  @Test(arguments: [
    (
      "<feConvolveMatrix order='200' kernelMatrix='\(String(repeating: "1 ", count: 40000))'/>",
      "crashed"
    ),
    ("<feTurbulence baseFrequency='0.05' numOctaves='2000000000'/>", "takes more than 1 s"),
    ("</filter><g>", "XML"),
  ])
  func `an SVG file that crashes, hangs or is broken is an error`(
    _ filter: String,
    _ word: String
  ) throws {
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'><filter id='f'>\(filter)</filter>
      <rect width='99' height='99' filter='url(#f)'/></svg>
      """
    var description = ""
    do throws(DecodingFailure) {
      _ = try SVGFile(Data(text.utf8)).draw(width: 99, height: 99, seconds: 1)
    } catch {
      description = "\(error)"
    }
    #expect(description.contains(word), "\(description)")
  }

  @Test(arguments: ["<svgs/>", "<!-- <svg/> ", "<p><svg/></p>", "<svg", "<svg/>"])
  func `a text without an svg element of some size is none`(_ text: String) throws {
    let isRoot = SVGRoot(Data(text.utf8)) != nil
    #expect(isRoot == (text == "<svg" || text == "<svg/>"))
    #expect(error(Data(text.utf8)) != nil)
  }

  @Test func `files that are none are named, with the reason`() {
    let folder = NSTemporaryDirectory()
    #expect(throws: CoreGraphicsError.unreadable(path: folder, reason: "it is not a file")) {
      try CGImage(contentsOfFile: folder)
    }
    #expect(
      throws: CoreGraphicsError.unreadable(path: "/dev/zero", reason: "it is not a file")
    ) { try CGImage(contentsOfFile: "/dev/zero") }
    #expect(
      throws: CoreGraphicsError.unreadable(path: "/none.gif", reason: "No such file or directory")
    ) { try CGImage(contentsOfFile: "/none.gif") }
  }

  @Test func `a command that is not installed is named`() {
    let command = LimitedCommand(
      arguments: ["no-such-command"],
      package: "no-such-package",
      seconds: 1,
      memory: 1 << 28
    )
    var description = ""
    do throws(DecodingFailure) { _ = try command.run(Data([1])) } catch {
      description = CoreGraphicsError(error, source: "a.svg", format: .svg).description
    }
    #expect(
      description
        == "cannot decode a.svg: SVG pictures need no-such-package, which apt-get installs"
    )
  }
}
