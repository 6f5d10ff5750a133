/// The files that every site has: its style and its script.
package enum SiteAssets {
  /// The names of the files in the site, and their bytes.
  package static let files: [(name: String, bytes: [UInt8])] = [
    ("book.css", PackageResources.book_css), ("book.js", PackageResources.book_js),
  ]
}
