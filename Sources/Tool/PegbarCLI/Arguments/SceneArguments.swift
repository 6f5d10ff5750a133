import SceneProtocol

/// A scene that is shown, and how.
struct SceneArguments {
  /// The file, the folder or the files, as typed.
  let paths: [String]
  /// The preview's name; `nil` for the first.
  let name: String?
  /// Points; `nil` for the scene's own choice.
  let size: SceneRequest.Size?
  /// The phone or tablet that the scene is laid out for; `nil` for none.
  let device: Device?
  /// Whether the corners of its screen are rounded.
  let roundsCorners: Bool
  /// The axes along which variants are shown side by side; empty for none.
  let variants: [VariantAxis]
  /// Pixels per point; `nil` for the desktop's.
  let scale: Double?
  /// Whether the scene gets the setting for reduced motion.
  let reducesMotion: Bool
  /// Light or dark; `nil` for the desktop's, in a picture light.
  let appearance: SceneLook.Appearance?

  /// Reads `OptionSpec.ofScenes`.
  init(_ reader: CommandReader, paths: [String]) throws(CommandError) {
    self.paths = paths
    name = reader.arguments.value(.scene)
    size = try reader.value(.size, ValueReader.size)
    device = reader.arguments.value(.device).flatMap(Device.init(named:))
    roundsCorners = reader.arguments.has(.corners)
    variants = try reader.value(.variants, ValueReader.variants) ?? []
    scale = try reader.value(.scale, ValueReader.scale)
    reducesMotion = reader.arguments.has(.reducedMotion)
    appearance = reader.arguments.value(.appearance).flatMap(SceneLook.Appearance.init)
    if let size, let scale { try ValueReader.checkPixels(size, scale) }
  }

  /// The request for a scene that is run without a display, and ends with this command.
  func request(_ mode: SceneRequest.Mode, _ source: SceneSource) -> SceneRequest {
    var request = SceneRequest(
      mode: mode,
      sourcePath: source.path,
      title: SceneFile.lastPart(of: source.path),
      previewName: name,
      size: size,
      scale: scale ?? device?.scale
    )
    request.device = device
    (request.roundsCorners, request.variants) = (roundsCorners, variants)
    request.look.reducesMotion = reducesMotion
    request.look.isDark = appearance == .dark
    request.endsWithStandardInput = true
    return request
  }
}
