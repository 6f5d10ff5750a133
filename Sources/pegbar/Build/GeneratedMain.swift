/// The beginning of a scene's program, for a scene that has only previews.
enum GeneratedMain {
  /// The Swift text: it hands over the lines that may hold a `#Preview`.
  static func text(for file: SceneFile) -> String {
    let lines = file.outline.previewLines.map(String.init).joined(separator: ", ")
    return """
      import Pegbar
      @main enum PegbarScene {
        static func main() { runPreviews(lines: [\(lines)], sourcePath: \(literal(file.path))) }
      }

      """
  }

  /// The text as a Swift string literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
