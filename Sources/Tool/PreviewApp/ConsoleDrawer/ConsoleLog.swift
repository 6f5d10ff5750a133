/// What a scene has said: its output, warnings of the engine, and how it ended.
struct ConsoleLog: Equatable {
  struct Entry: Equatable {
    enum Kind: Equatable {
      case output, error, warning, crash
    }

    var kind: Kind
    var text: String
    /// Seconds since the scene's first frame.
    var time: Double
    /// Where in the scene's files that was said; `nil` where it is not known.
    var place: SourcePlace?
    /// How often it was said, one after another.
    var count = 1
  }

  private(set) var entries: [Entry] = []
  /// Maximum number of entries: the oldest go.
  private static let most = 2000
  /// Maximum length of one, in characters.
  private static let longest = 2000
  /// What the engine's own lines on standard error begin with.
  private static let mark = "pegbar: "

  /// Adds what was said; the same again is counted.
  mutating func add(_ kind: Entry.Kind, _ text: String, at time: Double) {
    let text = Self.cut(text)
    // (The engine's warnings come by the channel, too, and with their places.)
    if kind == .error, text.hasPrefix(Self.mark),
      entries.contains(where: { $0.kind == .warning && text == Self.cut(Self.mark + $0.text) })
    {
      return
    }
    if kind == .warning {
      let line = Self.cut(Self.mark + text)
      entries.removeAll { $0.kind == .error && $0.text == line }
    }
    // (A crash is said when it begins, and when the process has ended.)
    if kind == .crash, entries.contains(where: { $0.kind == .crash && $0.text == text }) { return }
    if let last = entries.last, last.kind == kind, last.text == text {
      entries[entries.count - 1].count += 1
      return
    }
    entries.append(Entry(kind: kind, text: text, time: time))
    if entries.count > Self.most { entries.removeFirst(entries.count - Self.most) }
  }

  /// Notes where something was said.
  mutating func note(_ place: SourcePlace, of text: String) {
    let text = Self.cut(text)
    for index in entries.indices where entries[index].text == text { entries[index].place = place }
  }

  /// Whether a text is there, and it is not known where it was said.
  func lacksPlace(of text: String) -> Bool {
    let text = Self.cut(text)
    return entries.contains { $0.text == text && $0.place == nil }
  }

  private static func cut(_ text: String) -> String { String(text.prefix(longest)) }

  /// The texts of what went wrong.
  var warnings: [String] {
    entries.filter { $0.kind == .warning || $0.kind == .crash }.map(\.text)
  }
}

/// A place in one of the scene's files.
struct SourcePlace: Equatable {
  /// The file's path.
  var file: String
  /// The line, from 1.
  var line: Int

  /// "card.swift:12".
  var words: String {
    "\(file.split(separator: "/").last ?? "")" + ":\(line)"
  }
}
