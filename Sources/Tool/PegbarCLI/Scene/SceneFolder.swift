import Glibc

/// A folder with scenes in it.
struct SceneFolder {
  /// The path as it was typed.
  let path: String

  /// `nil` for a path that is not a folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }
}
