import CoreGraphics
import Foundation
import Testing

/// Apple, *CGColor*; here always sRGB with four components.
struct `Colours` {
  @Test func `a colour keeps its components, also out of range`() {
    let color = CGColor(srgbRed: 0.25, green: 2, blue: -1, alpha: 0.5)
    #expect(color.components == [0.25, 2, -1, 0.5])
    #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
    #expect(color.colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
  }

  @Test func `greys are equal parts of the three colours`() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(CGColor.black.components == [0, 0, 0, 1])
    #expect(CGColor.white.components == [1, 1, 1, 1])
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func `a copy with another alpha keeps the rest`() {
    #expect(CGColor.white.copy(alpha: 0.25)?.components == [1, 1, 1, 0.25])
  }

  @Test func `components are read as the space says`() throws {
    let gray = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.75])
    )
    #expect(gray == CGColor(gray: 0.5, alpha: 0.75))
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
  }
}
