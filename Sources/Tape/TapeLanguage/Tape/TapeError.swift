/// The errors in a tape's text, each with its place.
package enum TapeError: Error, Equatable, Sendable {
  case unknownCommand(String, meant: String?, TapePlace)
  case unknownSetting(String, meant: String?, TapePlace)
  case unknownKey(String, meant: String?, TapePlace)
  /// The line ends where an argument is missing.
  case missing(String, form: String, TapePlace)
  /// The line has surplus words.
  case surplus(String, form: String, TapePlace)
  /// A word that is not what is expected there.
  case wrongValue(String, wanted: String, form: String, meant: String?, TapePlace)
  /// A quote that the line does not close.
  case openQuote(TapePlace)
  /// A backslash in quotes before a character that cannot be escaped.
  case unknownEscape(TapePlace)
  /// An order comparison of values that are not numbers.
  case orderWithoutNumber(String, TapePlace)
  case toleranceWithoutNumber(TapePlace)
  /// A tolerance with `>=`: a smaller number has the same effect.
  case toleranceOfOrder(String, TapePlace)
  /// Another tape that cannot be read.
  case unreadable(path: String, reason: String, TapePlace)
  /// A tape that includes itself, directly or through others.
  case cycle([String], TapePlace)
  /// Included tapes are nested too deep.
  case tooDeep([String], TapePlace)
  /// Too many included tapes.
  case tooMany(Int, TapePlace)

  package var place: TapePlace {
    switch self {
    case .unknownCommand(_, _, let place), .unknownSetting(_, _, let place),
      .unknownKey(_, _, let place), .missing(_, _, let place), .surplus(_, _, let place),
      .wrongValue(_, _, _, _, let place), .openQuote(let place), .unknownEscape(let place),
      .orderWithoutNumber(_, let place), .toleranceWithoutNumber(let place),
      .toleranceOfOrder(_, let place), .unreadable(_, _, let place), .cycle(_, let place),
      .tooDeep(_, let place), .tooMany(_, let place):
      place
    }
  }

  /// What is wrong.
  package var reason: String {
    switch self {
    case .unknownCommand(let word, _, _): "no command is called `\(word)`"
    case .unknownSetting(let word, _, _): "no setting is called `\(word)`"
    case .unknownKey(let word, _, _): "no key is called `\(word)`"
    case .missing(let wanted, _, _): "\(wanted) is missing"
    case .surplus(let word, _, _): "`\(word)` is too much"
    case .wrongValue(let word, let wanted, _, _, _): "`\(word)` is not \(wanted)"
    case .openQuote: "the text that begins here has no end in this line"
    case .unknownEscape: "a \\ in a text has no meaning before this"
    case .orderWithoutNumber(let relation, _): "`\(relation)` is for numbers only"
    case .toleranceWithoutNumber: "a tolerance is for numbers only"
    case .toleranceOfOrder(let relation, _): "`\(relation)` has no tolerance"
    case .unreadable(let path, let reason, _): "cannot read \(path): \(reason)"
    case .cycle(let chain, _): "this tape is a part of itself: \(Self.written(chain))"
    case .tooDeep(let chain, _): "too many tapes within each other: \(Self.written(chain))"
    case .tooMany(let count, _): "more than \(count) tapes are read for one"
    }
  }

  /// How to fix it.
  package var wayOut: String {
    switch self {
    case .unknownCommand(let word, nil, _) where word.hasPrefix("#"):
      "a comment has a space after its #"
    case .unknownCommand(_, let meant, _):
      Self.question(meant) ?? "there is \(Self.list(TapeCommandName.allCases.map(\.rawValue)))"
    case .unknownSetting(_, let meant, _):
      Self.question(meant) ?? "there is \(Self.list(TapeSettingName.allCases.map(\.rawValue)))"
    case .unknownKey(_, let meant, _):
      Self.question(meant) ?? "write a character, or a name such as Return, Left or F5"
    case .wrongValue(_, _, let form, let meant, _):
      Self.question(meant) ?? "write `\(form)`"
    case .missing(_, let form, _), .surplus(_, let form, _): "write `\(form)`"
    case .openQuote: "close it with \"; a quote within it is written \\\""
    case .unknownEscape: "write \\\\ for \\; there is \\\" \\n \\t \\r and \\u{…}, too"
    case .orderWithoutNumber: "compare with == or !="
    case .toleranceWithoutNumber: "take it away"
    case .toleranceOfOrder: "add it to the number, or take it from it"
    case .unreadable: "a path begins at the tape that says it"
    case .cycle, .tooDeep, .tooMany: "take one of the Source commands away"
    }
  }

  /// The whole error in one line, in the format of compilers.
  package var message: String { "\(place): error: \(reason); \(wayOut)" }

  private static func question(_ meant: String?) -> String? {
    meant.map { "did you mean `\($0)`?" }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func written(_ chain: [String]) -> String { chain.joined(separator: " → ") }
}
