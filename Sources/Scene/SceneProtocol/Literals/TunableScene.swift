/// A built program of a scene that takes the values of the scene's literals when it starts, and the texts that it was
/// built from.
package struct TunableScene: Codable, Equatable, Sendable {
  /// The program; its `literals` are those of the texts.
  package var program: SceneProgram
  /// The scene's own files, in the order of the program's `literals`.
  package var files: [TunableFile]

  package init(program: SceneProgram, files: [TunableFile]) {
    (self.program, self.files) = (program, files)
  }

  /// How many literals there are.
  package var count: Int { files.reduce(0) { $0 + $1.marks.count } }

  /// The program for texts that differ from its own in nothing but the values of these literals.
  ///
  /// - Parameter texts: The text of each file, in their order.
  /// - Returns: The program with the values of these texts; `nil` where they have to be compiled: something else has
  ///   changed, or a literal so that the compiler might choose another type.
  package func program(for texts: [[UInt8]]) -> SceneProgram? {
    guard texts.count == files.count else { return nil }
    var literals: [[LiteralValue]] = []
    for (file, text) in zip(files, texts) {
      guard let places = file.places(in: text) else { return nil }
      literals.append(places.map(\.value))
    }
    var program = program
    program.literals = literals
    return program
  }
}
