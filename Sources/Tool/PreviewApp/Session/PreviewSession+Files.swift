import SceneProtocol

/// The files that the scene is made from.
extension PreviewSession {
  /// The absolute paths of the scene's texts, as far as they are known.
  var texts: Set<String> {
    Set(request.sources.isEmpty ? [request.absolutePath] : request.sources)
  }

  /// Whether the program is to be compiled again when one of these has changed.
  func isText(amongPaths paths: Set<String>) -> Bool {
    !paths.isDisjoint(with: texts.union(request.sourceFolders + request.settings))
  }

  /// Watches the scene's texts, the folders that they are in, and what the scene that is seen has read.
  func watchFiles() {
    watch?.watch(
      (scenes.current?.usedFiles ?? []).union(texts).union(request.settings)
        .union(liveTape?.file.files ?? []),
      folders: Set(request.sourceFolders),
      awaited: liveTape?.awaited ?? []
    )
  }

  /// Notes which files a scene is compiled from: they may have become more, or fewer.
  func note(textsIn report: CompileReport) {
    // (Of what could not be read the files are watched that were there before.)
    guard !report.sources.isEmpty else { return }
    (request.sources, request.sourceFolders) = (report.sources, report.folders)
    request.settings = report.settings
    firstFile = report.firstFile
    watchFiles()
  }
}
