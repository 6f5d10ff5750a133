/// The linker options that a compiled Swift file asks for, as the compiler has written them into its object.
///
/// An object is an ELF file (System V ABI, "Object Files"), here 64-bit in the machine's byte order. The section
/// `.swift1_autolink_entries` contains linker options, each ended by a zero byte.
struct AutolinkSection {
  /// The options, each once, in the order of the section.
  let options: [String]

  /// Parses an object; `nil` when it is invalid, or has an option that a linker alone does not understand.
  init?(object: [UInt8]) {
    let file = Reader(bytes: object)
    guard object.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = file.number(at: 40, of: 8), table < object.count,
      let size = file.number(at: 58, of: 2),
      let count = file.number(at: 60, of: 2), let namesIndex = file.number(at: 62, of: 2),
      let names = file.section(at: table + namesIndex * size)
    else { return nil }
    var found: [String] = []
    for index in 0..<count {
      let header = table + index * size
      guard let name = file.number(at: header, of: 4) else { return nil }
      guard file.text(at: names.lowerBound + name) == ".swift1_autolink_entries" else { continue }
      guard let section = file.section(at: header) else { return nil }
      found += object[section].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    guard found.allSatisfy({ $0.hasPrefix("-l") }) else { return nil }
    var seen: Set<String> = []
    options = found.filter { seen.insert($0).inserted }
  }

  private struct Reader {
    let bytes: [UInt8]

    /// A little-endian number of `count` bytes; `nil` past the end.
    func number(at offset: Int, of count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let value = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) {
        $0 << 8 | UInt64($1)
      }
      return Int(exactly: value)
    }

    /// The section's range in the file, by its header.
    func section(at header: Int) -> Range<Int>? {
      guard let offset = number(at: header + 24, of: 8), let size = number(at: header + 32, of: 8),
        offset <= bytes.count, size <= bytes.count - offset
      else { return nil }
      return offset..<offset + size
    }

    /// A string that ends with a zero byte.
    func text(at offset: Int) -> String? {
      guard bytes.indices.contains(offset) else { return nil }
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
