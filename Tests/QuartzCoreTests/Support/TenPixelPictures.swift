import CoreGraphics
import QuartzCore
import Testing

/// Layers drawn by `render(in:)` into ten by ten pixels.
@MainActor
protocol TenPixelPictures {}

extension TenPixelPictures {
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
  var red: UInt32 { 0xFFFF_0000 }
  var green: UInt32 { 0xFF00_FF00 }
  var blue: UInt32 { 0xFF00_00FF }

  /// The picture of `layer` in ten by ten pixels, one to a point, the origin at the upper left.
  func picture(of layer: CALayer) throws -> CGImage {
    let context = try CGContext(pixelWidth: 10, pixelHeight: 10, scale: 1)
    let before = context.ctm
    layer.render(in: context)
    #expect(context.ctm == before)
    return try #require(context.makeImage())
  }

  func block(_ frame: CGRect, _ color: CGColor, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    parent?.addSublayer(layer)
    return layer
  }

  func rows(_ picture: CGImage, _ pixel: UInt32) -> Set<Int> {
    Set((0..<10).filter { y in (0..<10).contains { picture[$0, y] == pixel } })
  }

  func columns(_ picture: CGImage, _ pixel: UInt32) -> Set<Int> {
    Set((0..<10).filter { x in (0..<10).contains { picture[x, $0] == pixel } })
  }
}
