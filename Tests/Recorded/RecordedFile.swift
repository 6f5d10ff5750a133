import Foundation

/// The figures that public projects and articles have recorded from Apple's systems, a JSON file each.
///
/// They are read from the folder that `PEGBAR_RECORDED` names, or else from those that are bundled with the tests.
public enum RecordedFile {
  /// The files of one kind: `scroll_decel` is all of `scroll_decel*.json`, in the order of their names.
  ///
  /// - Parameters:
  ///   - kind: What the files' names begin with.
  ///   - type: What a file of that kind is decoded as.
  /// - Returns: Their contents, decoded; empty where the folder has none of that kind.
  /// - Throws: What reading the folder or decoding a file throws.
  public static func all<Contents: Decodable>(
    _ kind: String,
    as type: Contents.Type
  ) throws -> [Contents] {
    try names.filter { $0.hasPrefix(kind) }.map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
      return try JSONDecoder().decode(type, from: data)
    }
  }

  /// The files' names without their ending, in order.
  public static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .map { $0.deletingPathExtension().lastPathComponent }
        .sorted()
    }
  }

  /// Whether the figures come from a folder of the caller's, which may hold others than the bundled ones.
  public static var areElsewhere: Bool { elsewhere != nil }

  private static var elsewhere: String? { ProcessInfo.processInfo.environment["PEGBAR_RECORDED"] }

  private static var folder: URL {
    elsewhere.map { URL(fileURLWithPath: $0) }
      ?? Bundle.module.bundleURL.appendingPathComponent("Figures")
  }
}
