import Foundation

/// A file as tutorials for Apple's systems have them, in `Tests/Tutorials`.
struct Tutorial: CustomStringConvertible {
  static let folder = Repository.path + "/Tests/Tutorials"

  let name: String

  var description: String { name }

  /// All of the folder, in the order of their names.
  static let all: [Tutorial] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map {
      Tutorial(name: "\($0.dropLast(6))")
    }
  }()

  /// What is in the file.
  func text() throws -> String {
    try String(contentsOfFile: "\(Self.folder)/\(name).swift", encoding: .utf8)
  }
}
