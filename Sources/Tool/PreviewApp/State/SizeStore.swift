import Foundation
import SceneProtocol

/// The sizes that windows were given by hand, one file for each scene, in `$XDG_STATE_HOME/pegbar/sizes`.
///
/// A file of its own for each: so that several windows can be open and none has to wait for another.
struct SizeStore {
  /// Where the files are.
  let directory: String
  /// The most files that are kept; those that were used last stay.
  static let mostFiles = 200

  /// What a file holds.
  private struct Entry: Codable {
    /// The scene's file, from the root: the name of this one is only made of it.
    var scene: String
    var width, height: Int
  }

  /// That of the person; `nil` where there is no place for it.
  static var standard: SizeStore? {
    let base = ProcessEnvironment.value("XDG_STATE_HOME")
    // A relative path there is to be ignored (XDG Base Directory Specification).
    if base.hasPrefix("/") { return SizeStore(directory: "\(base)/pegbar/sizes") }
    let home = ProcessEnvironment.value("HOME")
    guard home.hasPrefix("/") else { return nil }
    return SizeStore(directory: "\(home)/.local/state/pegbar/sizes")
  }

  /// The size that is kept for a scene, in points; `nil` where there is none.
  ///
  /// - Parameter scene: Its file, from the root.
  /// - Returns: The size.
  /// - Throws: Why a file that is there cannot be read.
  func size(of scene: String) throws -> SceneRequest.Size? {
    let path = path(of: scene)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let entry: Entry = try JSONText.decode(from: Array(data))
    let sides = 1...16_384
    guard entry.scene == scene, sides.contains(entry.width), sides.contains(entry.height) else {
      return nil
    }
    // It is in use.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return SceneRequest.Size(width: entry.width, height: entry.height)
  }

  /// Keeps a size, in points, in place of the one before; at no moment is there half a file.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - scene: The scene's file, from the root.
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

  /// What was used longest ago goes, and with it what a run that was killed has left.
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
