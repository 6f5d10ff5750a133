import ClipEncoding
import SceneProtocol
import TapeLanguage

/// What is recorded, and how.
struct RecordArguments {
  /// The tape's or the scene's file, as typed.
  var path: String
  /// The other files of the same scene.
  var otherPaths: [String] = []
  /// Where it goes; none for where the tape says.
  var outputs: [String] = []
  /// What counts before what the tape sets.
  var settings: [TapeSetting] = []
  /// Whether the scene sees that reduced motion is on.
  var reducesMotion = false
  /// Whether the corners of the device's screen are rounded.
  var roundsCorners = false
  /// The axes along which variants of the preview are recorded side by side; empty for the preview alone.
  var variants: [VariantAxis] = []
  /// Whether the scene is shown dark.
  var isDark = false
  /// Which frames are made, from 0; `nil` for all.
  var frames: Range<Int>?
  /// How many processes share the work.
  var jobs = 1
  /// How long the scene may take for a frame, in seconds.
  var patience = SceneProcess.usualPatience
  /// How files are written, where there is a choice.
  var clip = ClipOptions()

  /// A tape as it is, which is to be played and not written.
  init(path: String) { self.path = path }
}

extension RecordArguments {
  init(_ reader: CommandReader) throws(CommandError) {
    let paths = try reader.scenePaths()
    guard paths.count == 1 || !paths.contains(where: { $0.hasSuffix(RecordScript.ending) }) else {
      throw .usage("one tape at a time, and no other file beside it; several with --on local")
    }
    try self.init(reader, path: paths[0])
    otherPaths = Array(paths.dropFirst())
  }

  /// The options, for one file.
  init(_ reader: CommandReader, path: String) throws(CommandError) {
    self.init(path: path)
    settings = try Self.settings(reader)
    outputs = reader.arguments.values(.output)
    reducesMotion = reader.arguments.has(.reducedMotion)
    roundsCorners = reader.arguments.has(.corners)
    variants = try reader.value(.variants, ValueReader.variants) ?? []
    isDark = reader.arguments.value(.appearance) == SceneLook.Appearance.dark.rawValue
    frames = try reader.value(.frames, ValueReader.frames)
    jobs = try reader.value(.jobs, ValueReader.jobs) ?? 1
    patience = try reader.value(.timeout, ValueReader.patience) ?? patience
    clip = try Self.clip(reader)
  }

  /// The options that set what a tape sets.
  static func settings(_ reader: CommandReader) throws(CommandError) -> [TapeSetting] {
    var settings: [TapeSetting] = []
    for (id, value) in reader.arguments.options {
      guard let name = OptionSpec.setting(id) else { continue }
      settings.append(try setting(name, id, value ?? "transparent"))
    }
    return settings
  }

  private static func clip(_ reader: CommandReader) throws(CommandError) -> ClipOptions {
    var options = ClipOptions()
    options.gifColors = try reader.value(.gifColors, ValueReader.colors) ?? options.gifColors
    options.frames = try reader.value(.frames, ValueReader.frames)
    options.dither =
      reader.arguments.value(.dither).flatMap(ClipOptions.Dither.init) ?? options.dither
    return options
  }

  /// Reads a value as a tape would: it has the same rules and says the same of what is wrong.
  private static func setting(
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
