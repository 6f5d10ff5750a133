/// Makes the pages of a site.
package struct PageRenderer {
  private let outline: SiteOutline
  /// What came of each page's blocks, by the page's path.
  private let outcomes: [String: [FenceOutcome]]
  /// What has to be said of a page's links: their addresses, by the page's path.
  private let addresses: [String: [String]]

  /// - Parameters:
  ///   - outline: The pages.
  ///   - outcomes: For each page, by its path, what came of its blocks, in their order.
  ///   - addresses: For each page, by its path, where its links lead from it, in their order.
  package init(
    _ outline: SiteOutline,
    outcomes: [String: [FenceOutcome]],
    addresses: [String: [String]]
  ) {
    (self.outline, self.outcomes, self.addresses) = (outline, outcomes, addresses)
  }

  /// The whole page, as it is written to its file.
  package func html(_ page: BookPage) -> String {
    let root = SiteOutline.path(from: page.address, to: "")
    let first = outline.first ?? page
    let isFirst = page.path == first.path
    let title = HTMLText.escaped(
      isFirst ? page.title : "\(page.title) · \(outline.title)"
    )
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(root)book.css">
      <script src="\(root)book.js" data-root="\(root)" defer></script>
      </head>
      <body>
      <a class="skip" href="#book-main">To the text</a>
      <header>
      <a class="book" href="\(link(from: page, to: first))">\(HTMLText.escaped(outline.title))</a>
      <form role="search" hidden><input type="search" id="book-search" aria-label="Search" placeholder="Search ( / )" \
      autocomplete="off"><div id="book-results" role="region" aria-label="Search results" aria-live="polite" hidden></div></form>
      </header>
      <div class="columns">
      \(side(of: page, root))
      <main id="book-main">
      \(body(of: page))
      \(neighbors(of: page))
      </main>
      </div>
      </body>
      </html>

      """
  }

  private func side(of page: BookPage, _ root: String) -> String {
    let items = outline.side(of: page).map { other in
      let isHere = other.path == page.path
      let isInner = !other.folder.isEmpty && !other.isIndex
      return "<li\(isInner ? " class=\"inner\"" : "")><a href=\"\(link(from: page, to: other))\""
        + "\(isHere ? " aria-current=\"page\"" : "")>\(HTMLText.escaped(other.title))</a></li>"
    }
    return """
      <nav class="side" aria-label="Pages"><details open><summary>Pages</summary><ul>
      \(items.joined(separator: "\n"))
      </ul></details></nav>
      """
  }

  private func neighbors(of page: BookPage) -> String {
    let before = outline.before(page).map {
      "<a rel=\"prev\" href=\"\(link(from: page, to: $0))\">← \(HTMLText.escaped($0.title))</a>"
    }
    let after = outline.after(page).map {
      "<a rel=\"next\" href=\"\(link(from: page, to: $0))\">\(HTMLText.escaped($0.title)) →</a>"
    }
    guard before != nil || after != nil else { return "" }
    return
      "<nav class=\"turn\" aria-label=\"Before and after\">\(before ?? "<span></span>")\(after ?? "")</nav>"
  }

  private func link(from page: BookPage, to other: BookPage) -> String {
    HTMLText.escaped(SiteOutline.path(from: page.address, to: other.address))
  }

  private func body(of page: BookPage) -> String {
    let hasTitle = page.headings.contains { $0.level == 1 }
    var html = hasTitle ? "" : "<h1>\(HTMLText.escaped(page.title))</h1>\n"
    var blocks = BlockRenderer(page, outcomes[page.path] ?? [], outline)
    for (index, part) in page.parts.enumerated() {
      switch part {
      case .html(let text): html += text
      case .address(let number):
        let all = addresses[page.path] ?? []
        html += HTMLText.escaped(
          all.indices.contains(number) ? all[number] : page.links[number].target
        )
      case .fence(let number):
        html += blocks.html(number, tape: tape(after: index, in: page), clips(of:))
      }
    }
    return html
  }

  /// The tape that comes right after a part, with nothing between them.
  private func tape(after index: Int, in page: BookPage) -> Int? {
    for part in page.parts[(index + 1)...] {
      switch part {
      case .html(let text) where text.allSatisfy(\.isWhitespace): continue
      case .fence(let number) where page.fences[number].language == "tape": return number
      default: return nil
      }
    }
    return nil
  }

  /// The first clip of a page.
  private func clips(of path: String) -> BookClip? {
    for outcome in outcomes[path] ?? [] {
      if case .clip(let clip) = outcome { return clip }
    }
    return nil
  }
}
