/// Swift code as HTML: comments, strings, numbers, keywords, types and attributes.
struct SwiftColors {
  /// The code with its spans.
  ///
  /// None reaches over the end of a line, so lines may be cut apart.
  private(set) var html = ""
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    while let first = rest.first { step(first) }
  }

  private mutating func step(_ first: Character) {
    if rest.hasPrefix("//") {
      take("c", rest.prefix { $0 != "\n" })
    } else if rest.hasPrefix("/*") {
      take("c", blockComment())
    } else if first == "\"" || first == "#" && rest.drop(while: { $0 == "#" }).first == "\"" {
      take("s", string())
    } else if first.isNumber {
      take("n", rest.prefix { $0.isHexDigit || "xob._".contains($0) })
    } else if first == "@" || first == "#" {
      let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      take("a", rest.prefix(1 + word.count))
    } else if first.isLetter || first == "_" {
      takeWord()
    } else {
      html += HTMLText.escaped(String(first))
      rest = rest.dropFirst()
    }
  }

  private mutating func takeWord() {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isMember = html.last == "."
    if Self.keywords.contains(String(word)), !isMember || word == "self" || word == "init" {
      take("k", word)
    } else if word.first?.isUppercase == true {
      take("t", word)
    } else {
      html += HTMLText.escaped(String(word))
      rest = rest.dropFirst(word.count)
    }
  }

  /// Appends a span for each line of a text that begins the rest.
  private mutating func take(_ kind: String, _ text: Substring) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    html += lines.map { $0.isEmpty ? "" : HTMLText.span(kind, $0) }.joined(separator: "\n")
    rest = rest[text.endIndex...]
  }

  /// Block comments nest.
  private func blockComment() -> Substring {
    var (depth, index) = (0, rest.startIndex)
    repeat {
      if rest[index...].hasPrefix("/*") {
        depth += 1
        index = rest.index(index, offsetBy: 2)
      } else if rest[index...].hasPrefix("*/") {
        depth -= 1
        index = rest.index(index, offsetBy: 2)
      } else {
        index = rest.index(after: index)
      }
    } while depth > 0 && index < rest.endIndex
    return rest[..<index]
  }

  /// A string literal with the code in it, raw or not, of one line or several.
  private func string() -> Substring {
    let pounds = String(rest.prefix { $0 == "#" })
    let body = rest.dropFirst(pounds.count)
    let quotes = body.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var index = body.index(body.startIndex, offsetBy: quotes.count)
    while index < rest.endIndex {
      let tail = rest[index...]
      if tail.hasPrefix(quotes + pounds) {
        return rest[..<rest.index(index, offsetBy: quotes.count + pounds.count)]
      }
      if quotes.count == 1, tail.first == "\n" { return rest[..<index] }
      let step = tail.hasPrefix("\\" + pounds) ? 2 + pounds.count : 1
      index = rest.index(index, offsetBy: step, limitedBy: rest.endIndex) ?? rest.endIndex
    }
    return rest
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "deinit", "do", "dynamic", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if",
    "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
    "nonisolated", "open", "operator", "override", "package", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned",
    "var", "weak", "where", "while", "willSet", "didSet",
  ]
}
