import CoreGraphics
import Testing

/// Fonts as desktops name them.
struct `A font's description` {
  @Test(arguments: [
    ("Cantarell 11", "Cantarell"), ("DejaVu Sans Bold 10", "DejaVu Sans"),
    ("Noto Sans,  10", "Noto Sans"), ("Ubuntu Medium Italic 11", "Ubuntu"),
    ("Inter, DejaVu Sans 9.5", "Inter"), ("11", nil), ("Bold", nil), ("", nil),
  ])
  func `has its family before style and size`(_ description: String, _ family: String?) {
    #expect(TextFont.family(of: description) == family)
  }
}
