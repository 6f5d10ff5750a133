import CoreGraphics
import Foundation
import Testing

/// The font that is part of the library.
struct `The bundled font` {
  private static let sample =
    "Hamburgefons ÄÖÜ ςαβγδ Привет שלום (עולם) سلام 日本語 안녕 你好 ☀★♥✓ 😀😎 1/2 fi “x” €"

  private static func picture(_ weight: Int = 400, isItalic: Bool = false) throws -> [UInt32] {
    var looks = TextAttributes.bundled(18, weight: weight)
    looks.font.isItalic = isItalic
    let style = TextParagraphStyle(breaking: .betweenWords)
    return try TextProbe.picture(
      AttributedText(sample, looks, style),
      width: 200,
      size: CGSize(width: 200, height: 160)
    ).pixels
  }

  @Test func `has every sign of the sample`() throws {
    let probe = try TextProbe(AttributedText(Self.sample, .bundled(18)))
    #expect(probe.unknownGlyphs == 0)
  }

  /// Emoji of the bundled font are drawn like letters, and not by an emoji font of the system.
  @Test func `draws its emoji in the text's color`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let image = try TextProbe.picture(AttributedText("😀❤️", .bundled(18, red)))
    #expect(image.inkColumns != nil)
    #expect(image.pixels.allSatisfy { $0 & 0xFFFF == 0 })
  }

  @Test func `draws the same pixels again, and on other threads`() async throws {
    let first = try Self.picture()
    #expect(try Self.picture() == first)
    let others = try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<4 {
        group.addTask { try await Self.pictureOnNewThread() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.count == 4 && others.allSatisfy { $0 == first })
  }

  private static func pictureOnNewThread() async throws -> [UInt32] {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try picture() }) }
    }
  }

  @Test func `has a bold face and leans where asked to`() throws {
    let plain = try Self.picture()
    let (bold, leaning) = try (Self.picture(700), Self.picture(isItalic: true))
    let ink = { (pixels: [UInt32]) in pixels.reduce(0) { $0 + Int($1 >> 24) } }
    #expect(ink(bold) > ink(plain) * 11 / 10)
    #expect(leaning != plain && ink(leaning) < ink(plain) * 11 / 10)
  }

  /// Armenian, which the bundled font has not and DejaVu Sans has.
  @Test func `leaves signs that it has not to other fonts`() throws {
    let probe = try TextProbe(AttributedText("Բարեւ", .bundled(18)))
    #expect(probe.unknownGlyphs == 0 && probe.size.width > 20)
  }

  @Test func `is found by its names`() throws {
    #expect(InstalledFonts.families.contains("Pegbar Test"))
    #expect(TextFont.named("pegbar test", size: 9) == TextFont(family: "Pegbar Test", size: 9))
    #expect(TextFont.named("PegbarTest-Bold", size: 9)?.weight == 700)
    #expect(
      InstalledFonts.faces(ofFamily: "Pegbar Test").map(\.name)
        == ["PegbarTest-Bold", "PegbarTest-Regular"]
    )
  }
}

/// Names of fonts.
struct `Font names` {
  @Test(arguments: [
    ("DejaVu Sans", "DejaVu Sans", 400), ("dejavu sans mono", "DejaVu Sans Mono", 400),
    ("DejaVuSans-Bold", "DejaVu Sans", 700), ("DejaVu Sans Bold", "DejaVu Sans", 700),
  ])
  func `of families and faces find them`(_ name: String, _ family: String, _ weight: Int) {
    #expect(TextFont.named(name, size: 5) == TextFont(family: family, size: 5, weight: weight))
  }

  @Test func `of Apple's systems stand for the nearest there is`() {
    let serif = TextFont.named("TimesNewRomanPS-BoldItalicMT", size: 5)
    #expect(serif?.weight == 700 && serif?.isItalic == true)
    #expect(TextFont.named("HelveticaNeue-UltraLight", size: 5)?.weight == 100)
    #expect(TextFont.named("Menlo-Regular", size: 5)?.weight == 400)
    #expect(TextFont.named("Helvetica", size: 5) != nil)
  }

  @Test func `that nothing has give none, or the nearest where one must be`() {
    #expect(TextFont.named("No Such Font", size: 5) == nil)
    #expect(TextFont.named("", size: 5) == nil)
    #expect(TextFont.named("a\0b", size: 5) == nil)
    #expect(TextFont.nearest(to: "No Such Font", size: 5).family == "No Such Font")
  }

  @Test func `metrics grow with the size`() {
    let metrics = FontMetrics(of: TextFont(family: TextFont.bundledFamily, size: 2048))
    #expect(abs(metrics.ascent - 1901) < 0.01 && abs(metrics.descent - 483) < 0.01)
    #expect(abs(metrics.capHeight - 1493) < 1 && abs(metrics.xHeight - 1120) < 1)
    #expect(metrics.leading == 0)
    let none = FontMetrics(of: TextFont(size: .nan))
    #expect(none.ascent == 0 && none.xHeight == 0)
  }
}
