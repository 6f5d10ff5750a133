/// The pages of a book in their order, and how they lead to each other.
package struct SiteOutline: Sendable {
  /// The pages, in the order in which they are read.
  package let pages: [BookPage]
  private let places: [String: Int]

  /// Orders pages.
  ///
  /// Within a folder the first page links to the others, in the order in which they are read; pages that it does not
  /// link to come after them, by name. The folders in a folder come after its pages, in the same order, each with all
  /// that is in it.
  package init(_ unordered: [BookPage]) {
    let indexes = Dictionary(
      unordered.filter(\.isIndex).map { ($0.folder, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var ranks: [String: Int] = [:]
    for (folder, index) in indexes {
      let names = index.links.map(\.path) + index.fences.flatMap(\.cards).map(\.path)
      for (rank, path) in names.compactMap({ Self.resolved($0, in: folder) }).enumerated()
      where path.hasPrefix(folder) {
        // A page of this folder, or the folder in it that the page is in.
        let name = path.dropFirst(folder.count).prefix { $0 != "/" }
        if ranks[folder + name] == nil { ranks[folder + name] = rank }
      }
    }
    pages = unordered.map { (key: Self.key(of: $0, ranks), page: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) { $0 < $1 } }
      .map(\.page)
    places = Dictionary(
      pages.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A page's place among all, folder by folder: whether it is a folder, which of its neighbors, and the name.
  private static func key(of page: BookPage, _ ranks: [String: Int]) -> [(Int, Int, String)] {
    var (key, path): ([(Int, Int, String)], String) = ([], "")
    for part in page.folder.split(separator: "/") {
      path += part
      key.append((1, ranks[path] ?? Int.max, String(part)))
      path += "/"
    }
    return key + [(0, page.isIndex ? -1 : ranks[page.path] ?? Int.max, page.path)]
  }

  /// The book's first page: `README.md` or `index.md`, or else the first by name.
  package var first: BookPage? { pages.first { $0.address == "index.html" } ?? pages.first }
  /// The book's title: that of its first page.
  package var title: String { first?.title ?? "" }

  /// The page of a Markdown file; `nil` where there is none.
  package func page(_ path: String) -> BookPage? { places[path].map { pages[$0] } }

  /// The page that is read before another.
  package func before(_ page: BookPage) -> BookPage? {
    places[page.path].flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  /// The page that is read after another.
  package func after(_ page: BookPage) -> BookPage? {
    places[page.path].flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  /// The pages that the side of a page lists.
  ///
  /// They are those of the book's own folder, the first of each folder in that and of each folder that the page is in,
  /// and all of the page's own folder.
  package func side(of page: BookPage) -> [BookPage] {
    var firstOf: Set<String> = []
    return pages.filter { other in
      let isFirst = firstOf.insert(other.folder).inserted
      if other.folder.isEmpty || other.folder == page.folder { return true }
      guard isFirst else { return false }
      return page.folder.hasPrefix(other.folder) || other.folder.count { $0 == "/" } == 1
    }
  }

  /// The path from one page to a file of the site, as addresses are written.
  package static func path(from address: String, to file: String) -> String {
    let from = address.split(separator: "/").dropLast()
    let to = file.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    return String(repeating: "../", count: from.count - common)
      + PercentEncoding.encoded(to[common...].joined(separator: "/"))
  }

  /// A path in a folder without `.` and `..`; `nil` where it leads out of the book.
  package static func resolved(_ path: String, in folder: String) -> String? {
    var parts: [Substring] = []
    for part in (folder + path).split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.joined(separator: "/") + (path.hasSuffix("/") && !parts.isEmpty ? "/" : "")
  }
}
