import Foundation
import SceneProtocol

/// The scenes that there are to choose from.
extension PreviewSession {
  /// The files to choose from: those of the command line, or of the scene's folder.
  var files: [String] { request.files.isEmpty ? folderFiles : request.files }

  private var folderFiles: [String] {
    guard let folder = request.folder else { return [] }
    return Self.names(in: folder, ending: ".swift").map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  /// The tapes beside what is open.
  var tapes: [String] {
    let folder = (request.openedPath as NSString).deletingLastPathComponent
    return Self.names(in: folder, ending: ".tape").map { "\(folder)/\($0)" }
      .filter { $0 != request.tape }
  }

  private static func names(in folder: String, ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// The scenes that were opened before and are still there, without those that are listed anyway.
  var recentFiles: [String] {
    let others = Set((files + tapes + [request.openedPath]).map(Self.absolute))
    return WindowMemory.stored.recent.filter {
      !others.contains($0) && FileManager.default.fileExists(atPath: $0)
    }
  }

  /// What follows the current preview: the next one, or the next file; `nil` after the last.
  var nextSceneName: String? {
    let place = (previews.firstIndex { $0 == request.sceneName } ?? 0) + 1
    if previews.indices.contains(place) { return previews[place] }
    guard let (file, count) = placeOfFile, file < count else { return nil }
    return (files[file] as NSString).lastPathComponent
  }

  /// The current file's place among all to choose from, from 1, and their number; `nil` where it is none of them.
  var placeOfFile: (place: Int, count: Int)? {
    let files = files.map(Self.absolute)
    return files.firstIndex(of: request.absolutePath).map { ($0 + 1, files.count) }
  }

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// A file's path in messages: relative to where the command was started.
  static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
