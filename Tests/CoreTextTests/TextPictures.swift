import CoreGraphics
import CoreText
import Foundation

/// The bundled font, whose pixels are the same on each machine.
let testFont: any CTFont = CTFontCreateWithName("Pegbar Test", 20, nil)

/// Text in the bundled font.
func attributed(
  _ text: String,
  _ more: [String: Any] = [:]
) -> NSMutableAttributedString {
  var values: [NSAttributedString.Key: Any] = [
    NSAttributedString.Key(kCTFontAttributeName): testFont
  ]
  for (name, value) in more { values[NSAttributedString.Key(name)] = value }
  return NSMutableAttributedString(string: text, attributes: values)
}

/// A bitmap whose y points up, as programs make it.
func upright(_ width: Int, _ height: Int) -> CGContext? {
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
}

extension CGImage {
  /// How opaque each pixel is, rows from the top.
  var alphas: [[UInt8]] {
    (0..<height).map { row in
      pixels[row * width..<(row + 1) * width].map { UInt8($0 >> 24) }
    }
  }

  /// All of it together.
  var ink: Int { pixels.reduce(0) { $0 + Int($1 >> 24) } }
}

/// The greatest difference between two pictures' opacities.
func difference(_ a: CGImage, _ b: CGImage) -> Int {
  zip(a.pixels, b.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
}
