import CoreGraphics
import Testing

/// `CGLayer`: a drawing that is drawn again and again.
struct `A drawing layer` {
  private func context() throws -> CGContext {
    let made = CGContext(
      data: nil,
      width: 20,
      height: 10,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    return try #require(made)
  }

  @Test func `is drawn where it is put, in its own size or another`() throws {
    let target = try context()
    let layer = try #require(CGLayer(target, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 4, height: 4))
    // Its lower left quarter.
    layer.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    target.draw(layer, at: CGPoint(x: 1, y: 0))
    // At twice the size, where edges are smooth.
    target.draw(layer, in: CGRect(x: 10, y: 0, width: 8, height: 8))
    let image = try #require(target.makeImage())
    let red = image.pixels.indices.filter { image.pixels[$0] == 0xFFFF_0000 }
    let expected = (0..<200).filter { index in
      let (x, y) = (index % 20, 9 - index / 20)
      return ((1..<3).contains(x) && y < 2) || ((10..<13).contains(x) && y < 3)
    }
    #expect(red == expected)
  }

  @Test func `of no size is none`() throws {
    let target = try context()
    #expect(CGLayer(target, size: .zero, auxiliaryInfo: nil) == nil)
    #expect(CGLayer(target, size: CGSize(width: 1e9, height: 1), auxiliaryInfo: nil) == nil)
  }
}
