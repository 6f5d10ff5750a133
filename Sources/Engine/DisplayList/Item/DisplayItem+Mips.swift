package import CoreGraphics

extension DisplayItem {
  /// A picture's mipmaps, for one that is minified by a `trilinear` filter (RE14).
  ///
  /// Held by reference, so that the item of a list is small.
  package final class Mips: Equatable, Sendable {
    /// The picture at half its size, a quarter, … one pixel.
    package let copies: Copies
    /// The level-of-detail bias, added to the number of halvings that fits the scale on screen: more means smaller
    /// copies.
    package let bias: Double

    package init(_ copies: Copies, bias: Double) {
      (self.copies, self.bias) = (copies, bias)
    }

    package static func == (a: Mips, b: Mips) -> Bool {
      a === b || a.copies === b.copies && a.bias == b.bias
    }

    /// The copies themselves: a third of the picture's bytes.
    package final class Copies: Sendable {
      package let images: [CGImage]

      package init(of image: CGImage) {
        var images: [CGImage] = []
        var last = image
        while last.width > 1 || last.height > 1 {
          last = last.halved()
          images.append(last)
        }
        self.images = images
      }
    }
  }
}
