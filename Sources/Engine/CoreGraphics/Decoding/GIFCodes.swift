/// An LZW decoder of a GIF frame: each code stands for an earlier word and one more index.
struct GIFCodes {
  private static let most = 4096
  private var prefix = [UInt16](repeating: 0, count: most)
  private var last = [UInt8](repeating: 0, count: most)
  private var first = [UInt8](repeating: 0, count: most)
  private var length = [UInt16](repeating: 1, count: most)
  private var count = 0
  private let clear: Int
  private var width = 0

  init(codeSize: Int) {
    clear = 1 << codeSize
    for code in 0..<clear {
      last[code] = UInt8(code)
      first[code] = UInt8(code)
    }
    startOver()
  }

  /// Decodes the frame's color indices.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - offset: The offset of the frame's first block; all blocks lie in the file.
  ///   - wanted: The number of indices in the frame.
  /// - Returns: The indices; `nil` when there are fewer, or a code is invalid.
  mutating func decode(_ bytes: [UInt8], at offset: Int, count wanted: Int) -> [UInt8]? {
    var indices = [UInt8](repeating: 0, count: wanted)
    var (done, previous) = (0, -1)
    var bits = CodeBits(bytes, at: offset)
    while done < wanted {
      guard let code = bits.next(width) else { return nil }
      if code == clear {
        startOver()
        previous = -1
        continue
      }
      guard code != clear + 1, code <= self.count else { return nil }
      if previous < 0 {
        guard code < clear else { return nil }
      } else if self.count < Self.most {
        // A word that is defined by its own code is the previous word, followed by that word's first index.
        add(previous, code == self.count ? first[previous] : first[code])
      } else if code == self.count {
        return nil
      }
      done = write(code, to: &indices, at: done)
      previous = code
    }
    return indices
  }

  private mutating func startOver() {
    count = clear + 2
    width = (clear.trailingZeroBitCount) + 1
  }

  private mutating func add(_ word: Int, _ index: UInt8) {
    prefix[count] = UInt16(word)
    last[count] = index
    first[count] = first[word]
    length[count] = length[word] + 1
    count += 1
    if count == 1 << width, width < 12 { width += 1 }
  }

  /// Writes a word from its last index to its first; what is beyond the frame is left out.
  private func write(_ code: Int, to indices: inout [UInt8], at start: Int) -> Int {
    var (word, place) = (code, start + Int(length[code]) - 1)
    let end = min(place + 1, indices.count)
    while place >= start {
      if place < end { indices[place] = last[word] }
      word = Int(prefix[word])
      place -= 1
    }
    return end
  }
}

/// A bit reader of codes, the low bits first, in blocks of at most 255 bytes.
private struct CodeBits {
  private let bytes: [UInt8]
  private var offset: Int
  private var left = 0
  private var (buffer, available): (UInt32, Int) = (0, 0)

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads the next code; `nil` past the last block.
  mutating func next(_ width: Int) -> Int? {
    while available < width {
      if left == 0 {
        guard offset < bytes.count, bytes[offset] > 0 else { return nil }
        left = Int(bytes[offset])
        offset += 1
      }
      guard offset < bytes.count else { return nil }
      buffer |= UInt32(bytes[offset]) << UInt32(available)
      offset += 1
      left -= 1
      available += 8
    }
    defer {
      buffer >>= UInt32(width)
      available -= width
    }
    return Int(buffer & (1 << UInt32(width) - 1))
  }
}
