import BookPages

/// The results of tapes in JUnit's XML format, which build servers read.
enum JUnitReport {
  static func text(_ results: [TapeResult]) -> String {
    let failed = results.count { !$0.failures.isEmpty }
    let cases = results.map(text).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="pegbar" tests="\(results.count)" failures="\(failed)" errors="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private static func text(_ result: TapeResult) -> String {
    let head =
      "    <testcase classname=\"tape\" name=\"\(escaped(result.path))\" time=\"\(result.seconds)\""
    guard let first = result.failures.first else { return head + "/>\n" }
    return head + ">\n      <failure message=\"\(escaped(first))\">"
      + escaped(result.failures.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
  }

  /// A text escaped for XML; characters that XML does not allow are left out.
  private static func escaped(_ text: String) -> String {
    HTMLText.escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
