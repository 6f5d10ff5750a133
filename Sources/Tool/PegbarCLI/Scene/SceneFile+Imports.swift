/// The modules that a file imports, by its lines alone.
extension SceneFile {
  /// Their names, in any order.
  var imports: [String] {
    SourcePicture.lines(of: text).compactMap(Self.imported)
  }

  /// Whether it imports a module outside `#if`, so that it cannot be compiled without it.
  func imports(without module: String) -> Bool {
    guard contains(module) else { return false }
    var depth = 0
    for line in SourcePicture.lines(of: text) {
      let words = line.trimmed
      if words.hasPrefix("#if") { depth += 1 }
      if words.hasPrefix("#endif") { depth -= 1 }
      if depth == 0, Self.imported(by: line) == module { return true }
    }
    return false
  }

  /// The module that a line imports: of `public import struct UIKit.UIColor` it is UIKit.
  private static func imported(by line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
    else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let name = words[(place + 1)...].first { !kinds.contains($0) }
    return name.map { String($0.prefix { $0 != "." && $0 != ";" && $0 != "/" }) }
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package",
  ]
}
