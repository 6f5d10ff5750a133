import SceneProtocol

extension SceneCompiler {
  /// The program of the scene that takes the values of its literals at its start; `nil` where there is none.
  func tunableScene(of source: SceneSource) throws(CommandError) -> TunableScene? {
    let arguments = arguments
    let tunable = TunableBuild(cache: cache, options: options)
    return try tunable.run(
      source,
      key(of: source, arguments),
      program: { program(in: $0, source) }
    ) { (work) throws(CommandError) in
      try arguments.writeStubModules()
      let rewritten = try RewrittenScene(source, library, options, in: "\(work)/rewritten")
      defer { rewritten.remove() }
      guard rewritten.problems.isEmpty else { return nil }
      guard source.isModule else {
        return try tunable.compile(source, rewritten, fileCompiler(source, arguments, work))
      }
      guard let compiler = try moduleCompiler(source, rewritten, arguments, work) else {
        return nil
      }
      return try tunable.compile(source, rewritten, compiler)
    }
  }

  private func fileCompiler(
    _ source: SceneSource,
    _ arguments: CompilerArguments,
    _ work: String
  ) -> FileLiteralCompiler {
    FileLiteralCompiler(
      toolchain: toolchain,
      arguments: arguments,
      cache: cache,
      options: options,
      parts: BuildPlan.Parts(
        source: source.files[0].absolutePath,
        module: "Scene_\(key(of: source, arguments).name)",
        object: "\(work)/scene.o",
        program: "\(work)/\(source.programName)"
      ),
      work: work
    )
  }

  /// The libraries are compiled before, unless they are there.
  private func moduleCompiler(
    _ source: SceneSource,
    _ rewritten: RewrittenScene,
    _ arguments: CompilerArguments,
    _ work: String
  ) throws(CommandError) -> ModuleLiteralCompiler? {
    let libraries = try compileLibraries(of: source, arguments)
    return try withModule(of: source, arguments, takesLiterals: true) {
      (state) throws(CommandError) in
      let build = build(source, libraries, arguments, state)
      try build.writeGenerated()
      return try ModuleLiteralCompiler(
        driver: [toolchain.compiler]
          + arguments.textWords(for: source, libraries, state, overlay: rewritten.overlay)
          + arguments.files(of: source, state),
        files: source.files.map(\.absolutePath),
        others: Array(arguments.files(of: source, state).dropFirst(source.files.count)),
        in: work
      ) { (texts) throws(CommandError) in
        try compileModule(
          source,
          arguments,
          into: "\(work)/\(source.programName)",
          inPlace: Dictionary(
            uniqueKeysWithValues: zip(source.files.map(\.absolutePath), texts)
          )
        )
      }
    }
  }
}
