/// A list of pages with their first clips and with tags to choose by.
///
/// A line of its fence is `PAGE.md | tag, tag | what it shows`.
struct CardList {
  private let rows: [(page: BookPage, tags: [String], text: String)]
  private let page: BookPage

  init(_ fence: BookFence, _ page: BookPage, _ outline: SiteOutline) {
    self.page = page
    rows = Self.rows(fence).compactMap { row in
      SiteOutline.resolved(row.path, in: page.folder).flatMap(outline.page)
        .map { ($0, row.tags, row.text) }
    }
  }

  /// The rows of a fence.
  static func rows(_ fence: BookFence) -> [(path: String, tags: [String], text: String, line: Int)]
  {
    fence.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let parts = line.split(separator: "|", maxSplits: 2).map(trimmed)
        guard let path = parts.first, !path.isEmpty else { return nil }
        let tags = parts.count > 1 ? parts[1].split(separator: ",").map(trimmed) : []
        return (path, tags, parts.count > 2 ? parts[2] : "", fence.line + 1 + index)
      }
  }

  func html(_ firstClip: (String) -> BookClip?) -> String {
    var tags: [String] = []
    for tag in rows.flatMap(\.tags) where !tags.contains(tag) { tags.append(tag) }
    let buttons = tags.map {
      "<button type=\"button\" aria-pressed=\"false\">\(HTMLText.escaped($0))</button>"
    }
    let items = rows.map { row in
      let address = HTMLText.escaped(SiteOutline.path(from: page.address, to: row.page.address))
      var clip = firstClip(row.page.path)
      clip?.description = ""
      let picture = clip.map { BlockRenderer.picture($0, from: page.address, isLazy: true) } ?? ""
      return
        "<li data-tags=\"\(HTMLText.escaped(row.tags.joined(separator: ",")))\"><a href=\"\(address)\">\(picture)"
        + "<strong>\(HTMLText.escaped(row.page.title))</strong></a><p>\(HTMLText.escaped(row.text))</p></li>"
    }
    return "<div class=\"cards\"><p class=\"tags\" role=\"group\" aria-label=\"Show only\" hidden>"
      + "\(buttons.joined(separator: " "))</p><ul>\n\(items.joined(separator: "\n"))\n</ul></div>\n"
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension BookFence {
  /// The pages that a list of cards names, with the lines where it does.
  package var cardPaths: [(path: String, line: Int)] {
    language == "cards" ? CardList.rows(self).map { ($0.path, $0.line) } : []
  }
}
