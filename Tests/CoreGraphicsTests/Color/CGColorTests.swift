import CoreGraphics
import Foundation
import Testing

/// Apple, *CGColor*.
struct `Core Graphics colors` {
  @Test func `a color keeps its components, also out of range`() {
    let color = CGColor(srgbRed: 0.25, green: 2, blue: -1, alpha: 0.5)
    #expect(color.components == [0.25, 2, -1, 0.5])
    #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
    #expect(color.colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
  }

  /// Apple, *CGColorGetComponents*, *CGColorEqualToColor*: a gray has its own space, of one component.
  @Test func `grays have one component and the alpha`() {
    let gray = CGColor(gray: 0.5, alpha: 0.75)
    #expect(gray.components == [0.5, 0.75] && gray.numberOfComponents == 2)
    #expect(gray.colorSpace?.model == .monochrome && gray.colorSpace?.numberOfComponents == 1)
    #expect(gray != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.75))
    #expect(gray == CGColor(gray: 0.5, alpha: 0.75))
    #expect(CGColor.black.components == [0, 1])
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func `a copy with another alpha keeps the rest`() throws {
    #expect(CGColor.white.copy(alpha: 0.25)?.components == [1, 0.25])
    let ink = CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 1)
    #expect(ink.copy(alpha: 0.5)?.components == [0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(ink.copy(alpha: 0.5)?.rgba.w == 0.5)
  }

  /// ISO 32000-1, 10.3.5: red = 1 − min(1, cyan + black), and so on.
  @Test(
    arguments: [
      ([0, 0, 0, 0], [1, 1, 1]), ([1, 0, 0, 0], [0, 1, 1]), ([0, 1, 1, 0], [1, 0, 0]),
      ([0, 0, 0, 1], [0, 0, 0]), ([0.5, 0.25, 0, 0.25], [0.25, 0.5, 0.75]),
      ([1, 0, 0, 1], [0, 0, 0]),
    ] as [([CGFloat], [Double])]
  )
  func `inks take light away`(_ inks: [CGFloat], _ expected: [Double]) throws {
    let space = CGColorSpaceCreateDeviceCMYK()
    #expect(space.model == .cmyk && space.numberOfComponents == 4)
    let color = try #require(CGColor(colorSpace: space, components: inks + [0.5]))
    #expect(color.components == inks + [0.5] && color.numberOfComponents == 5)
    #expect(color.colorSpace == space && color.alpha == 0.5)
    for index in 0..<3 { #expect(color.rgba[index] == expected[index]) }
  }

  /// A name, components in its space, and the components in another.
  nonisolated struct Conversion: Sendable {
    let from: String
    let components: [CGFloat]
    let to: String
    let expected: [CGFloat]
  }

  /// The weights of ITU-R BT.709; ISO 32000-1, 10.3.5; IEC 61966-2-1; CSS Color 4's corners of P3.
  nonisolated static let conversions = [
    Conversion(from: "RGB", components: [1, 0, 0, 0.5], to: "Gray", expected: [0.2126, 0.5]),
    Conversion(from: "RGB", components: [0, 1, 0, 1], to: "Gray", expected: [0.7152, 1]),
    Conversion(from: "RGB", components: [0.3, 0.3, 0.3, 1], to: "Gray", expected: [0.3, 1]),
    Conversion(from: "Gray", components: [0.3, 0.5], to: "RGB", expected: [0.3, 0.3, 0.3, 0.5]),
    Conversion(
      from: "RGB",
      components: [0.25, 0.5, 0.75, 1],
      to: "CMYK",
      expected: [0.5, 0.25, 0, 0.25, 1]
    ),
    Conversion(
      from: "CMYK",
      components: [0.5, 0.25, 0, 0.25, 1],
      to: "RGB",
      expected: [0.25, 0.5, 0.75, 1]
    ),
    Conversion(
      from: "RGB",
      components: [0.735_357, 0, 0, 1],
      to: CGColorSpace.linearSRGB,
      expected: [0.5, 0, 0, 1]
    ),
    Conversion(
      from: CGColorSpace.displayP3,
      components: [1, 0, 0, 1],
      to: CGColorSpace.extendedSRGB,
      expected: [1.0930, -0.2267, -0.1501, 1]
    ),
    // Components outside of sRGB are clamped.
    Conversion(
      from: CGColorSpace.displayP3,
      components: [1, 0, 0, 1],
      to: "RGB",
      expected: [1, 0, 0, 1]
    ),
    Conversion(
      from: CGColorSpace.extendedSRGB,
      components: [1.0930, -0.2267, -0.1501, 1],
      to: CGColorSpace.displayP3,
      expected: [1, 0, 0, 1]
    ),
    Conversion(
      from: "Gray",
      components: [0.503_867, 1],
      to: CGColorSpace.genericGrayGamma2_2,
      expected: [0.5, 1]
    ),
  ]

  private func space(_ name: String) throws -> CGColorSpace {
    switch name {
    case "RGB": CGColorSpaceCreateDeviceRGB()
    case "Gray": CGColorSpaceCreateDeviceGray()
    case "CMYK": CGColorSpaceCreateDeviceCMYK()
    default: try #require(CGColorSpace(name: name))
    }
  }

  @Test(arguments: conversions) func `are converted to other spaces`(_ row: Conversion) throws {
    let (from, to) = (try space(row.from), try space(row.to))
    let color = try #require(CGColor(colorSpace: from, components: row.components))
    let result = try #require(color.converted(to: to, intent: .defaultIntent, options: nil))
    let components = try #require(result.components)
    #expect(components.count == row.expected.count && result.colorSpace == to)
    for (a, b) in zip(components, row.expected) { #expect(abs(a - b) < 0.000_2) }
    #expect(color.converted(to: from, intent: .perceptual, options: nil) == color)
  }

  @Test func `components are read in the color space`() throws {
    let gray = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.75])
    )
    #expect(gray == CGColor(gray: 0.5, alpha: 0.75))
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
  }
}
