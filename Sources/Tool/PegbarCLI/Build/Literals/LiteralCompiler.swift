/// What has the compiler read other texts in place of a scene's own, to find the types of literals and to build a
/// program.
///
/// Texts are in the order of the scene's files.
protocol LiteralCompiler {
  /// Has the compiler check texts.
  ///
  /// - Returns: What it has found; `nil` where it says nothing.
  func check(_ texts: [[UInt8]]) throws(CommandError) -> CheckedTexts?

  /// Compiles and links texts.
  ///
  /// - Returns: How that ended, and the toolchain's messages.
  func compile(_ texts: [[UInt8]]) throws(CommandError) -> SceneBuild.Result
}

/// What the compiler has found in texts.
struct CheckedTexts {
  /// The literals of each text, with their types.
  var literals: [TypedLiterals]
  /// Whether the texts compile.
  var compiles: Bool
}
