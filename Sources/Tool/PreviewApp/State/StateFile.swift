import Foundation
import SceneProtocol

/// A value that is remembered as JSON, in a file of the `StateDirectory`.
struct StateFile<Value: Codable> {
  let name: String

  /// What is stored; `nil` where nothing is, or nothing that can be read.
  func read() -> Value? {
    StateDirectory.path(name).flatMap(FileManager.default.contents).flatMap {
      try? JSONText.decode(Value.self, from: Array($0))
    }
  }

  /// Stores a value, by an atomic write.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether it is stored.
  @discardableResult
  func write(_ value: Value) -> Bool {
    guard let path = StateDirectory.path(name), let text = try? JSONText.encode(value) else {
      return false
    }
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
