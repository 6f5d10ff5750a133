import CoreGraphics
import Foundation
import Testing

/// Apple, *CGPattern*, "Quartz 2D Programming Guide", *Patterns*.
struct `Patterns` {
  private func makeContext(_ width: Int = 8, _ height: Int = 8) throws -> CGContext {
    try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue
      )
    )
  }

  private func makePattern(
    cell: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4),
    matrix: CGAffineTransform = .identity,
    step: CGFloat = 4,
    isColored: Bool = true,
    _ draw: @escaping CGPatternDrawPatternCallback
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    return CGPattern(
      info: nil,
      bounds: cell,
      matrix: matrix,
      xStep: step,
      yStep: step,
      tiling: .constantSpacing,
      isColored: isColored,
      callbacks: &callbacks
    )
  }

  /// Rows from the top, a letter for each pixel.
  private func text(_ context: CGContext) throws -> [String] {
    let pixels = try #require(context.makeImage()).pixels
    return (0..<context.height).map { row in
      String(
        pixels[row * context.width..<(row + 1) * context.width].map { pixel -> Character in
          switch pixel {
          case 0: "."
          case 0xFFFF_0000: "R"
          case 0xFF00_00FF: "B"
          case 0x8080_0000: "r"
          default: "?"
          }
        }
      )
    }
  }

  /// A red pixel at the cell's lower left, and a blue one to its right.
  private static let corner: CGPatternDrawPatternCallback = { _, context in
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func `fill areas from the origin, whatever the transform`() throws {
    let context = try makeContext()
    let pattern = try #require(makePattern(Self.corner))
    context.setFillPattern(pattern, colorComponents: [1])
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(
      try text(context) == [
        "........", "........", "........", ".B..RB..", "........", "........", "........",
        ".B..RB..",
      ]
    )
  }

  @Test func `are moved by their matrix and the phase, and faded`() throws {
    let context = try makeContext(6, 5)
    let pattern = try #require(
      makePattern(matrix: CGAffineTransform(translationX: 1, y: 1), Self.corner)
    )
    context.setPatternPhase(CGSize(width: 1, height: 0))
    context.setFillPattern(pattern, colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(try text(context) == ["......", "......", "......", "..RB..", "......"])
    context.clear(CGRect(x: 0, y: 0, width: 6, height: 5))
    context.setFillPattern(pattern, colorComponents: [128.0 / 255])
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 5))
    #expect(try text(context) == ["......", "......", "......", "..r...", "......"])
  }

  /// A cell that is larger than the step reaches into the next ones.
  @Test func `overlap where the step is smaller than the cell`() throws {
    let context = try makeContext(4, 1)
    let pattern = try #require(
      makePattern(cell: CGRect(x: 0, y: 0, width: 4, height: 1), step: 2) { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
      }
    )
    context.setFillPattern(pattern, colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(try text(context) == [".R.R"])
  }

  @Test func `without colors of their own are stencils`() throws {
    let pattern = try #require(
      makePattern(isColored: false) { _, context in
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    )
    let context = try makeContext(4, 4)
    // Without a space there is no color: what was set stays.
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    context.setFillColorSpace(space)
    context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(try text(context) == ["B...", "....", "....", "R..."])
  }

  @Test func `draw lines too`() throws {
    let context = try makeContext(4, 4)
    context.setStrokePattern(try #require(makePattern(Self.corner)), colorComponents: [1])
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    #expect(try text(context) == ["....", "....", "....", "RB.."])
  }

  @Test func `are colors`() throws {
    let own = try #require(makePattern(Self.corner))
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(CGColor(patternSpace: plain, pattern: own, components: [0.5]))
    #expect(color.pattern === own && color.colorSpace?.model == .pattern && color.alpha == 0.5)
    #expect(color.components == [0.5] && color.numberOfComponents == 1)
    #expect(color == CGColor(patternSpace: plain, pattern: own, components: [0.5]))
    #expect(color.copy(alpha: 1)?.pattern === own && color.copy(alpha: 1) != color)
    let rgb = CGColorSpaceCreateDeviceRGB()
    #expect(color.converted(to: rgb, intent: .defaultIntent, options: nil) == nil)
    #expect(CGColor(patternSpace: rgb, pattern: own, components: [1]) == nil)
    #expect(CGColor(colorSpace: plain, components: [1]) == nil)
    let stencil = try #require(makePattern(isColored: false, Self.corner))
    #expect(CGColor(patternSpace: plain, pattern: stencil, components: [1]) == nil)
    #expect(CGColorSpace(patternBaseSpace: plain) == nil)
  }

  @Test func `are none without a callback, a step or finite numbers`() {
    #expect(makePattern(step: 0, Self.corner) == nil)
    #expect(makePattern(step: .nan, Self.corner) == nil)
    #expect(makePattern(cell: .zero, Self.corner) == nil)
    #expect(makePattern(matrix: CGAffineTransform(scaleX: 0, y: 1), Self.corner) == nil)
    var nothing = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    let none = CGPattern(
      info: nil,
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      matrix: .identity,
      xStep: 1,
      yStep: 1,
      tiling: .noDistortion,
      isColored: true,
      callbacks: &nothing
    )
    #expect(none == nil)
  }

  /// In a context whose y points down the first row of cells is below the origin, and the picture upright in both.
  @Test func `of pictures are upright`() throws {
    let picture = CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF, 0, 0])
    let pattern = try #require(CGPattern(picture, scale: 1))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
    let layer = try CGContext(pixelWidth: 4, pixelHeight: 3, scale: 1)
    layer.setFillColor(color)
    layer.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(try text(layer) == ["RBRB", "....", "RBRB"])
    let own = try makeContext(4, 3)
    own.setFillColor(color)
    own.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(try text(own) == ["....", "RBRB", "...."])
  }
}
