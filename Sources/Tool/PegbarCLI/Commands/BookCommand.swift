import SceneProtocol

/// `pegbar book`: makes a site of a folder of Markdown, with clips of the scenes in it.
struct BookCommand: Command {
  static let name = "book"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "FOLDER",
      operandKind: .scene,
      summary: "make pages of a folder of Markdown: code, and clips of it",
      usage: "pegbar \(name) FOLDER -o SITE [options]",
      details: [
        "Each .md file becomes a page, README.md the first of its folder. A block ```swift Card.swift is a scene: it is "
          + "compiled, and shown with a clip of it. A block ```tape below it plays the last scene above, or the one that it "
          + "names by Set Scene; its clip stands beside the code. A block without text is the file of its name, beside "
          + "the page. Several versions of a file on a page are its steps: new lines are marked.",
        "After the name: `still` for a picture, `silent` for neither, and words in quotes for those who do not see the "
          + "clip. ```cards lists pages with their clips, a line each: `page.md | tag, tag | what it shows`. "
          + "Blocks in other languages, and swift without a name, are only shown.",
        "Only what has changed is recorded again. What does not compile or does not play, links that lead nowhere, pictures "
          + "that are missing or without words, and fences without an end are reported with file and line; the rest is made, "
          + "and the exit code is the first one's. The site needs no server.",
      ],
      examples: ["pegbar book Guide -o site", "pegbar book Guide -o site --jobs 4 --scale 2"],
      ownOptions: [.output, .fps, .scale, .jobs, .noCache, .json, .trust]
    )
  }

  private let folder: String
  private let site: String
  private var settings = ClipMaker.Settings()

  init(_ reader: CommandReader) throws(CommandError) {
    guard let folder = reader.operands.first else {
      throw .usage("say which folder the pages are in: pegbar book FOLDER -o SITE")
    }
    guard reader.operands.count == 1 else {
      throw .usage("one folder at a time: \"\(reader.operands[1])\" is one too many")
    }
    let outputs = reader.arguments.values(.output)
    guard let site = outputs.first, outputs.count == 1, site != "-" else {
      throw .usage("say which one folder the site goes to: pegbar book \(folder) -o SITE")
    }
    (self.folder, self.site) = (folder, site)
    // The settings are passed on as they were typed; errors in them are reported now.
    _ = try RecordArguments.settings(reader)
    settings.framesPerSecond = reader.arguments.value(.fps) ?? settings.framesPerSecond
    settings.scale = reader.arguments.value(.scale)
    settings.jobs = try reader.value(.jobs, ValueReader.jobs) ?? 1
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    var build = try BookBuild(folder, site: site, settings, options)
    try build.run()
    let status = build.problems.first?.status.rawValue ?? ExitCode.success.rawValue
    if options.isJSON {
      var answer = JSONAnswer(Self.name)
      answer.status = status
      answer.add("pages", .number(build.pages))
      answer.add("clips", .number(build.clips.all))
      answer.add("made", .number(build.clips.made))
      answer.add("problems", .array(build.problems.map(\.json)))
      return try answer.finish()
    }
    for problem in build.problems { Console.write(problem.message + "\n", to: .error) }
    if !options.isQuiet {
      let count = build.problems.count
      Console.write(
        "pegbar: \(site): \(build.pages) page\(build.pages == 1 ? "" : "s"), \(build.clips.all) clips "
          + "(\(build.clips.made) made now), \(build.changes) files written, "
          + "\(count == 0 ? "nothing" : "\(count) thing\(count == 1 ? "" : "s")") wrong\n",
        to: .error
      )
    }
    if status != 0 { throw .alreadyReported(status: status) }
  }
}
