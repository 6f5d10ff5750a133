/// A scene's compiled program.
package struct SceneProgram: Codable, Equatable, Sendable {
  /// The program's file.
  package let path: String
  /// The scene's file or folder, as typed.
  package let scenePath: String
  /// Whether the scene has its own `@main`, which is shown where no preview is named.
  package let isApplication: Bool
  /// The places in the scene's text that may be a `#Preview`, in the order of the list of previews.
  package let previews: [PreviewPlace]
  /// The folders of the scene's files, where its pictures are looked for; the first is the scene's own.
  package let folders: [String]
  /// The values of the literals of each of the scene's files, which the program takes at its start; `nil` for one that
  /// has them built in.
  package var literals: [[LiteralValue]]?

  package init(
    path: String,
    scenePath: String,
    isApplication: Bool,
    previews: [PreviewPlace],
    folders: [String] = []
  ) {
    (self.path, self.scenePath) = (path, scenePath)
    (self.isApplication, self.previews, self.folders) = (isApplication, previews, folders)
  }
}

extension SceneRequest {
  /// The name that stands for a scene's `@main` where it has previews too.
  package static let applicationName = "@main"

  /// Adds what the program has to know of the scene's text.
  package mutating func complete(for program: SceneProgram) {
    (previews, folders) = (program.previews, program.folders)
    literals = program.literals
  }
}
