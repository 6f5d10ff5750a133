import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*: transparency layers, and bitmaps for layers' drawings.
struct `Transparency layers` {
  private func context(_ width: Int = 4, _ height: Int = 1) throws -> CGContext {
    try CGContext(pixelWidth: width, pixelHeight: height, scale: 1)
  }

  private func pixels(_ context: CGContext) throws -> [UInt32] {
    try #require(context.makeImage()).pixels
  }

  private let all = CGRect(x: 0, y: 0, width: 4, height: 1)

  @Test func `a layer is faded as one`() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(try pixels(context) == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(try pixels(context) == [0x8000_0000, 0x8000_0000, 0x8000_0000, 0])
    // The alpha that held before holds again.
    context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    #expect(try pixels(context)[3] == 0x8000_0000)
  }

  @Test func `a layer is mixed as one`() throws {
    let context = try context()
    context.setFillColor(.white)
    context.fill(all)
    context.setBlendMode(.destinationOut)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(try pixels(context) == [0, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func `layers nest`() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(all)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(try pixels(context)[0] == 0x4000_0000)
  }

  /// The rectangle and the clip that was there cut; after the layer only the clip does.
  @Test func `a layer can be cut to a rectangle`() throws {
    let context = try context()
    context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 2, height: 1), auxiliaryInfo: nil)
    context.fill(all)
    context.endTransparencyLayer()
    #expect(try pixels(context) == [0, 0xFF00_0000, 0, 0])
    context.fill(all)
    #expect(try pixels(context) == [0, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000])
  }

  @Test func `a layer goes back to the state at its beginning`() throws {
    let context = try context()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.translateBy(x: 1, y: 0)
    context.saveGState()
    context.clip(to: .zero)
    context.setFillColor(.white)
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try pixels(context) == [0xFF00_0000, 0, 0, 0])
  }

  /// Calls that do not pair are without effect.
  @Test func `calls that do not pair do no harm`() throws {
    let context = try context()
    context.endTransparencyLayer()
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.fill(all)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.restoreGState()
    context.restoreGState()
    #expect(try pixels(context) == Array(repeating: 0xFF00_0000, count: 4))
  }

  /// A layer with nothing to show in it, and numbers that are none.
  @Test func `degenerate layers draw nothing`() throws {
    let context = try context()
    for rect in [CGRect.zero, .null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)] {
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      context.fill(all)
      context.endTransparencyLayer()
    }
    #expect(try pixels(context) == [0, 0, 0, 0])
    context.setAlpha(.nan)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(all)
    context.endTransparencyLayer()
    #expect(try pixels(context)[0] == 0xFF00_0000)
  }
}

/// What a layer's drawing is made in.
struct `Bitmaps for layers` {
  private let bounds = CGRect(x: 10, y: 20, width: 2, height: 2)

  @Test(arguments: [(false, [5, 7]), (true, [1, 3])])
  func `user space is the layer's own`(_ isYUp: Bool, _ expected: [Int]) throws {
    let context = try CGContext(layerBounds: bounds, pixelWidth: 2, pixelHeight: 4, isYUp: isYUp)
    context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
    let black = try #require(context.makeImage()).pixels.indices { $0 == 0xFF00_0000 }
    #expect(black.ranges.flatMap { Array($0) }.sorted() == expected.sorted())
    #expect(context.boundingBoxOfClipPath == bounds)
  }

  @Test func `a bitmap goes on from a picture of its size`() throws {
    let old = CGImage(width: 2, height: 1, pixels: [0xFF11_2233, 0x8000_0000])
    let context = try CGContext(
      layerBounds: CGRect(x: 0, y: 0, width: 2, height: 1),
      pixelWidth: 2,
      pixelHeight: 1,
      isYUp: false,
      copying: old
    )
    #expect(context.makeImage()?.pixels == old.pixels)
    #expect(context.makeImage(isOpaque: true)?.pixels == [0xFF11_2233, 0xFF00_0000])
    let other = try CGContext(
      layerBounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      pixelWidth: 1,
      pixelHeight: 1,
      isYUp: false,
      copying: old
    )
    #expect(other.makeImage()?.pixels == [0])
  }

  @Test func `a part grows to whole pixels`() throws {
    let context = try CGContext(layerBounds: bounds, pixelWidth: 4, pixelHeight: 4, isYUp: false)
    let part = context.wholePixels(around: CGRect(x: 10.6, y: 20.1, width: 0.2, height: 0.2))
    #expect(part == CGRect(x: 10.5, y: 20, width: 0.5, height: 0.5))
  }

  /// Beyond a picture its edge goes on; without area there is nothing to draw.
  @Test func `a part of a picture is stretched over a rectangle`() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00])
    let context = try CGContext(pixelWidth: 4, pixelHeight: 1, scale: 1)
    context.interpolationQuality = .none
    let area = CGRect(x: 0, y: 0, width: 4, height: 1)
    context.draw(image, from: CGRect(x: 0, y: 0, width: 0, height: 1), in: area)
    #expect(context.makeImage()?.pixels == [0, 0, 0, 0])
    context.draw(image, from: CGRect(x: 1, y: 0, width: 2, height: 1), in: area)
    #expect(context.makeImage()?.pixels == Array(repeating: 0xFF00_FF00, count: 4))
    context.draw(image, from: CGRect(x: -1, y: 0, width: 4, height: 1), in: area)
    let (blue, green) = (UInt32(0xFF00_00FF), UInt32(0xFF00_FF00))
    #expect(context.makeImage()?.pixels == [blue, blue, green, green])
  }
}
