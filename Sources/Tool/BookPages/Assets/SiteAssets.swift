/// The files that every site has: its style, its script, and what its search looks through.
package enum SiteAssets {
  /// The names of the files in the site that are the same in all, and their bytes.
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("book.css", PackageResources.book_css), ("book.js", PackageResources.book_js),
  ]
  /// The name of the file that the search looks through.
  package static let search = "search.js"
  /// The names of all of them.
  package static var names: [String] { files.map(\.name) + [search] }
}
