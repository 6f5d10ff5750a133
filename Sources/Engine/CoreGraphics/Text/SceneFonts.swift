import CCairo
import Foundation

/// The font files beside a scene: fontconfig's application fonts, which only this process has.
package enum SceneFonts {
  /// Adds the font files in folders to the installed fonts; call it before any font was looked for.
  ///
  /// A file that is no font is reported, and left out.
  ///
  /// - Parameter folders: The folders; those in them are not searched.
  package static func add(filesIn folders: [String]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.filter(isFontFile).sorted() { add("\(folder)/\(name)") }
    }
  }

  /// Begins to read the system's list of fonts, in a thread: the first text would wait some milliseconds for it.
  package static func prepare() { Thread.detachNewThread { _ = FcInit() } }

  private static func add(_ path: String) {
    UsedFiles.note(path)
    guard hasFaces(path), FcConfigAppFontAddFile(nil, path) != 0 else {
      let message = "pegbar: \(path) is not a font that can be read: texts do without it\n"
      FileHandle.standardError.write(Data(message.utf8))
      return
    }
  }

  private static func isFontFile(_ name: String) -> Bool {
    ["ttf", "otf", "ttc"].contains(URL(fileURLWithPath: "/\(name)").pathExtension.lowercased())
  }

  private static func hasFaces(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return true
  }
}
