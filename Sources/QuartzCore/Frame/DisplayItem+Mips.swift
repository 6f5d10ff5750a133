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

/// The smaller copies of pictures that frames show: made once, and kept for as long as some frame has them.
@MainActor
enum MipCache {
  private static var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var image: CGImage?
    weak var copies: DisplayItem.Mips.Copies?
  }

  /// How many pictures copies have been made of since the program began.
  private(set) static var made = 0

  static func copies(of image: CGImage) -> DisplayItem.Mips.Copies {
    let key = ObjectIdentifier(image)
    // (Another picture may be where one was that is gone.)
    if let entry = entries[key], entry.image === image, let copies = entry.copies { return copies }
    let copies = DisplayItem.Mips.Copies(of: image)
    made += 1
    entries = entries.filter { $0.value.copies != nil }
    entries[key] = Entry(image: image, copies: copies)
    return copies
  }
}
