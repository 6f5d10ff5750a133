import ImageIO
import QuartzCore

/// The parts of an image file's name.
nonisolated struct PictureName {
  /// The extension in lower case; empty if there is none.
  let fileExtension: String
  /// The scale of `@2x` or `@3x` before the extension; else 1.
  let scale: CGFloat

  /// Maximum number of folders in which a picture that is nowhere is waited for.
  private static let mostFollowed = 4

  init(_ path: String) {
    let url = URL(fileURLWithPath: path)
    fileExtension = url.pathExtension.lowercased()
    let stem = url.deletingPathExtension().lastPathComponent
    scale = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }

  /// The file for a name on a screen; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, with or without an extension, and without a scale.
  ///   - folders: The folders to search, in order.
  ///   - scale: The screen's scale, in pixels per point.
  /// - Returns: The file's path.
  static func find(_ name: String, in folders: [String], scale: CGFloat) -> String? {
    let known = ImageFormat.allCases.flatMap(\.fileExtensions)
    let url = URL(fileURLWithPath: "/" + name)
    let isKnown = known.contains(url.pathExtension.lowercased())
    let stem = isKnown ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let endings = isKnown ? [String(name.suffix(url.pathExtension.count))] : known
    let preferred = Int(min(scale, 3).rounded(.up))
    let suffixes = preferred > 1 ? ["@\(preferred)x", "", "@2x", "@3x"] : ["", "@2x", "@3x"]
    let names = endings.flatMap { ending in suffixes.map { "\(stem)\($0).\(ending)" } }
    for folder in folders {
      let paths = names.map { "\(folder)/\($0)" }
      guard let place = paths.firstIndex(where: FileManager.default.fileExists) else { continue }
      // What would be preferred if it existed is followed as well.
      for path in paths[...place] { UsedFiles.note(path) }
      return paths[place]
    }
    for folder in folders.prefix(mostFollowed) {
      for name in names { UsedFiles.note("\(folder)/\(name)") }
    }
    return nil
  }
}
