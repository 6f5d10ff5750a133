import SceneProtocol

/// A module that a scene imports and that is not there: its library may be a folder nearby.
struct MissingModule {
  /// What to do about it; `nil` where no module is missing.
  let hint: String?

  /// How many folders above the scene's are searched.
  private static let maximumLevels = 3

  /// Searches the folders above a scene for what the compiler has not found.
  ///
  /// - Parameters:
  ///   - output: The compiler's messages.
  ///   - source: The scene; a package, whose modules its manifest names, and a library get no hint.
  init(in output: [UInt8], of source: SceneSource) {
    let scenes: [SceneSource.Shape] = [.file, .files, .folder]
    let missing = DiagnosticsFormatter(source: source).diagnostics(in: output).lazy.compactMap {
      $0.message.splitOnce(at: "no such module '")?.after.splitOnce(at: "'")?.before
    }
    guard scenes.contains(source.shape), !source.files[0].isStandardInput, let name = missing.first
    else {
      hint = nil
      return
    }
    let scene = source.shape == .files ? SceneSource.folder(of: source.path) : source.path
    let folder = source.shape == .file ? SceneSource.folder(of: scene) : scene
    let words = [Self.library(String(name), above: folder) ?? "FOLDER", scene]
      .filter { $0 != "." }.map(ShellWord.quoted)
    hint =
      "`pegbar add \(words.joined(separator: " "))` lets it import \(name)"
      + (words.first == "FOLDER" ? ", with the folder of that library's sources" : "")
  }

  /// The folder of a library's name in the nearest of the folders around the scene's, as it would be typed.
  private static func library(_ name: String, above folder: String) -> String? {
    guard let own = FileIO.realPath(of: folder) else { return nil }
    var place = folder
    for _ in 0...maximumLevels {
      let library = place == "." ? name : SwiftFolder.join(place, name)
      // A folder that the scene is in would be compiled with it.
      if SceneFolder(library) != nil, let path = FileIO.realPath(of: library),
        !(own + "/").hasPrefix(path + "/")
      {
        return library
      }
      place = parent(of: place)
    }
    return nil
  }

  private static func parent(of folder: String) -> String {
    if folder == "." { return ".." }
    return folder.hasSuffix("..") ? folder + "/.." : SceneSource.folder(of: folder)
  }
}
