/// The classes that texts declare, and their superclasses: of those of the same module some need rewriting.
struct ClassNames: Equatable {
  /// The classes that have no superclass of UIKit, Core Animation or Foundation.
  private var plain: Set<String> = []
  /// The first name after each class's colon.
  private var superclasses: Set<String> = []

  /// No classes.
  init() {}

  /// The classes that a text names, without regard to comments.
  init(in text: TextSearch) {
    let bytes = text.bytes
    for place in text.places(of: "class ") where place == 0 || !Self.isOfWord(bytes[place - 1]) {
      var rest = bytes[(place + 6)...].drop { $0 == UInt8(ascii: " ") }
      let name = Self.word(&rest)
      guard !name.isEmpty, !["func", "var", "let", "subscript"].contains(name) else { continue }
      if rest.first == UInt8(ascii: "<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      }
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: ":") else {
        plain.insert(name)
        continue
      }
      rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      let above = Self.word(&rest)
      superclasses.insert(above)
      if !["UI", "CA", "NS"].contains(where: above.hasPrefix) { plain.insert(name) }
    }
  }

  /// Adds another text's.
  mutating func add(_ other: ClassNames) {
    plain.formUnion(other.plain)
    superclasses.formUnion(other.superclasses)
  }

  /// Says that a class is the superclass of another; `nil` if none is.
  var subclassed: String? {
    plain.isDisjoint(with: superclasses) ? nil : "a class of a class"
  }

  private static func word(_ bytes: inout ArraySlice<UInt8>) -> String {
    let word = bytes.prefix(while: isOfWord)
    bytes = bytes.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
