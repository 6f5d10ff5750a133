import ClipEncoding
import TapeLanguage
import SceneProtocol

extension CommandReader {
  /// What is recorded, and how.
  func record() throws(CommandError) -> Command.Record {
    var settings: [TapeSetting] = []
    for (id, value) in arguments.options {
      guard let name = OptionSpec.setting(id) else { continue }
      settings.append(try setting(name, id, value ?? "transparent"))
    }
    return Command.Record(
      path: try onlyFile(),
      outputs: arguments.values(.output),
      settings: settings,
      reducesMotion: arguments.has(.reducedMotion),
      isDark: arguments.value(.appearance) == SceneLook.Appearance.dark.rawValue,
      frames: try value(.frames, ValueReader.frames),
      jobs: try value(.jobs, ValueReader.jobs) ?? 1,
      clip: try clip()
    )
  }

  private func clip() throws(CommandError) -> ClipOptions {
    var options = ClipOptions()
    options.gifColors = try value(.gifColors, ValueReader.colors) ?? options.gifColors
    options.firstFrame = try value(.frames, ValueReader.frames)?.lowerBound ?? 0
    options.dither = arguments.value(.dither).flatMap(ClipOptions.Dither.init) ?? options.dither
    return options
  }

  /// Which tapes are played, and what becomes of it.
  func test() throws(CommandError) -> Command.Test {
    guard !operands.isEmpty else { throw .usage("say which tapes: pegbar test FOLDER") }
    return Command.Test(
      paths: operands,
      updates: arguments.has(.update),
      report: arguments.value(.report)
    )
  }

  /// Reads a value as a tape would: it has the same rules and says the same of what is wrong.
  private func setting(
    _ name: TapeSettingName,
    _ id: OptionSpec.ID,
    _ value: String
  ) throws(CommandError) -> TapeSetting {
    let word = name == .preview ? TapeText.quoted(value) : TapeText.word(value)
    let reading = TapeReading("Set \(name.rawValue) \(word)", file: "")
    if let error = reading.errors.first { throw .usage("--\(id.rawValue): \(error.reason)") }
    guard case .set(let setting)? = reading.tape.commands.first?.command else {
      throw .usage("--\(id.rawValue) needs a value")
    }
    return setting
  }
}
