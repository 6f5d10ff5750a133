import CoreGraphics
import Foundation
import Testing

/// The files of this package that tests work on.
enum Repository {
  /// The package's directory.
  static let path = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5)
    .joined(separator: "/").replacingOccurrences(of: "//", with: "/")
  /// The scenes that come with the package.
  static let scenes = path + "/Scenes"
  /// The pictures that scenes are compared with.
  static let goldens = path + "/Tests/PegbarCLITests/Golden"
}

/// Draws one exact frame of one of the package's scenes with `pegbar shot`.
///
/// - Parameters:
///   - scene: The scene's name: its file's, without the extension.
///   - options: The command's options, separated by spaces.
/// - Returns: The picture.
/// - Throws: What starting the command or reading its picture throws.
func shot(_ scene: String, _ options: String) async throws -> CGImage {
  let workspace = try Workspace()
  let file = "\(Repository.scenes)/\(scene).swift"
  let run = try await workspace.pegbar(line: "shot \(file) \(options) -o out.png")
  try #require(run.status == 0, "pegbar shot \(scene).swift \(options): \(run.errors)")
  return try CGImage(pngFile: workspace.path + "/out.png")
}

extension CGImage {
  /// The color at a pixel, 0x00RRGGBB.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] & 0xFFFFFF }
}
