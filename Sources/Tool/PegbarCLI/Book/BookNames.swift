/// The names by which texts may mean the files of a book: a file's own, or that of a folder that it is in.
struct BookNames {
  private struct Name: Hashable {
    var word: String
    var isFolder: Bool
  }
  private var files: [Name: [String]] = [:]

  /// Notes the names of files, by their paths in the book.
  init(_ paths: [String]) {
    for path in paths {
      let parts = path.split(separator: "/")
      for (index, part) in parts.enumerated() {
        let name = Name(word: Self.word(of: part), isFolder: index < parts.count - 1)
        if !name.word.isEmpty { files[name, default: []].append(path) }
      }
    }
  }

  /// The files that a text names, in no order.
  func files(namedIn text: TextSearch) -> Set<String> {
    var found: Set<String> = []
    for (name, paths) in files where !found.isSuperset(of: paths) {
      if text.places(of: name.word).contains(where: { Self.isWhole(name, at: $0, in: text.bytes) })
      {
        found.formUnion(paths)
      }
    }
    return found
  }

  /// What is left of a name without its ending, `@2x` and a number: code may put these together.
  private static func word(of part: Substring) -> String {
    let name = part.prefix { $0 != "." && $0 != "@" }
    let letters = name.reversed().drop(while: \.isNumber).reversed()
    return String(letters.isEmpty ? Array(name) : Array(letters))
  }

  /// Whether a name is not a part of a longer word, and that of a folder not the begin of a path in it.
  private static func isWhole(_ name: Name, at place: Int, in bytes: [UInt8]) -> Bool {
    guard place == 0 || !isWordByte(bytes[place - 1]) else { return false }
    let rest = bytes[(place + name.word.utf8.count)...].prefix(2)
    guard let next = rest.first else { return true }
    if name.isFolder, next == UInt8(ascii: "/") { return !(rest.last.map(isWordByte) ?? false) }
    return !isWordByte(next) || isDigit(next)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
