/// A link or a picture of a page.
package struct BookLink: Equatable, Sendable {
  /// Where it leads, as it is written.
  package var target: String
  /// Whether it is a picture that the page shows.
  package var isPicture: Bool
  /// The text for those who do not see the picture; empty for a link.
  package var alternative = ""
  /// Its line in the page, from 1.
  package var line: Int

  /// A link, or a picture.
  package init(target: String, isPicture: Bool, alternative: String = "", line: Int) {
    (self.target, self.isPicture) = (target, isPicture)
    (self.alternative, self.line) = (alternative, line)
  }

  /// Whether it leads out of the book: `https:`, `mailto:`.
  package var isExternal: Bool {
    let scheme = target.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
    return target.hasPrefix("//") || scheme.count > 1 && target.dropFirst(scheme.count).first == ":"
  }
  /// The path of the file that it leads to, without escapes; empty for a place on the same page.
  package var path: String { PercentEncoding.decoded(target.prefix { $0 != "#" && $0 != "?" }) }
  /// The name of the place on that page, without escapes; `nil` for its begin.
  package var anchor: String? { fragment.map { PercentEncoding.decoded($0.dropFirst()) } }
  /// The same as it is written, with its `#`.
  package var fragment: Substring? { target.firstIndex(of: "#").map { target[$0...] } }
}

/// A heading of a page.
package struct BookHeading: Equatable, Sendable {
  /// 1 for the page's title, up to 6.
  package var level: Int
  /// Its name in links: `#from-a-change`.
  package var id: String
  /// Its text.
  package var text: String
  /// Its line in the page, from 1.
  package var line: Int
  /// What is written below it, up to the next one, as plain text: for the search.
  package var contents = ""
}
