extension BookPage {
  /// Reads the HTML of a page, with the source positions that the parser notes in it.
  ///
  /// - Parameters:
  ///   - path: The Markdown file's path in the book's folder.
  ///   - html: What `cmark-gfm --sourcepos --full-info-string` has made of it.
  ///   - markdown: The file's text.
  package init(path: String, html: String, markdown: String) {
    var reader = PageReader(BookPage(path: path), markdown)
    reader.read(HTMLToken.all(of: html))
    self = reader.page
  }
}

/// Cuts a page's HTML at links, headings and fenced blocks.
private struct PageReader {
  var page: BookPage
  private let lines: [Substring]
  /// The line of the block that is read.
  private var line = 1
  private var html = ""
  private var usedIDs: [String: Int] = [:]
  /// The heading that is open: its level, and what it has so far.
  private var heading: (level: Int, line: Int, text: String, start: Int)?
  /// The fenced block that is open: its words, and its text with escapes.
  private var fence: (tag: HTMLTag?, text: String, lastLine: Int)?

  init(_ page: BookPage, _ markdown: String) {
    self.page = page
    lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
  }

  mutating func read(_ tokens: [HTMLToken]) {
    for token in tokens {
      switch token {
      case .text(let text): read(text: text)
      case .tag(let tag): read(tag: HTMLTag(tag))
      }
    }
    flush()
  }

  private mutating func read(text: Substring) {
    if fence != nil {
      fence?.text += text
      return
    }
    html += text
    let plain = HTMLText.plain(String(text))
    if heading != nil {
      heading?.text += plain
    } else {
      note(plain)
    }
  }

  /// Adds text to what is written below the last heading.
  private mutating func note(_ plain: String) {
    if let last = page.headings.indices.last {
      page.headings[last].contents += plain
    } else {
      page.opening += plain
    }
  }

  private mutating func read(tag: HTMLTag) {
    let place = tag.value("data-sourcepos").map {
      $0.split { ":-".contains($0) }.compactMap { Int($0) }
    }
    if let place, place.count == 4 { line = place[0] }
    switch tag.name {
    // (One that the author has written as HTML has no position.)
    case "pre" where place?.count == 4: fence = (nil, "", place?[2] ?? line)
    case "code" where fence != nil: fence?.tag = tag
    case "/code" where fence != nil: break
    case "/pre" where fence != nil: endFence()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flush()
      heading = (Int(tag.name.dropFirst()) ?? 1, line, "", page.parts.count)
    case "/h1", "/h2", "/h3", "/h4", "/h5", "/h6": endHeading()
    case "a" where tag.value("href") != nil: link(tag, "href", isPicture: false)
    case "img" where tag.value("src") != nil: link(tag, "src", isPicture: true)
    case "table":
      html += "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>"
    case "/table": html += "</table></div>"
    default:
      html += tag.without("data-sourcepos")
      if heading == nil, ["/p", "/li", "/td", "/th"].contains(tag.name) { note(" ") }
    }
  }

  private mutating func flush() {
    if !html.isEmpty { page.parts.append(.html(html)) }
    html = ""
  }

  private mutating func link(_ tag: HTMLTag, _ attribute: String, isPicture: Bool) {
    guard let parts = tag.parts(around: attribute), let value = tag.value(attribute) else { return }
    let target = HTMLText.plain(String(value))
    html += parts.before
    flush()
    page.parts.append(.address(page.links.count))
    html += parts.after
    page.links.append(
      BookLink(
        target: target,
        isPicture: isPicture,
        alternative: HTMLText.plain(String(tag.value("alt") ?? "")),
        line: place(of: [target, PercentEncoding.decoded(target[...])])
      )
    )
  }

  /// The line of a link: the first from its block's on that has its target, with or without escapes.
  private func place(of targets: [String]) -> Int {
    let start = max(0, line - 1)
    guard start < lines.count else { return line }
    return (lines[start...].firstIndex { targets.contains(where: $0.contains) } ?? start) + 1
  }

  private mutating func endHeading() {
    guard let open = heading else { return }
    heading = nil
    flush()
    let id = freshID(open.text)
    let inner = page.parts[open.start...]
    page.parts.removeSubrange(open.start...)
    page.parts.append(.html("<h\(open.level) id=\"\(HTMLText.escaped(id))\">"))
    page.parts += inner
    html += "</h\(open.level)>"
    page.headings.append(BookHeading(level: open.level, id: id, text: open.text, line: open.line))
  }

  /// The name of a heading as GitHub makes it: in small letters, with dashes for spaces, and a number where it is
  /// there already.
  private mutating func freshID(_ text: String) -> String {
    var id = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "_" || character == "-" {
        id.append(character)
      } else if character == " " {
        id.append("-")
      }
    }
    let count = usedIDs[id, default: 0]
    usedIDs[id] = count + 1
    return count == 0 ? id : "\(id)-\(count)"
  }

  private mutating func endFence() {
    guard let open = fence else { return }
    fence = nil
    flush()
    let tag = open.tag
    let language = tag?.value("class").map {
      HTMLText.plain(String($0.dropFirst("language-".count)))
    }
    let rest = HTMLText.plain(String(tag?.value("data-meta") ?? ""))
    var block = BookFence(
      language: language ?? "",
      rest: rest,
      text: HTMLText.plain(open.text),
      line: line
    )
    block.isOpen = isOpen(from: line, to: open.lastLine)
    page.parts.append(.fence(page.fences.count))
    page.fences.append(block)
  }

  /// Whether a block that begins with a fence does not end with one.
  private func isOpen(from first: Int, to last: Int) -> Bool {
    func bare(_ number: Int) -> Substring {
      lines.indices.contains(number - 1)
        ? lines[number - 1].drop { " >\t*-+.)".contains($0) || $0.isNumber } : ""
    }
    guard let mark = bare(first).first, "`~".contains(mark) else { return false }
    let fence = bare(first).prefix { $0 == mark }
    let end = bare(last)
    return last == first || !end.hasPrefix(fence)
      || end.contains { $0 != mark && $0 != " " && $0 != "\r" }
  }
}
