package import CoreGraphics

extension DisplayItem {
  /// A picture's smaller copies, for one that is drawn smaller by a `trilinear` filter (RE14).
  ///
  /// By reference: an item of a list is to be small.
  package final class Mips: Equatable, Sendable {
    /// The picture at a half of its size, a quarter, … a pixel.
    package let copies: Copies
    /// Added to the number of halvings that fits the scale on screen: more is smaller copies.
    package let bias: Double

    package init(_ copies: Copies, bias: Double) {
      (self.copies, self.bias) = (copies, bias)
    }

    package static func == (a: Mips, b: Mips) -> Bool {
      a === b || a.copies === b.copies && a.bias == b.bias
    }

    /// The copies themselves, a third of the picture's bytes.
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
