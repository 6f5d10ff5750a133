import SceneProtocol

extension BuildCache {
  /// The clips of books: an entry for each, in `$XDG_CACHE_HOME/pegbar/book`, with the limit of the compiled scenes.
  static func ofBooks() throws(CommandError) -> BuildCache {
    let scenes = try standard()
    return BuildCache(root: SceneFile.folder(of: scenes.root) + "/book", limit: scenes.limit)
  }
}
