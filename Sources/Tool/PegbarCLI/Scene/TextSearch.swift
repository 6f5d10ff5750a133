import Glibc

/// Searches a text for words, byte by byte.
///
/// (Swift's own search compares characters, which takes forty times as long, and each save reads all files of a scene.)
struct TextSearch {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether the text has a word somewhere.
  func contains(_ word: String) -> Bool { place(of: word, from: 0) != nil }

  /// The places of all occurrences that do not overlap, in bytes.
  func places(of word: String) -> [Int] {
    var (places, start): ([Int], Int) = ([], 0)
    while let place = place(of: word, from: start) {
      places.append(place)
      start = place + word.utf8.count
    }
    return places
  }

  private func place(of word: String, from start: Int) -> Int? {
    guard let first = word.utf8.first, start < bytes.count else { return nil }
    var word = word
    return bytes.withUnsafeBytes { bytes -> Int? in
      word.withUTF8 { word -> Int? in
        guard let base = bytes.baseAddress, let wanted = word.baseAddress else { return nil }
        var place = start
        while bytes.count - place >= word.count,
          let found = memchr(base + place, Int32(first), bytes.count - place - word.count + 1)
        {
          if memcmp(found, wanted, word.count) == 0 {
            return UnsafeRawPointer(found) - base
          }
          place = UnsafeRawPointer(found) - base + 1
        }
        return nil
      }
    }
  }
}
