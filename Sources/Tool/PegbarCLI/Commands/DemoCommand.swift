import SceneProtocol

/// `pegbar demo`: plays the lessons in a window, and explains its keys.
struct DemoCommand: Command {
  static let name = "demo"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "[LESSON…]",
      operandKind: .free,
      takesManyOperands: true,
      summary: "play the lessons as a tour, which explains the window's keys",
      usage: "pegbar \(name) [LESSON…]",
      details: [
        "One window shows lesson after lesson, each with a sentence about it, and is used as a user would: the first ones "
          + "explain the keys. Pausing it (F8) stops the tour, and playing lets it go on; opening another scene ends it, "
          + "and the window stays. Ctrl+C ends both.",
        "With names it plays these lessons alone, such as FadeIn. --verbose writes each thing that it does.",
      ],
      examples: ["pegbar demo", "pegbar demo Cube Confetti"]
    )
  }

  private let lessons: [String]

  init(_ reader: CommandReader) { lessons = reader.operands }

  func run(_ options: CommonOptions) throws(CommandError) {
    guard !ProcessEnvironment.value("DISPLAY").isEmpty else {
      throw .unavailable(
        "no display: DISPLAY is not set; the lessons' clips are in the site, `pegbar help --web`"
      )
    }
    try Tour(lessons, options).play()
  }
}
