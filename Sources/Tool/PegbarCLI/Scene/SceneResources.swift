import FoundationEssentials
import Glibc
import SceneProtocol

/// The asset catalogs and fonts beside a scene, which are checked before it is compiled.
///
/// What the scene's text does not ask for is not looked at: a broken font concerns no scene without texts in a font of
/// a name.
struct SceneResources {
  /// The absolute paths of the files that were checked.
  private(set) var files: [String] = []
  /// What is wrong with the first file that is broken.
  private(set) var problem: CommandError?

  /// Maximum number of files and folders that are looked at.
  private static let most = 5_000
  private static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
  private var left = most

  /// Looks at the resources of a scene.
  init(of source: SceneSource) {
    let files = source.allFiles
    let asks = { (words: [String]) in
      files.contains { file in words.contains(where: file.contains) }
    }
    let (usesCatalogs, usesFonts) = (asks(["named:", "NSDataAsset"]), asks(["UIFont", "CTFont"]))
    guard usesCatalogs || usesFonts else { return }
    let single = [SceneFile.folder(of: source.absolutePath)]
    for folder in source.pictureFolders.isEmpty ? single : source.pictureFolders {
      for name in (SwiftFolder.names(in: folder) ?? []).sorted() where left > 0 {
        left -= 1
        let path = SwiftFolder.join(folder, name)
        if usesCatalogs, name.hasSuffix(".xcassets") { checkCatalog(path) }
        let ending = name.split(separator: ".").last?.lowercased() ?? ""
        if usesFonts, Self.fontEndings.contains(ending), name.contains(".") { checkFont(path) }
      }
    }
  }

  private mutating func note(_ path: String, _ reason: @autoclosure () -> String?) {
    files.append(path)
    guard problem == nil, let reason = reason() else { return }
    problem = .noInput(path: path, reason: reason)
  }

  // MARK: - Fonts

  /// The first four bytes of fonts: TrueType, OpenType, collections.
  private static let fontMarks: Set<[UInt8]> = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
  ]

  private mutating func checkFont(_ path: String) {
    note(path, Self.fontMarks.contains(Self.start(of: path)) ? nil : "it is no font")
  }

  private static func start(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4)
    return fread(&bytes, 1, 4, file) == 4 ? bytes : []
  }

  // MARK: - Catalogs

  /// The kinds of sets that scenes read, with the list in each.
  private static let lists = ["imageset": "images", "colorset": "colors", "dataset": "data"]

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
    }

    var images: [Entry]?
    var data: [Entry]?
    var colors: [Entry]?
  }

  private mutating func checkCatalog(_ folder: String) {
    for name in (SwiftFolder.names(in: folder) ?? []).sorted() where left > 0 {
      left -= 1
      let path = "\(folder)/\(name)"
      let parts = name.split(separator: ".", maxSplits: 1)
      if parts.count == 2, let list = Self.lists[String(parts[1])] {
        checkSet(path, list)
      } else if parts.count == 1, SceneFolder(path) != nil {
        checkCatalog(path)
      }
    }
  }

  private mutating func checkSet(_ set: String, _ list: String) {
    let path = "\(set)/Contents.json"
    guard let bytes = FileIO.read(path) else {
      note(path, FileIO.reason())
      return
    }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
      note(path, "it is not the JSON of an asset catalog")
      return
    }
    let entries = contents.images ?? contents.data ?? contents.colors
    note(path, entries == nil ? "it has no list \"\(list)\"" : nil)
    for file in (entries ?? []).compactMap(\.filename) {
      let reason = "\(path) names it, and there is no such file"
      note("\(set)/\(file)", SceneFile.exists("\(set)/\(file)") ? nil : reason)
    }
  }
}
