import CoreGraphics
import Foundation
import Pixels
import QuartzCore
import Raster
import Testing

/// Apple, *UIColor*, `init(patternImage:)`; *CALayer*, `backgroundColor`: patterns as backgrounds, in a window's frames
/// and in `render(in:)`.
struct `Pattern backgrounds` {
  private static let (red, blue, clear): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0)

  /// Two by two pixels: red and blue above, nothing below.
  private func color(alpha: CGFloat = 1) throws -> CGColor {
    let cell = CGImage(width: 2, height: 2, pixels: [Self.red, Self.blue, 0, 0])
    let pattern = try #require(CGPattern(cell, scale: 1))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
  }

  private func layer(_ color: CGColor, _ change: (CALayer) -> Void) -> CALayer {
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(x: 1, y: 1, width: 5, height: 3)
    layer.backgroundColor = color
    change(layer)
    CATransaction.commit()
    return layer
  }

  /// What a window shows, and what `render(in:)` draws, 8 × 6 pixels each.
  private func pictures(
    _ color: CGColor,
    _ change: (CALayer) -> Void = { _ in }
  ) throws -> [CGImage] {
    MediaClock.set(0)
    defer { MediaClock.set(nil) }
    let root = CALayer()
    let context = LayerContext(root: root)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    root.addSublayer(layer(color, change))
    CATransaction.commit()
    CATransaction.flush()
    context.updateFrame(at: 0, scale: 1)
    context.finishFrame(at: 0)
    let bitmap = Bitmap(size: PixelSize(width: 8, height: 6))
    var renderer = FrameRenderer(threads: 1)
    bitmap.withSurface { renderer.draw(context.frame.list, into: &$0, background: .clear) }
    let target = try CGContext(pixelWidth: 8, pixelHeight: 6, scale: 1)
    root.render(in: target)
    return [bitmap.makeImage(isOpaque: false), try #require(target.makeImage())]
  }

  private func text(_ picture: CGImage) -> [String] {
    (0..<picture.height).map { row in
      String(
        picture.pixels[row * picture.width..<(row + 1) * picture.width].map { pixel -> Character in
          switch pixel {
          case Self.red: "R"
          case Self.blue: "B"
          case Self.clear: "."
          default: "?"
          }
        }
      )
    }
  }

  @Test func `a pattern fills the background from the upper left`() throws {
    for picture in try pictures(try color()) {
      #expect(
        text(picture) == ["........", ".RBRBR..", "........", ".RBRBR..", "........", "........"]
      )
    }
  }

  @Test func `a pattern is cut to round corners and fades`() throws {
    for picture in try pictures(try color(), { $0.cornerRadius = 1.5 }) {
      // The corner's pixel is covered in part, the row's middle is as without round corners; the pixel between both is
      // covered all but for a hundredth, which the renderers round each in its way.
      let row = Array(text(picture)[1])
      #expect(row[0] == "." && row[1] == "?" && row[3] == "R" && row[5] == "?")
      #expect(text(picture)[2] == "........")
    }
    for picture in try pictures(try color(alpha: 0.5)) {
      #expect(picture.pixels[8 + 1] == 0x8080_0000)
    }
    for picture in try pictures(try color(), { $0.opacity = 0.5 }) {
      #expect(picture.pixels[8 + 1] == 0x8080_0000)
    }
  }

  /// The picture is the same object in each frame: nothing is drawn again for it.
  @Test func `a pattern's picture is kept`() throws {
    let color = try color()
    let size = CGSize(width: 5, height: 3)
    let first = try #require(color.patternPicture(filling: size, scale: 2))
    #expect(color.patternPicture(filling: size, scale: 2) === first)
    #expect(color.patternPicture(filling: CGSize(width: 6, height: 3), scale: 2) !== first)
    #expect(color.patternPicture(filling: size, scale: 2) === first)
    #expect(CGColor.black.patternPicture(filling: size, scale: 2) == nil)
  }
}
