import CoreGraphics
import DisplayList

/// A cache of mipmaps: smaller copies of the pictures that frames show, kept as long as a frame uses them.
@MainActor
final class MipCache {
  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var image: CGImage?
    weak var copies: DisplayItem.Mips.Copies?
  }

  /// How many pictures copies have been made of since the program began.
  private(set) var made = 0

  func copies(of image: CGImage) -> DisplayItem.Mips.Copies {
    let key = ObjectIdentifier(image)
    // (Another picture may be at the address of one that is gone.)
    if let entry = entries[key], entry.image === image, let copies = entry.copies { return copies }
    let copies = DisplayItem.Mips.Copies(of: image)
    made += 1
    entries = entries.filter { $0.value.copies != nil }
    entries[key] = Entry(image: image, copies: copies)
    return copies
  }
}
