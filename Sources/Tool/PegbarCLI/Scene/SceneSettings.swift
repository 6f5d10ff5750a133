import FoundationEssentials
import SceneProtocol

/// What a folder's `pegbar.json` says of the folder.
struct SceneSettings: Codable, Equatable {
  /// Whether the folder's files are one scene, or scenes by themselves.
  enum Files: String, Codable {
    case together, separate
  }

  /// `"together"` or `"separate"`; without it their references decide.
  var files: Files?
  /// The libraries that the folder's scenes are compiled with, as after `// pegbar: use`.
  var use: [String]?

  /// The libraries.
  func libraries(in folder: String) throws(CommandError) -> [LibraryUse] {
    var uses: [LibraryUse] = []
    for words in use ?? [] {
      guard let library = LibraryUse(words[...]) else {
        throw .noInput(
          path: SwiftFolder.join(folder, Self.fileName),
          reason: "\"\(words)\" in \"use\" names no folder"
        )
      }
      uses.append(library)
    }
    return uses
  }

  /// The file's name.
  static let fileName = "pegbar.json"

  /// No settings.
  init() {}

  /// Reads the file of a folder; empty settings where there is none.
  init(ofFolder folder: String) throws(CommandError) {
    let path = SwiftFolder.join(folder, Self.fileName)
    guard let bytes = FileIO.read(path) else { return }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(bytes))
    } catch {
      throw .noInput(
        path: path,
        reason:
          "write it as JSON such as {\"files\": \"together\", \"use\": [\"../Hero/Sources\"]}; "
          + "\"files\" may also be \"separate\""
      )
    }
  }
}
