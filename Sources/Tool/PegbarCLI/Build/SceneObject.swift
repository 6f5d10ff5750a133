/// What a compiled Swift file needs from libraries, as the compiler has written it into its object.
///
/// An object is an ELF file (System V ABI, "Object Files"), here 64-bit in the machine's byte order. The section
/// `.swift1_autolink_entries` contains linker options, each ended by a zero byte.
struct SceneObject {
  /// The linker options that the file asks for, each once, in the order of the section.
  let libraries: [String]
  /// The names that it uses and does not define.
  let undefinedSymbols: Set<String>

  /// Parses an object; `nil` when it is invalid, or has an option that a linker alone does not understand.
  init?(_ object: [UInt8]) {
    let file = Reader(bytes: object)
    guard let sections = file.sections else { return nil }
    let entries = sections.filter { $0.name == ".swift1_autolink_entries" }
      .flatMap { object[$0.range].split(separator: 0) }
      .map { String(decoding: $0, as: UTF8.self) }
    guard entries.allSatisfy({ $0.hasPrefix("-l") }) else { return nil }
    var seen: Set<String> = []
    libraries = entries.filter { seen.insert($0).inserted }
    guard let symbols = file.undefinedSymbols(of: sections) else { return nil }
    undefinedSymbols = symbols
  }

  private struct Section {
    let name: String
    let type: Int
    let range: Range<Int>
    /// The number of a related section: a symbol table's names.
    let link: Int
  }

  private struct Reader {
    let bytes: [UInt8]

    /// A little-endian number of `count` bytes; `nil` past the end.
    func number(at offset: Int, of count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      var value: UInt64 = 0
      for place in (offset..<offset + count).reversed() {
        value = value << 8 | UInt64(bytes[place])
      }
      return Int(exactly: value)
    }

    /// A string that ends with a zero byte.
    func text(at offset: Int) -> String? {
      guard bytes.indices.contains(offset) else { return nil }
      return String(decoding: bytes[offset...].prefix { $0 != 0 }, as: UTF8.self)
    }

    /// All sections; `nil` for a file of another kind.
    var sections: [Section]? {
      guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
        let table = number(at: 40, of: 8), table < bytes.count, let size = number(at: 58, of: 2),
        let count = number(at: 60, of: 2), let namesIndex = number(at: 62, of: 2),
        let names = range(of: table + namesIndex * size)
      else { return nil }
      var found: [Section] = []
      for index in 0..<count {
        let header = table + index * size
        guard let name = number(at: header, of: 4), let type = number(at: header + 4, of: 4),
          let link = number(at: header + 40, of: 4),
          let text = text(at: names.lowerBound + name),
          // (One without contents may say any place.)
          let range = type == Self.noContents ? 0..<0 : range(of: header)
        else { return nil }
        found.append(Section(name: text, type: type, range: range, link: link))
      }
      return found
    }

    /// `SHT_SYMTAB` and `SHT_NOBITS`.
    private static let (symbolTable, noContents) = (2, 8)
    /// The size of a symbol, and of what comes in it before the number of its section.
    private static let (symbolSize, sectionOffset) = (24, 6)

    /// The names of the symbols that are in no section.
    func undefinedSymbols(of sections: [Section]) -> Set<String>? {
      var names: Set<String> = []
      for table in sections where table.type == Self.symbolTable {
        guard sections.indices.contains(table.link) else { return nil }
        let texts = sections[table.link].range
        for symbol in stride(
          from: table.range.lowerBound,
          to: table.range.upperBound,
          by: Self.symbolSize
        ) {
          guard let name = number(at: symbol, of: 4),
            let section = number(at: symbol + Self.sectionOffset, of: 2)
          else { return nil }
          guard section == 0, name != 0 else { continue }
          guard let text = text(at: texts.lowerBound + name) else { return nil }
          names.insert(text)
        }
      }
      return names
    }

    /// A section's range in the file, by its header.
    private func range(of header: Int) -> Range<Int>? {
      guard let offset = number(at: header + 24, of: 8), let size = number(at: header + 32, of: 8),
        offset <= bytes.count, size <= bytes.count - offset
      else { return nil }
      return offset..<offset + size
    }
  }
}
