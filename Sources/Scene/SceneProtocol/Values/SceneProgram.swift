/// A scene's compiled program.
package struct SceneProgram: Codable, Equatable, Sendable {
  /// The program's file.
  package let path: String
  /// The scene's file, as typed.
  package let scenePath: String
  /// Whether the scene has its own `@main`, and therefore no list of previews.
  package let isApplication: Bool
  /// The lines of the scene that may hold a `#Preview`, from 1.
  package let previewLines: [Int]

  package init(path: String, scenePath: String, isApplication: Bool, previewLines: [Int]) {
    (self.path, self.scenePath) = (path, scenePath)
    (self.isApplication, self.previewLines) = (isApplication, previewLines)
  }
}
