/// Where a scene's text has a `#Preview`.
package struct PreviewPlace: Codable, Equatable, Sendable {
  /// The file's name, without its folder and without `.swift`; no two files of a scene share one.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The module of a package that the file belongs to; `nil` in other scenes, whose modules have names of no meaning.
  package var module: String?

  package init(file: String, line: Int, module: String? = nil) {
    (self.file, self.line, self.module) = (file, line, module)
  }

  /// The name of the C function that the expansion of this `#Preview` defines (`PreviewMacros` makes the same one).
  ///
  /// Bytes of the file's name that C's names do not have are two hexadecimal digits after `_`.
  package var symbol: String {
    // (`Scene_` is the beginning of the names without a meaning.)
    let isNamed = module.map { !$0.hasPrefix("Scene_") } ?? false
    let name = (isNamed ? "\(module ?? "")/\(file)" : file).utf8.map { byte in
      let isPlain = (48...57).contains(byte) || (97...122).contains(byte | 0x20)
      return isPlain
        ? String(UnicodeScalar(byte)) : "_\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
    return "pegbar_preview_\(line)_\(name.joined())"
  }
}
