import SceneProtocol

/// Whether what was named on the command line is one scene, or scenes to choose from.
///
/// Files that use one another's declarations are one scene. Files that do not, each with a preview of its own, are
/// scenes by themselves: a folder of lessons. A folder's `pegbar.json` can say either.
struct SceneChoice {
  /// What was found.
  enum Result {
    /// All files are one scene.
    case one(SceneSource)
    /// Each of these files is a scene, by the paths as they would be typed; at least two.
    case several([String])
  }

  let result: Result
  /// Why, in a sentence for `--verbose`.
  let reason: String

  /// The same for the commands' help.
  static let help =
    "Several files, or a folder's, are one scene, and are compiled together, when one of them uses what another "
    + "declares, or when only one has a preview; otherwise each is a scene. "
    + "{\"files\": \"together\"} or \"separate\" in the folder's pegbar.json decides it; --verbose says which."

  /// Decides by the text of the files.
  ///
  /// - Parameters:
  ///   - paths: A file, a folder, or several files, as typed.
  ///   - options: The common options.
  /// - Throws: The first that cannot be read, or that there is no scene.
  init(among paths: [String], _ options: CommonOptions) throws(CommandError) {
    let source = try SceneSource(reading: paths, options)
    guard source.shape != .package else {
      (result, reason) = (.one(source), "\(source.path): the package of \(source.moduleName ?? "")")
      return
    }
    let scenes = source.files.filter(\.isScene)
    guard source.files.count > 1 else {
      (result, reason) = (.one(source), "\(source.path) is one file")
      return
    }
    let count = "\(source.files.count) files"
    if let files = source.settings.files {
      let isOne = files == .together || scenes.count == 1
      result = isOne ? .one(source) : .several(scenes.map(\.path))
      reason = "\(source.path): \(count) \(files.rawValue), as \(SceneSettings.fileName) says"
    } else if scenes.count == 1 {
      result = .one(source)
      reason = "\(source.path): one scene of \(count): only \(scenes[0].path) has a preview"
    } else if let reference = FileReferences(among: source.files).first {
      result = .one(source)
      reason =
        "\(source.path): one scene of \(count): \(reference.user) uses \(reference.name), which "
        + "\(reference.declarer) declares"
    } else {
      result = .several(scenes.map(\.path))
      reason = "\(source.path): \(scenes.count) scenes: no file uses what another declares"
    }
  }

  /// The one scene.
  ///
  /// - Throws: `usage` when there are several.
  static func onlyScene(
    among paths: [String],
    _ options: CommonOptions
  ) throws(CommandError) -> SceneSource {
    let choice = try SceneChoice(among: paths, options)
    options.log(choice.reason)
    switch choice.result {
    case .one(let source): return source
    case .several(let scenes):
      throw .usage(
        "\(paths.joined(separator: " ")): \(scenes.count) scenes, of which no file uses what another "
          + "declares: name one, such as \(scenes[0]);\nto compile them together, write "
          + "{\"files\": \"together\"} to \(SceneSettings.fileName) in their folder"
      )
    }
  }
}
