extension BookClip {
  /// The clip as a picture, whose first frame alone is loaded where little motion is wanted.
  ///
  /// - Parameters:
  ///   - address: The page that shows it.
  ///   - isLazy: Whether it is loaded when it comes into view.
  /// - Returns: A `picture` element.
  func html(from address: String, isLazy: Bool) -> String {
    func path(_ file: String) -> String {
      HTMLText.escaped(SiteOutline.path(from: address, to: file))
    }
    let source = still.map {
      "<source srcset=\"\(path($0))\" media=\"(prefers-reduced-motion: reduce)\">"
    }
    return
      "<picture>\(source ?? "")<img src=\"\(path(file))\" width=\"\(width)\" height=\"\(height)\" alt=\""
      + "\(HTMLText.escaped(description))\"\(isLazy ? " loading=\"lazy\"" : "")"
      + "\(still.map { " data-still=\"\(path($0))\"" } ?? "")></picture>"
  }
}
