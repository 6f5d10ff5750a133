import CoreGraphics
import Foundation
import Testing

/// What is recorded on one thread and drawn by another is what would have been drawn at once.
struct `Recorded drawing` {
  private static let area = CGRect(x: 100, y: 50, width: 32, height: 32)

  /// Each draws something, in points around (116, 66).
  private static let drawings: [(name: String, draw: @Sendable (CGContext) -> Void)] = [
    (
      "paths",
      { context in
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.7)
        context.fillEllipse(in: CGRect(x: 103, y: 53, width: 20, height: 26))
        context.setLineDash(phase: 1, lengths: [3, 2])
        context.setLineWidth(2.5)
        context.stroke(CGRect(x: 105, y: 57, width: 22, height: 20))
      }
    ),
    (
      "clips and transforms",
      { context in
        context.saveGState()
        context.addArc(
          center: CGPoint(x: 116, y: 66),
          radius: 11,
          startAngle: 0,
          endAngle: 7,
          clockwise: false
        )
        context.clip()
        context.translateBy(x: 116, y: 66)
        context.rotate(by: 0.4)
        context.fill(CGRect(x: -9, y: -30, width: 18, height: 60))
        context.restoreGState()
        context.clear(CGRect(x: 112, y: 60, width: 3, height: 3))
      }
    ),
    (
      "gradients",
      { context in
        guard
          let gradient = CGGradient(
            colorsSpace: nil,
            colors: [CGColor.black, CGColor(red: 0, green: 1, blue: 0, alpha: 0.2)],
            locations: nil
          )
        else { return }
        context.drawLinearGradient(
          gradient,
          start: CGPoint(x: 100, y: 50),
          end: CGPoint(x: 130, y: 80),
          options: []
        )
        context.drawConicGradient(gradient, center: CGPoint(x: 116, y: 66), angle: 1)
      }
    ),
    (
      "pictures",
      { context in
        let picture = CGImage(
          width: 2,
          height: 2,
          pixels: [0xFFFF_0000, 0x8000_8000, 0xFF00_00FF, 0]
        )
        context.draw(picture, in: CGRect(x: 104, y: 55, width: 21, height: 19))
      }
    ),
    (
      "masks",
      { context in
        let mask = CGImage(width: 2, height: 1, pixels: [0xFF00_0000, 0x4000_0000])
        context.fill(CGRect(x: 100, y: 60, width: 32, height: 4))
        context.clip(to: CGRect(x: 104, y: 54, width: 20, height: 20), mask: mask)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 100, y: 50, width: 32, height: 32))
      }
    ),
    (
      "transparency layers and blend modes",
      { context in
        context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 100, y: 50, width: 20, height: 20))
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 110, y: 60, width: 20, height: 20))
        context.endTransparencyLayer()
      }
    ),
    (
      "shadows",
      { context in
        context.setShadow(offset: CGSize(width: 3, height: 4), blur: 5)
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.8)
        context.fillEllipse(in: CGRect(x: 105, y: 55, width: 15, height: 15))
      }
    ),
  ]

  /// Letters of the bundled font and of the system's, two lines.
  private struct Letters: Sendable {
    let text: AttributedText

    var width: CGFloat { TextLayout(text)?.size.width ?? 0 }

    func draw(in context: CGContext, at place: CGPoint) {
      guard let layout = TextLayout(text) else { return }
      layout.draw(in: context, at: place)
    }
  }

  private static func text(size: Double) -> Letters {
    var text = AttributedText("Äg", .bundled(size), TextParagraphStyle())
    text.append("fi&", TextAttributes(font: TextFont(size: size)), TextParagraphStyle())
    text.append("\nWave", .bundled(size, weight: 700), TextParagraphStyle())
    return Letters(text: text)
  }

  private func atOnce(_ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try CGContext(
      layerBounds: Self.area,
      pixelWidth: 64,
      pixelHeight: 64,
      isYUp: false
    )
    draw(context)
    return try #require(context.makeImage())
  }

  @Test(arguments: drawings.indices)
  func `another thread draws the same bits`(_ index: Int) async throws {
    let (name, draw) = Self.drawings[index]
    let recorded = try RecordedDrawing(of: Self.area, pixelWidth: 64, pixelHeight: 64, by: draw)
    let image = await Task.detached { recorded.makeImage(isOpaque: false) }.value
    let direct = try atOnce(draw)
    #expect(direct.pixels.contains { $0 != 0 })
    let count = zip(try #require(image).pixels, direct.pixels).count { $0 != $1 }
    #expect(count == 0, "\(name)")
  }

  @Test func `a context tells its place and scale while it records`() throws {
    var seen: (CGRect, CGAffineTransform)?
    _ = try RecordedDrawing(of: Self.area, pixelWidth: 64, pixelHeight: 64) { context in
      seen = (context.boundingBoxOfClipPath, context.ctm)
      #expect(context.data == nil)
    }
    #expect(seen?.0 == Self.area && seen?.1.a == 2 && seen?.1.d == -2)
  }

  /// Fonts are what threads share: one draws glyphs while the other lays out more of the same fonts.
  @Test func `text is drawn while more is laid out in the same fonts`() async throws {
    let text = Self.text(size: 11)
    let recorded = try RecordedDrawing(of: Self.area, pixelWidth: 64, pixelHeight: 64) { context in
      text.draw(in: context, at: CGPoint(x: 101, y: 51))
    }
    let direct = try atOnce { text.draw(in: $0, at: CGPoint(x: 101, y: 51)) }
    #expect(direct.pixels.count { $0 != 0 } > 100)
    let drawing = Task.detached {
      (0..<20).map { _ in recorded.makeImage(isOpaque: false)?.pixels }
    }
    var widths: [CGFloat] = []
    for step in 0..<200 { widths.append(Self.text(size: 8 + Double(step) / 16).width) }
    let images = await drawing.value
    #expect(images.allSatisfy { $0 == direct.pixels })
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// A picture of what is drawn so far can be had all the same.
  @Test func `a recording has pictures`() throws {
    var image: CGImage?
    _ = try RecordedDrawing(of: Self.area, pixelWidth: 32, pixelHeight: 32) { context in
      context.fill(CGRect(x: 101, y: 51, width: 2, height: 2))
      image = context.makeImage()
      #expect(!context.isClear && context.makeImage(isOpaque: true)?.isOpaque == true)
      context.clear(Self.area)
      #expect(context.isClear)
      context.fill(Self.area)
    }
    #expect(image?.pixels.count { $0 == 0xFF00_0000 } == 4)
  }

  /// Who keeps the context can draw into it later; the pixels are those of before.
  @Test func `a context that is kept is drawn at once`() throws {
    var kept: CGContext?
    let recorded = try RecordedDrawing(of: Self.area, pixelWidth: 32, pixelHeight: 32) { context in
      context.fill(CGRect(x: 101, y: 51, width: 2, height: 2))
      kept = context
    }
    kept?.fill(Self.area)
    #expect(recorded.makeImage(isOpaque: false)?.pixels.count { $0 != 0 } == 4)
    #expect(recorded.makeImage(isOpaque: true)?.pixels.allSatisfy { $0 == 0xFF00_0000 } == true)
  }

  @Test func `groups that were left open are not lost`() throws {
    let recorded = try RecordedDrawing(of: Self.area, pixelWidth: 32, pixelHeight: 32) { context in
      context.fill(CGRect(x: 101, y: 51, width: 2, height: 2))
      context.saveGState()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    #expect(recorded.makeImage(isOpaque: false)?.pixels.count { $0 != 0 } == 4)
    #expect(throws: CoreGraphicsError.self) {
      try RecordedDrawing(of: Self.area, pixelWidth: 0, pixelHeight: 32) { _ in }
    }
  }
}
