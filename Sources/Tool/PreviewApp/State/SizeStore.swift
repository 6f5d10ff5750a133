import Foundation
import SceneProtocol

/// The stored sizes of windows, one file for each scene, in `$XDG_STATE_HOME/pegbar/sizes`.
///
/// There is one file for each scene, so that several windows can be open and none has to wait for another.
struct SizeStore {
  /// The directory of the files.
  let directory: String
  /// Maximum number of files; the most recently used ones are kept.
  static let mostFiles = 200

  /// The contents of a file.
  private struct Entry: Codable {
    /// The absolute path of the scene's file: the name of this file is only a hash of it.
    var scene: String
    var width, height: Int
  }

  /// The user's store; `nil` where there is no directory for it.
  static var standard: SizeStore? { StateDirectory.path("sizes").map(SizeStore.init) }

  /// The stored size of a scene, in points; `nil` where there is none.
  ///
  /// - Parameter scene: The absolute path of the scene's file.
  /// - Returns: The size.
  /// - Throws: Why an existing file cannot be read.
  func size(of scene: String) throws -> SceneRequest.Size? {
    let path = path(of: scene)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let entry: Entry = try JSONText.decode(from: Array(data))
    let sides = 1...16_384
    guard entry.scene == scene, sides.contains(entry.width), sides.contains(entry.height) else {
      return nil
    }
    // Marks the file as recently used.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return SceneRequest.Size(width: entry.width, height: entry.height)
  }

  /// Stores a size, in points, by an atomic write.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scene: The absolute path of the scene's file.
  /// - Throws: Why it cannot be written.
  func keep(_ size: SceneRequest.Size, of scene: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let entry = Entry(scene: scene, width: size.width, height: size.height)
    let text = Data(try JSONText.encode(entry))
    try text.write(to: URL(fileURLWithPath: path(of: scene)), options: .atomic)
    try removeOldest()
  }

  private func path(of scene: String) -> String {
    let hash = String(ByteHash.of(scene.utf8), radix: 16)
    return "\(directory)/\(String(repeating: "0", count: 16 - hash.count))\(hash).json"
  }

  /// Removes the least recently used files, and leftovers of runs that were killed.
  private func removeOldest() throws {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: directory)
    guard names.count > Self.mostFiles else { return }
    let dated = names.map { name in
      let path = "\(directory)/\(name)"
      let date = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (path: path, date: date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date < $1.date }).dropLast(Self.mostFiles) {
      // (Another window may have removed it.)
      try? files.removeItem(atPath: old.path)
    }
  }
}
