import BookPages
import SceneProtocol

/// What can be seen to be wrong with the pages of a book before anything is recorded.
struct BookCheck {
  private(set) var problems: [BookProblem] = []
  /// The files of the folder that pages show or lead to, by their paths in it, and where that is first.
  private(set) var files: [String: (page: String, line: Int)] = [:]
  /// Where the links of each page lead from it.
  private(set) var addresses: [String: [String]] = [:]
  private let outline: SiteOutline
  private let book: BookFolder
  private let present: Set<String>
  private let anchors: [String: Set<String>]

  init(_ outline: SiteOutline, _ book: BookFolder) {
    (self.outline, self.book) = (outline, book)
    present = Set(book.files)
    anchors = Dictionary(
      outline.pages.map { ($0.path, Set($0.headings.map(\.id))) },
      uniquingKeysWith: { first, _ in first }
    )
    var pageAt: [String: String] = [:]
    for page in outline.pages {
      if let other = pageAt.updateValue(page.path, forKey: page.address) {
        note(page, 1, "it would be the same page as \(other): name one of them otherwise", .usage)
      }
      checkHeadings(page)
      checkFences(page)
      addresses[page.path] = page.links.map { link in address(of: link, page) }
    }
  }

  private mutating func note(_ page: BookPage, _ line: Int, _ reason: String, _ status: ExitCode) {
    problems.append(
      BookProblem(file: book.typed(page.path), line: line, reason: reason, status: status)
    )
  }

  private mutating func checkHeadings(_ page: BookPage) {
    var last = 0
    for heading in page.headings {
      if heading.level == 1, last > 0 {
        note(
          page,
          heading.line,
          "\"\(heading.text)\" is a second title: begin it with ##",
          .runtimeFailure
        )
      } else if heading.level > last + 1, last > 0 {
        let marks = String(repeating: "#", count: last + 1)
        note(
          page,
          heading.line,
          "\"\(heading.text)\" leaves out a level of headings: begin it with \(marks)",
          .runtimeFailure
        )
      }
      last = heading.level
    }
  }

  private mutating func checkFences(_ page: BookPage) {
    for fence in page.fences {
      if fence.isOpen {
        note(
          page,
          fence.line,
          "this fence has no end: close it with ``` on a line of its own",
          .doesNotCompile
        )
      }
      if fence.isWrittenOutside {
        note(page, fence.line, "\(fence.name ?? "") leads out of the book's folder", .usage)
      }
      if fence.isIncluded, let name = fence.name,
        SiteOutline.resolved(name, in: page.folder).map({ !present.contains($0) }) ?? true
      {
        note(
          page,
          fence.line,
          "there is no \(name) beside the page, and the block has no text",
          .noInput
        )
      }
      for card in fence.cards
      where SiteOutline.resolved(card.path, in: page.folder).flatMap(outline.page) == nil {
        note(page, card.line, "there is no page \(card.path)", .noInput)
      }
    }
  }

  /// Where a link leads from its page; what leads nowhere stays as it is written.
  private mutating func address(of link: BookLink, _ page: BookPage) -> String {
    if link.isPicture, link.alternative.isEmpty {
      note(
        page,
        link.line,
        "the picture \(link.target) has no words for those who do not see it: ![words](…)",
        .runtimeFailure
      )
    }
    guard !link.isExternal else { return link.target }
    let path = link.path
    guard !path.isEmpty else {
      checkAnchor(link, of: page, on: page)
      return link.target
    }
    guard let place = SiteOutline.resolved(path, in: page.folder) else {
      note(page, link.line, "\(link.target) leads out of the book's folder", .noInput)
      return link.target
    }
    let inFolder =
      place.hasSuffix("/")
      ? ["README.md", "index.md"].map { place + $0 }
      : [place, place + "/README.md", place + "/index.md"]
    if let other = inFolder.lazy.compactMap(outline.page).first {
      checkAnchor(link, of: other, on: page)
      return SiteOutline.path(from: page.address, to: other.address)
        + (link.fragment ?? "")
    }
    guard present.contains(place) else {
      note(
        page,
        link.line,
        "there is no \(link.isPicture ? "picture" : "page or file") \(link.target)",
        .noInput
      )
      return link.target
    }
    if files[place] == nil { files[place] = (page.path, link.line) }
    return SiteOutline.path(from: page.address, to: place) + (link.fragment ?? "")
  }

  private mutating func checkAnchor(_ link: BookLink, of other: BookPage, on page: BookPage) {
    guard let anchor = link.anchor, !anchor.isEmpty, anchors[other.path]?.contains(anchor) == false
    else { return }
    note(page, link.line, "there is no heading #\(anchor) in \(other.path)", .noInput)
  }
}
