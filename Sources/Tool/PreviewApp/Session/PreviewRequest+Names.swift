import Foundation
import SceneProtocol

extension PreviewRequest {
  /// The name of the tape, or of the scene's file or folder, which is the window's title.
  ///
  /// A folder that was typed as `.` has the name that it has in its own folder.
  var title: String {
    let shown = ((tape ?? shownPath) as NSString).lastPathComponent
    guard shown == "." || shown == ".." else { return shown }
    return URL(fileURLWithPath: absolutePath).standardizedFileURL.lastPathComponent
  }

  /// The name of a storyboard among the scene's files, from which a phone would make its first window; `nil` without
  /// one.
  ///
  /// `Main.storyboard` comes first, as projects call it, then the others by name; the one that a phone shows while the
  /// program starts does not count.
  var storyboard: String? {
    let folders = sourceFolders.isEmpty ? [absolutePath] : sourceFolders
    let names = folders.flatMap { [$0, $0 + "/Base.lproj"] }
      .flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
      .filter { $0.hasSuffix(".storyboard") && !$0.hasPrefix("Launch") }
      .sorted()
    return names.first { $0 == "Main.storyboard" } ?? names.first
  }
}
