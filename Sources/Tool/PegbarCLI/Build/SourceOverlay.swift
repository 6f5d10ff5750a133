import SceneProtocol

/// An overlay file of LLVM's virtual file system: the compiler opens paths, and reads other files in their place.
struct SourceOverlay: Encodable {
  private var version = 0
  /// Places are reported by the path that was requested.
  private var usesExternalNames = false
  private var roots: [File] = []

  private struct File: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }

  /// The file's content.
  var bytes: [UInt8] { (try? JSONText.encode(self)) ?? [] }

  /// Has a file read in place of another.
  mutating func add(_ contents: String, as path: String) {
    roots.append(File(name: path, contents: contents))
  }
}
