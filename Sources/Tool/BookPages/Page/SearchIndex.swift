import SceneProtocol

/// What the search of a site looks through: a script, as pages that are read from a disk may load scripts and no data.
package enum SearchIndex {
  /// The script of all pages: for each heading its page, its title and what is written below it.
  ///
  /// A page without a title of its own is found by the one that it is given.
  package static func script(_ pages: [BookPage]) -> String {
    let rows = pages.flatMap { page in
      let address = SiteOutline.path(from: "", to: page.address)
      let hasTitle = page.headings.contains { $0.level == 1 }
      let first: [JSON] = hasTitle ? [] : [row(address, page.title, "", page.opening)]
      return first
        + page.headings.map { heading in
          heading.level == 1
            ? row(address, page.title, "", heading.contents)
            : row(
              address + "#" + PercentEncoding.encoded(heading.id),
              page.title,
              heading.text,
              heading.contents
            )
        }
    }
    return "bookIndex([\n" + rows.map(\.text).joined(separator: ",\n") + "\n]);\n"
  }

  private static func row(
    _ address: String,
    _ title: String,
    _ heading: String,
    _ text: String
  ) -> JSON {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return .array([.string(address), .string(title), .string(heading), .string(words)])
  }
}
