/// Where a scene's text has a `#Preview`.
package struct PreviewPlace: Codable, Equatable, Sendable {
  /// The file's name, without its folder and without `.swift`; no two files of a scene share one.
  package var file: String
  /// The line, from 1.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  /// The name of the C function that the expansion of this `#Preview` defines (`PreviewMacros` makes the same one).
  ///
  /// Bytes of the file's name that C's names do not have are two hexadecimal digits after `_`.
  package var symbol: String {
    let name = file.utf8.map { byte in
      let isPlain = (48...57).contains(byte) || (97...122).contains(byte | 0x20)
      return isPlain ? String(UnicodeScalar(byte)) : "_\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"
    }
    return "pegbar_preview_\(line)_\(name.joined())"
  }
}
