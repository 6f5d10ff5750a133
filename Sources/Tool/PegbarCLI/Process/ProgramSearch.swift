import Glibc
import SceneProtocol

/// Programs in the folders of `PATH`.
enum ProgramSearch {
  /// The folders, in the order in which they are searched.
  static var folders: [String] {
    ProcessEnvironment.value("PATH").split(separator: ":").map(String.init)
  }

  /// Finds the first program of a name.
  ///
  /// - Parameters:
  ///   - name: The program's name; one with a slash is a path, and is not searched for.
  ///   - homes: Folders that are searched before those of `PATH`.
  /// - Returns: Its path; `nil` where there is none.
  static func path(of name: String, before homes: [String] = []) -> String? {
    let places = name.contains("/") ? [name] : (homes + folders).map { "\($0)/\(name)" }
    return places.first { access($0, X_OK) == 0 }
  }
}
