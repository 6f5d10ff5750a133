import Foundation

/// What a folder of recorded trees notes about its pictures, by their names.
nonisolated struct Manifest {
  struct Line {
    /// The share of pixels that must be near for the suite that the picture is from.
    var precision = 0.985
    /// What the picture is known to depend on.
    var causes: [String] = []
  }

  private var lines: [String: Line] = [:]

  /// - Parameter file: Columns with a heading, between tabulators.
  /// - Throws: What reading the file throws.
  init(file: URL) throws {
    let rows = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard let heading = rows.first else { return }
    for row in rows.dropFirst() {
      let columns = Dictionary(zip(heading, row)) { first, _ in first }
      guard let apple = columns["apple"] else { continue }
      var line = Line()
      if let precision = columns["precision"].flatMap(Double.init) { line.precision = precision }
      line.causes = (columns["causes"] ?? "").components(separatedBy: "; ").filter { !$0.isEmpty }
      lines[apple] = line
    }
  }

  subscript(apple: String) -> Line { lines[apple] ?? Line() }
}
