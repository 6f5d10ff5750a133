import CoreGraphics
import Foundation
import Testing

struct `Color spaces` {
  private func color(_ name: String, _ components: [CGFloat]) throws -> CGColor {
    let space = try #require(CGColorSpace(name: name))
    return try #require(CGColor(colorSpace: space, components: components))
  }

  /// The corners of P3, with the sRGB values of CSS Color 4 for `color(display-p3 …)`.
  @Test(
    arguments: [
      ([1, 0, 0], [1.0930, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]),
      ([0, 0, 1], [0, 0, 1.0420]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])]
  )
  func `of P3 are drawn as sRGB's`(_ components: [CGFloat], _ expected: [CGFloat]) throws {
    let color = try color(CGColorSpace.displayP3, components + [0.25])
    for (index, value) in expected.enumerated() {
      #expect(abs(color.rgba[index] - Double(value)) < 0.0002)
    }
    #expect(color.components == components + [0.25])
    #expect(color.alpha == 0.25 && color.colorSpace?.name == CGColorSpace.displayP3)
  }

  /// IEC 61966-2-1: half of the light is 0.7354 of the signal.
  @Test func `that are linear are given sRGB's gamma`() throws {
    let components = try color(CGColorSpace.linearSRGB, [0.5, 0.001, -0.5, 1]).rgba
    #expect(abs(components[0] - 0.735_357) < 1e-6)
    #expect(abs(components[1] - 0.012_92) < 1e-9)
    #expect(components[2] == -components[0])
  }

  /// A power of 2.2 to light, and from there by sRGB's curve.
  @Test(
    arguments: [
      (0, 0), (0.02, 0.002_363), (0.15, 0.130_354), (0.5, 0.503_867), (1, 1), (-0.15, -0.130_354),
    ] as [(CGFloat, CGFloat)]
  )
  func `of gamma 2.2 are drawn as sRGB's`(_ gray: CGFloat, _ expected: CGFloat) throws {
    let color = try color(CGColorSpace.genericGrayGamma2_2, [gray, 0.5])
    for index in 0..<3 { #expect(abs(color.rgba[index] - Double(expected)) < 1e-5) }
    #expect(color.components == [gray, 0.5])
    // The screen's own grays are sRGB's.
    let device = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [gray, 0.5])
    )
    #expect(device.components?.first == gray)
    #expect(CGColorSpaceCreateDeviceGray() != CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
  }

  @Test func `that are extended keep what is outside`() throws {
    let color = try color(CGColorSpace.extendedSRGB, [1.5, -0.25, 0.5, 1])
    #expect(color.components == [1.5, -0.25, 0.5, 1])
  }

  /// Drawing takes the nearest color there is.
  @Test func `outside of the screen's are drawn as the nearest`() throws {
    let context = try CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1)
    context.setFillColor(try color(CGColorSpace.displayP3, [1, 0, 0, 1]))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try #require(context.makeImage()).pixels == [0xFFFF_0000])
  }

  @Test func `of no known name are none`() {
    #expect(CGColorSpace(name: "kCGColorSpaceNone") == nil)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb)
  }
}
