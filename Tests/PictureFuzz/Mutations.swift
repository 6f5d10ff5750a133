import Foundation
import SeededCases

/// Damaged copies of files, the same on every run.
struct Mutations {
  private let seeds: [[UInt8]]
  private var random: Seeded

  init(of seeds: [Data], seed: UInt64) {
    self.seeds = seeds.map { [UInt8]($0) }
    random = Seeded(seed)
  }

  /// The next damaged file: one of the seeds with one to four things done to it.
  mutating func next() -> Data {
    var bytes = seeds[random.any(of: seeds.count)]
    for _ in 0...random.any(of: 4) where !bytes.isEmpty { damage(&bytes) }
    // Half of the PNG files get right check sums, or nothing behind them would be reached.
    if bytes.starts(with: [0x89, 0x50]), random.any(of: 2) == 0 { mendCheckSums(&bytes) }
    return Data(bytes)
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = random.any(of: bytes.count)
    switch random.any(of: 8) {
    case 0, 1: bytes[place] ^= 1 << UInt8(random.any(of: 8))
    case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 3: bytes.removeLast(bytes.count - place)
    case 4: setField(&bytes, at: place)
    case 5: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.any(of: 32)))
    case 6: splice(&bytes, at: place)
    default:
      // A part once more.
      let part = bytes[place..<min(bytes.count, place + 1 + random.any(of: 64))]
      bytes.insert(contentsOf: part, at: random.any(of: bytes.count))
    }
  }

  /// A length or a size that lies: 16 or 32 bits, either byte order.
  private mutating func setField(_ bytes: inout [UInt8], at place: Int) {
    let values: [UInt32] = [
      0, 1, 2, 7, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x7FFF_FFFF,
      0x8000_0000, 0xFFFF_FFF0, 0xFFFF_FFFF,
    ]
    let value = values[random.any(of: values.count)]
    let wide = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    let field = Array(wide.prefix(random.any(of: 2) == 0 ? 2 : 4))
    for (index, byte) in (random.any(of: 2) == 0 ? field : field.reversed()).enumerated()
    where place + index < bytes.count {
      bytes[place + index] = byte
    }
  }

  /// A part of another file, or of the same format's.
  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    let other = seeds[random.any(of: seeds.count)]
    let start = random.any(of: other.count)
    let part = other[start..<min(other.count, start + 1 + random.any(of: 128))]
    let isInserted = random.any(of: 2) == 0
    let end = isInserted ? place : min(bytes.count, place + part.count)
    bytes.replaceSubrange(place..<end, with: part)
  }

  private func mendCheckSums(_ bytes: inout [UInt8]) {
    var place = 8
    while place + 12 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard size <= bytes.count - place - 12 else { return }
      let sum = checkSum(bytes[place + 4..<place + 8 + size])
      for index in 0..<4 {
        bytes[place + 8 + size + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index))
      }
      place += 12 + size
    }
  }

  private func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}

extension Seeded {
  /// A whole number, 0 or more, less than `count`.
  fileprivate mutating func any(of count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}
