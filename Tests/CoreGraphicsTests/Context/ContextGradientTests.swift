import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*: `drawLinearGradient`, `drawRadialGradient`.
struct `Gradients in contexts` {
  private let space = CGColorSpaceCreateDeviceRGB()
  private let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

  /// The pixels of a context of 100 × 10, y down, after drawing.
  private func drawn(_ draw: (CGContext) -> Void) throws -> [UInt32] {
    let context = try CGContext(pixelWidth: 100, pixelHeight: 10, scale: 1)
    draw(context)
    return try #require(context.makeImage()).pixels
  }

  private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    try #require(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: locations))
  }

  @Test func `black runs to white evenly`() throws {
    let gradient = try gradient([.black, .white])
    let pixels = try drawn { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }
    for x in 0..<100 {
      let exact = 255 * (Double(x) + 0.5) / 100
      #expect(abs(Double(pixels[500 + x] & 255) - exact) <= 1.5)
    }
  }

  /// The pictures of Issues-issue_2055, whose gradients fill layers of 20,000 points of which little is seen: a
  /// gradient in units that are so large is as exact as one in points.
  @Test func `large units leave gradients exact`() throws {
    let gradient = try gradient([.black, .white])
    let (small, large) = (CGPoint(x: 10, y: 2), CGPoint(x: 90, y: 8))
    let expected = try drawn { context in
      context.drawLinearGradient(gradient, start: small, end: large, options: both)
    }
    let scaled = try drawn { context in
      context.translateBy(x: -10_000, y: -10_000)
      context.scaleBy(x: 20_000, y: 20_000)
      func unit(_ p: CGPoint) -> CGPoint {
        CGPoint(x: (p.x + 10_000) / 20_000, y: (p.y + 10_000) / 20_000)
      }
      context.drawLinearGradient(gradient, start: unit(small), end: unit(large), options: both)
    }
    #expect(zip(scaled, expected).allSatisfy { abs(Int($0 & 255) - Int($1 & 255)) <= 1 })
    let radial = try drawn { context in
      context.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 50, y: 5),
        startRadius: 0,
        endCenter: CGPoint(x: 50, y: 5),
        endRadius: 50,
        options: both
      )
    }
    let scaledRadial = try drawn { context in
      context.translateBy(x: 50, y: 5)
      context.scaleBy(x: 20_000, y: 20_000)
      context.drawRadialGradient(
        gradient,
        startCenter: .zero,
        startRadius: 0,
        endCenter: .zero,
        endRadius: 50 / 20_000,
        options: both
      )
    }
    #expect(zip(scaledRadial, radial).allSatisfy { abs(Int($0 & 255) - Int($1 & 255)) <= 1 })
  }

  private nonisolated static let ends: [(CGGradientDrawingOptions, UInt32, UInt32)] = [
    ([], 0, 0), (.drawsBeforeStartLocation, 0xFF00_0000, 0),
    (.drawsAfterEndLocation, 0, 0xFFFF_FFFF),
    ([.drawsBeforeStartLocation, .drawsAfterEndLocation], 0xFF00_0000, 0xFFFF_FFFF),
  ]

  /// What is beyond an end is clear, or that end's color.
  @Test(arguments: ends)
  func `ends go on as the options say`(
    _ options: CGGradientDrawingOptions,
    _ before: UInt32,
    _ after: UInt32
  ) throws {
    let gradient = try gradient([.black, .white])
    let linear = try drawn { context in
      let (start, end) = (CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0))
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
    #expect(linear[510] == before)
    #expect(linear[590] == after)
    #expect(linear[545] >> 24 == 255)
    let radial = try drawn { context in
      let center = CGPoint(x: 0, y: 5.5)
      context.drawRadialGradient(
        gradient,
        startCenter: center,
        startRadius: 30,
        endCenter: center,
        endRadius: 60,
        options: options
      )
    }
    #expect(radial[510] == before)
    #expect(radial[590] == after)
    #expect(radial[545] >> 24 == 255)
  }

  /// Alpha by itself: half way to a clear white, white is half there.
  @Test func `colors are mixed before they are made clear`() throws {
    let gradient = try gradient([.black, CGColor(gray: 1, alpha: 0)])
    let pixels = try drawn { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: both)
    }
    // Half gray at half alpha, premultiplied: a quarter.
    #expect(abs(Int(pixels[550] >> 24) - 127) <= 2)
    #expect(abs(Int(pixels[550] & 255) - 64) <= 2)
  }

  @Test func `locations place the colors, in any order`() throws {
    let gradient = try gradient([.white, .black, .white], [0.8, 0.5, 0.2])
    let pixels = try drawn { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: both)
    }
    #expect((pixels[510], pixels[590]) == (0xFFFF_FFFF, 0xFFFF_FFFF))
    #expect(pixels[550] & 255 < 8)
  }

  @Test func `components make the same gradient`() throws {
    let components: [CGFloat] = [0, 0, 0, 1, 1, 1, 1, 1]
    let some = CGGradient(
      colorSpace: space,
      colorComponents: components,
      locations: nil,
      count: 2
    )
    let (a, b) = (try gradient([.black, .white]), try #require(some))
    let pictures = try [a, b].map { gradient in
      try drawn { context in
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 99, y: 9), options: both)
      }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `the clip and the transform count`() throws {
    let gradient = try gradient([.white, .white])
    let pixels = try drawn { context in
      context.clip(to: CGRect(x: 10, y: 2, width: 5, height: 3))
      context.scaleBy(x: 0.5, y: 1)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 24, y: 0), options: [])
    }
    // To x = 12 in pixels, where it ends.
    #expect(pixels.count { $0 == 0xFFFF_FFFF } == 2 * 3)
  }

  @Test func `what is no gradient is none`() {
    #expect(CGGradient(colorsSpace: space, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: ["red"], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: [CGColor.black], locations: [.nan]) == nil)
  }

  @Test func `degenerate ones draw nothing`() throws {
    let gradient = try gradient([.black, .white])
    let pixels = try drawn { context in
      context.drawLinearGradient(gradient, start: .zero, end: .zero, options: both)
      let end = CGPoint(x: CGFloat.infinity, y: 0)
      context.drawLinearGradient(gradient, start: .zero, end: end, options: both)
      context.scaleBy(x: 0, y: 1)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 1), options: both)
    }
    #expect(pixels.allSatisfy { $0 == 0 })
  }
}
