/// The pages of a book in their order, and how they lead to each other.
package struct SiteOutline: Sendable {
  /// The pages, in the order that they are read in.
  package let pages: [BookPage]
  private let places: [String: Int]

  /// Orders pages.
  ///
  /// Within a folder the first page links to the others, in the order in which they are read; pages that it does not
  /// link to come after them, by name. What is in a folder comes after what is beside it.
  package init(_ unordered: [BookPage]) {
    let indexes = Dictionary(
      unordered.filter(\.isIndex).map { ($0.folder, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    func rank(_ page: BookPage) -> Int {
      if page.isIndex { return -1 }
      let names =
        indexes[page.folder].map {
          $0.links.map(\.path) + $0.fences.flatMap(\.cards).map(\.path)
        } ?? []
      return names.firstIndex { page.folder + $0 == page.path } ?? names.count
    }
    func folderRank(_ folder: String) -> Int {
      let links = indexes[""]?.links ?? []
      return links.firstIndex { $0.path.hasPrefix(folder) } ?? links.count
    }
    pages = unordered.map {
      (folderRank: $0.folder.isEmpty ? -1 : folderRank($0.folder), rank: rank($0), page: $0)
    }
    .sorted {
      ($0.folderRank, $0.page.folder, $0.rank, $0.page.path) < (
        $1.folderRank, $1.page.folder, $1.rank, $1.page.path
      )
    }
    .map(\.page)
    places = Dictionary(
      pages.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The book's title: that of its first page.
  package var title: String {
    (pages.first { $0.address == "index.html" } ?? pages.first)?.title ?? ""
  }

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

  /// The path from one page to a file of the site.
  package static func path(from address: String, to file: String) -> String {
    let from = address.split(separator: "/").dropLast()
    let to = file.split(separator: "/", omittingEmptySubsequences: false)
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    return String(repeating: "../", count: from.count - common)
      + to[common...].joined(separator: "/")
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
