import FoundationEssentials
import Glibc
import TapeLanguage
import SceneProtocol

/// The places of tapes, and of their golden pictures.
enum TapeFolder {
  /// The tapes in a folder and its subfolders, sorted by name; or the one tape that is named.
  static func tapes(at path: String) throws(CommandError) -> [String] {
    guard isFolder(path) else {
      guard path.hasSuffix(RecordScript.ending) else {
        throw .usage("\(path) is not a tape: a tape's name ends in \(RecordScript.ending)")
      }
      guard SceneFile.exists(path) else {
        throw .noInput(path: path, reason: FileIO.reason(ENOENT))
      }
      return [path]
    }
    let base = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let tapes = names.filter { name in
      name.hasSuffix(RecordScript.ending)
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !tapes.isEmpty else {
      throw .noInput(path: path, reason: "there is no tape in it (\(RecordScript.ending))")
    }
    return tapes.sorted().map { base + $0 }.filter { !isPart($0) }
  }

  /// Whether a tape is only included by others, by their `Source`.
  private static func isPart(_ path: String) -> Bool {
    guard let text = try? TapeFile.text(of: path) else { return false }
    let reading = TapeReading(text, file: path)
    let setsOnly = reading.tape.commands.allSatisfy {
      if case .set = $0.command { true } else { false }
    }
    return reading.errors.isEmpty && setsOnly && reading.tape.settings.scene.isEmpty
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The place of a tape's golden pictures.
  static func goldens(of tape: String, areWritten: Bool) -> RecordingRequest.Goldens {
    let name = tape.split(separator: "/").last.map(String.init) ?? tape
    return RecordingRequest.Goldens(
      folder: goldenFolder(of: tape),
      prefix: String(name.dropLast(RecordScript.ending.count)) + ".",
      areWritten: areWritten
    )
  }

  static func goldenFolder(of tape: String) -> String {
    guard let slash = tape.lastIndex(of: "/") else { return "Goldens" }
    return String(tape[...slash]) + "Goldens"
  }

  /// The golden pictures in a folder.
  static func pictures(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Removes a golden picture, and the files beside it.
  static func remove(golden path: String) {
    unlink(path)
    unlink(String(path.dropLast(4)) + ".layers.txt")
  }
}
