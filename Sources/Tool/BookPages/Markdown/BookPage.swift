/// A page of a book as it was read: its HTML, cut at what is decided later.
package struct BookPage: Sendable {
  /// A part of a page.
  package enum Part: Equatable, Sendable {
    case html(String)
    /// The address of the link of that number.
    case address(Int)
    /// The fenced block of that number.
    case fence(Int)
  }

  /// The Markdown file's path in the book's folder: `Guide/Cards.md`.
  package let path: String
  /// The parts, in order.
  package internal(set) var parts: [Part] = []
  /// Its links and pictures.
  package internal(set) var links: [BookLink] = []
  /// Its fenced blocks; those of scenes and tapes may get their text from a file.
  package var fences: [BookFence] = []
  /// Its headings.
  package internal(set) var headings: [BookHeading] = []
  /// What is written above the first of them, as plain text: for the search.
  package internal(set) var opening = ""

  /// A page with nothing on it.
  init(path: String) { self.path = path }

  /// The title: the first heading, or else the file's name.
  package var title: String {
    headings.first { $0.level == 1 }?.text
      ?? String(path.split(separator: "/").last?.dropLast(3) ?? "")
  }
  /// Where the page is in the site: `Guide/Cards.html`; a folder's `README.md` is its `index.html`.
  package var address: String { Self.address(of: path) }
  /// The folder that it is in, with a slash at its end; empty for the book's own.
  package var folder: String {
    String(path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)])
  }
  /// Whether it is the first page of its folder.
  package var isIndex: Bool { address == folder + "index.html" }

  /// Where the page of a Markdown file is in the site.
  package static func address(of path: String) -> String {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let name = path[slash...].dropLast(3)
    let isIndex = ["readme", "index"].contains(name.lowercased())
    return path[..<slash] + (isIndex ? "index" : name) + ".html"
  }
}
