import Foundation
import Glibc

/// A directory of a test's own, with the scenes it needs; removed when the test releases it.
final class Workspace: Sendable {
  /// The directory's path.
  let path: String

  /// Makes the directory and the given files in it.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file in the directory, and makes the folders that it is in.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// The path of a scene that several tests use, so that it is compiled once for all of them.
  static func sharedFile(_ name: String, _ text: String) throws -> String {
    let directory = CommandRun.sharedCache + "/scenes"
    let path = "\(directory)/\(name)"
    guard (try? Data(contentsOf: URL(fileURLWithPath: path))) != Data(text.utf8) else {
      return path
    }
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  /// The bytes of a file in the directory.
  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// The text of a file in the directory.
  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The names of all files in the directory, also hidden ones.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// Runs the command here, with arguments that are separated by spaces.
  func pegbar(line: String, environment: [String: String?] = [:]) async throws -> CommandRun {
    try await CommandRun(
      line.split(separator: " ").map(String.init),
      in: path,
      environment: environment
    )
  }

  /// Runs the command here.
  func pegbar(
    _ arguments: String...,
    environment: [String: String?] = [:],
    afterStart: @Sendable (pid_t) async throws -> Void = { _ in }
  ) async throws -> CommandRun {
    try await CommandRun(
      arguments,
      in: path,
      environment: environment,
      afterStart: afterStart
    )
  }
}

/// Texts of scenes that tests share.
enum SceneText {
  /// The shortest scene.
  static let one = """
    import UIKit
    #Preview("One") { CALayer() }

    """

  /// A scene whose program never gets as far as its picture.
  static let endless = """
    import UIKit
    func name() -> String { while true {} }
    #Preview(name()) { CALayer() }

    """
}
