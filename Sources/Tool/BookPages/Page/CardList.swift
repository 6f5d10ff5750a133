/// A list of pages with their first clips and with tags to choose by.
struct CardList {
  private let rows: [(page: BookPage, tags: [String], text: String)]
  private let page: BookPage

  init(_ fence: BookFence, _ page: BookPage, _ outline: SiteOutline) {
    self.page = page
    rows = fence.cards.compactMap { row in
      SiteOutline.resolved(row.path, in: page.folder).flatMap(outline.page)
        .map { ($0, row.tags, row.text) }
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
      let picture = clip?.html(from: page.address, isLazy: true) ?? ""
      return
        "<li data-tags=\"\(HTMLText.escaped(row.tags.joined(separator: ",")))\"><a href=\"\(address)\">\(picture)"
        + "<strong>\(HTMLText.escaped(row.page.title))</strong></a><p>\(HTMLText.escaped(row.text))</p></li>"
    }
    return "<div class=\"cards\"><p class=\"tags\" role=\"group\" aria-label=\"Show only\" hidden>"
      + "\(buttons.joined(separator: " "))</p><ul>\n\(items.joined(separator: "\n"))\n</ul></div>\n"
  }
}
