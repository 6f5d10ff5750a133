import SceneProtocol

/// What the search of a site looks through: a script, as pages that are read from a disk may load scripts and no data.
package enum SearchIndex {
  /// The script of all pages: for each heading its page, its title and what is written below it.
  package static func script(_ pages: [BookPage]) -> String {
    let rows = pages.flatMap { page in
      page.headings.map { heading -> JSON in
        let anchor = heading.level == 1 ? "" : "#\(heading.id)"
        return .array([
          .string(page.address + anchor), .string(page.title),
          .string(heading.level == 1 ? "" : heading.text), .string(words(heading.contents)),
        ])
      }
    }
    return "bookIndex([\n" + rows.map(\.text).joined(separator: ",\n") + "\n]);\n"
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
