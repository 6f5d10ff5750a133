import SceneProtocol

extension TapeLineReader {
  /// Reads the arguments of `Set`.
  mutating func setting() throws(TapeError) -> TapeSetting {
    let word = try word("a setting (FPS, Size, Scene …)")
    guard let name = TapeSettingName(reading: word.text) else {
      let meant = Suggestion.nearest(to: word.text, among: TapeSettingName.allCases.map(\.rawValue))
      throw .unknownSetting(word.written, meant: meant, word.place)
    }
    form = name.form
    return try setting(name)
  }

  private mutating func setting(_ name: TapeSettingName) throws(TapeError) -> TapeSetting {
    switch name {
    case .scene: .scene(try scene())
    case .preview: .preview(try self.name("a preview's name"))
    case .framesPerSecond: .framesPerSecond(try integer("a whole number, 10 … 120", in: 10...120))
    case .size: .size(try value("a size in points, 1 … 16384 each (480x320)", Self.size))
    case .device:
      .device(try value("a phone or tablet (\(Device.names.joined(separator: ", ")))", Self.device))
    case .scale: .scale(try value("a number, 1 … 4", Self.scale))
    case .crop:
      .crop(try value("four numbers (0,0,480,320), a width and a height above 0", Self.crop))
    case .background: .background(try value("#RRGGBB, transparent or scene", Self.background))
    case .margin: .margin(try pointsOfFrame())
    case .marginFill: .marginFill(try value("#RRGGBB or transparent", Self.fill))
    case .borderRadius: .borderRadius(try pointsOfFrame())
    case .windowBar: .windowBar(try choice(TapeWindowBar.allCases.map { ($0.rawValue, $0) }))
    case .duration: .duration(try duration())
    case .playbackSpeed:
      .playbackSpeed(try value("a number, 0.1 … 10, with at most two decimals", Self.speed))
    case .idleLimit: .idleLimit(try value("a duration above 0 (600ms, 1.5s)", Self.limit))
    case .loop: .loop(try value("on, off or how often, 1 … 1000", Self.loop))
    case .hold: .hold(try duration())
    case .seed: .seed(try integer("a whole number, 0 or more", in: 0...UInt64.max))
    case .cursor: .cursor(try onOrOff())
    case .clicks: .clicks(try onOrOff())
    case .keys: .keys(try choice(TapeKeyStyle.allCases.map { ($0.rawValue, $0) }))
    case .typingSpeed: .typingSpeed(try duration())
    }
  }

  /// The files of a scene, at least one.
  private mutating func scene() throws(TapeError) -> [String] {
    var paths: [String] = []
    repeat { paths.append(try name("a scene's file")) } while !isAtEnd
    return paths
  }

  private static func size(_ word: TapeWord) -> SceneRequest.Size? {
    let parts = word.plain?.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard let parts, parts.count == 2, let width = integer(String(parts[0]), in: 1...16384),
      let height = integer(String(parts[1]), in: 1...16384)
    else { return nil }
    return SceneRequest.Size(width: width, height: height)
  }

  private static func device(_ word: TapeWord) -> Device? {
    word.plain.flatMap(Device.init(named:))
  }

  private static func scale(_ word: TapeWord) -> Double? {
    readNumber(word).flatMap { (1...4).contains($0) ? $0 : nil }
  }

  private static func speed(_ word: TapeWord) -> TapeSpeed? {
    readNumber(word).flatMap(TapeSpeed.init)
  }

  private static func crop(_ word: TapeWord) -> TapeRectangle? {
    guard let plain = word.plain else { return nil }
    var scanner = NumberScanner(Array(plain.utf8)[...])
    guard let origin = scanner.pair(), scanner.take(UInt8(ascii: ",")), let size = scanner.pair(),
      scanner.isAtEnd, size.x > 0, size.y > 0
    else { return nil }
    return TapeRectangle(x: origin.x, y: origin.y, width: size.x, height: size.y)
  }

  private static func background(_ word: TapeWord) -> TapeBackground? {
    switch word.plain?.lowercased() {
    case "transparent": .transparent
    case "scene": .scene
    case let text?: TapeColor(parsing: text).map(TapeBackground.color)
    case nil: nil
    }
  }

  private mutating func pointsOfFrame() throws(TapeError) -> Int {
    try integer("a whole number of points, 0 … 500", in: TapeSettings.frameRange)
  }

  /// A color may stand in quotes, as tapes of VHS have it.
  private static func fill(_ word: TapeWord) -> TapeFill? {
    word.text.lowercased() == "transparent"
      ? .transparent : TapeColor(parsing: word.text).map(TapeFill.color)
  }

  private static func limit(_ word: TapeWord) -> TapeDuration? {
    readDuration(word).flatMap { $0.microseconds > 0 ? $0 : nil }
  }

  private static func loop(_ word: TapeWord) -> TapeLoop? {
    switch word.plain?.lowercased() {
    case "on": .forever
    case "off": .once
    case let text: integer(text, in: 1...1000).map(TapeLoop.times)
    }
  }
}
