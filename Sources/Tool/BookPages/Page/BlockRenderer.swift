/// Makes the HTML of a page's fenced blocks.
struct BlockRenderer {
  private let page: BookPage
  private let outcomes: [FenceOutcome]
  private let outline: SiteOutline
  /// The text of each scene's last version on this page.
  private var versions: [String: String] = [:]
  /// Tapes that stand beside their scene already.
  private var done: Set<Int> = []
  private var clipCount = 0

  init(_ page: BookPage, _ outcomes: [FenceOutcome], _ outline: SiteOutline) {
    (self.page, self.outcomes, self.outline) = (page, outcomes, outline)
  }

  /// The HTML of a block.
  ///
  /// - Parameters:
  ///   - number: Its number on the page.
  ///   - tape: The number of the tape that comes right after it; it is shown with its scene.
  ///   - firstClip: The first clip of another page.
  /// - Returns: The HTML; nothing for a tape that was shown already.
  mutating func html(_ number: Int, tape: Int?, _ firstClip: (String) -> BookClip?) -> String {
    guard !done.contains(number) else { return "" }
    let fence = page.fences[number]
    if fence.language == "cards" { return CardList(fence, page, outline).html(firstClip) }
    var code = codeBlock(fence)
    var shown = outcome(number)
    if fence.isScene, let tape {
      done.insert(tape)
      code += folded(page.fences[tape])
      shown = shown.joined(with: outcome(tape))
    }
    switch shown {
    case .code: return code
    case .failed(let lines): return code + failure(lines)
    case .clip(let clip):
      return "<div class=\"step\"><div class=\"text\">\(code)</div>\(figure(clip))</div>"
    }
  }

  private func outcome(_ number: Int) -> FenceOutcome {
    outcomes.indices.contains(number) ? outcomes[number] : .code
  }

  private mutating func codeBlock(_ fence: BookFence) -> String {
    let file = fence.name?.split(separator: "/").last.map(String.init)
    let label = file ?? (fence.language.isEmpty ? "Text" : fence.language)
    let caption = file.map { "<p class=\"file\">\(HTMLText.escaped($0))</p>" } ?? ""
    var lines = CodeHighlighter.html(fence.text, language: fence.language)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if fence.isScene, let name = fence.name {
      if let old = versions[name] {
        for index in Self.newLines(fence.text, after: old) where index < lines.count {
          lines[index] = "<ins>\(lines[index])</ins>"
        }
      }
      versions[name] = fence.text
    }
    return "<div class=\"code\">\(caption)<pre tabindex=\"0\" role=\"group\" aria-label=\""
      + "\(HTMLText.escaped(label))\"><code>\(lines.joined(separator: "\n"))\n</code></pre></div>\n"
  }

  private mutating func folded(_ fence: BookFence) -> String {
    "<details class=\"tape\"><summary>The tape that plays it</summary>\(codeBlock(fence))</details>\n"
  }

  /// The numbers of the lines that an earlier version does not have.
  private static func newLines(_ text: String, after old: String) -> [Int] {
    let (new, old) = (
      text.split(separator: "\n", omittingEmptySubsequences: false),
      old.split(separator: "\n", omittingEmptySubsequences: false)
    )
    return new.difference(from: old).insertions.compactMap { change in
      guard case .insert(let offset, let line, _) = change, !line.isEmpty else { return nil }
      return offset
    }
  }

  private func failure(_ lines: [String]) -> String {
    "<div class=\"failure\" role=\"note\"><p>This is not shown, as something in it is wrong:</p><pre tabindex=\"0\">"
      + HTMLText.escaped(lines.joined(separator: "\n")) + "</pre></div>\n"
  }

  private mutating func figure(_ clip: BookClip) -> String {
    clipCount += 1
    return "<figure class=\"clip\">"
      + clip.html(from: page.address, isLazy: clipCount > 1) + "</figure>\n"
  }
}
