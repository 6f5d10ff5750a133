import Foundation
import Testing
import UIKit

/// Fonts for views.
struct `Fonts` {
  /// The bundled font's own numbers, in 2048ths of the size.
  @Test func `have the metrics of their files`() {
    let font = UIFont.bundled(2048)
    #expect(abs(font.ascender - 1901) < 0.01 && abs(font.descender + 483) < 0.01)
    #expect(abs(font.lineHeight - 2384) < 0.01 && font.leading == 0)
    #expect(abs(font.capHeight - 1493) < 1 && abs(font.xHeight - 1120) < 1)
  }

  @Test func `of the system are of one family`() {
    for font in [
      UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .monospacedDigitSystemFont(ofSize: 12, weight: .bold),
    ] {
      #expect(font.familyName == "DejaVu Sans" && font.pointSize == 12)
    }
    #expect(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).familyName == "DejaVu Sans Mono"
    )
    #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18 && UIFont.smallSystemFontSize == 12)
  }

  @Test func `say their names`() throws {
    #expect(UIFont.bundled(9).fontName == "PegbarTest-Regular")
    #expect(try #require(UIFont(name: "PegbarTest-Bold", size: 9)).fontName == "PegbarTest-Bold")
    #expect(UIFont.boldSystemFont(ofSize: 9).fontName == "DejaVuSans-Bold")
    #expect(UIFont.familyNames.contains("Pegbar Test"))
    #expect(UIFont.familyNames.contains("DejaVu Sans"))
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono").contains("DejaVuSansMono-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Light", size: 12) != nil)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900), (.init(-1), 100), (.init(1), 900),
    (.init(rawValue: -0.2), 350), (.init(.nan), 400),
  ])
  func `have weights that files know`(_ weight: UIFont.Weight, _ number: Int) {
    #expect(UIFont.systemFont(ofSize: 9, weight: weight).textFont.weight == number)
  }

  @Test func `are values`() {
    #expect(UIFont.bundled(9) == UIFont.bundled(9) && UIFont.bundled(9) != UIFont.bundled(10))
    #expect(UIFont.bundled(9).withSize(10) == UIFont.bundled(10))
    #expect(Set([UIFont.bundled(9), UIFont.bundled(9)]).count == 1)
    #expect((UIFont.bundled(9).copy() as? UIFont) == UIFont.bundled(9))
  }

  @Test(arguments: [0, -4, .nan] as [CGFloat])
  func `of no size have the system's`(_ size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    #expect(UIFont.bundled(9).withSize(size).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 10_000)
  }

  @Test func `for text styles have Apple's sizes`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).textFont.weight == 600)
  }
}

/// Fonts made of others.
struct `Descriptors of fonts` {
  @Test func `lead back to the font, in another size too`() {
    let font = UIFont.boldSystemFont(ofSize: 20)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 12) == .boldSystemFont(ofSize: 12))
    #expect(font.fontDescriptor.symbolicTraits == .traitBold && font.fontDescriptor.pointSize == 20)
  }

  @Test func `change traits`() throws {
    let plain = UIFont.systemFont(ofSize: 10).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(bold.withSymbolicTraits([]) == plain && bold != plain)
    #expect(UIFontDescriptor(name: "Pegbar Test", size: 9).withSize(10).pointSize == 10)
  }
}
