import SceneProtocol

/// The result of parsing a tape's text: the tape, and all errors.
package struct TapeReading: Equatable, Sendable {
  /// The commands of the correct lines.
  package private(set) var tape = Tape([])
  /// The errors in the order of the lines; at most one for each line.
  package private(set) var errors: [TapeError] = []

  /// Parses one text; its `Source` commands stay as they are.
  ///
  /// - Parameters:
  ///   - text: The tape's text.
  ///   - file: The file's name in messages.
  package init(_ text: String, file: String) {
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      do throws(TapeError) {
        guard let command = try Self.command(line, file: file, line: index + 1) else { continue }
        tape.commands.append(command)
      } catch {
        errors.append(error)
      }
    }
  }

  /// The command of a line; `nil` for a line without one.
  private static func command(
    _ bytes: ArraySlice<UInt8>,
    file: String,
    line: Int
  ) throws(TapeError) -> PlacedCommand? {
    var scanner = TapeLineScanner(bytes, file: file, line: line)
    let words = try scanner.words()
    guard let first = words.first else { return nil }
    let (modifiers, name) = try commandName(first)
    var reader = TapeLineReader(words.dropFirst(), end: scanner.place, form: name.form)
    return PlacedCommand(try reader.command(name).holding(modifiers), first.place)
  }

  /// A command's name with the modifier keys in front of it: `Ctrl+Shift+Drag`.
  private static func commandName(
    _ word: TapeWord
  ) throws(TapeError) -> ([SceneKey.Modifier], TapeCommandName) {
    let parts = word.written.split(separator: "+", omittingEmptySubsequences: false)
    let last = String(parts.last ?? "")
    let held = parts.dropLast().map { SceneKey.modifier(named: $0) }
    let modifiers = held.compactMap(\.self)
    let name = TapeCommandName(reading: last)
    let isSound = modifiers.count == held.count && Set(modifiers).count == held.count
    if let name, held.isEmpty || isSound && name.takesModifiers { return (modifiers, name) }
    let names = TapeCommandName.allCases.filter { held.isEmpty || $0.takesModifiers }
    var meant = name?.rawValue
    if meant == nil, let near = Suggestion.nearest(to: last, among: names.map(\.rawValue)) {
      meant = isSound ? TapeText.prefix(modifiers) + near : near
    }
    throw .unknownCommand(word.written, meant: meant, word.place)
  }
}

extension TapeReading {
  /// Maximum depth of tapes included in tapes, below the first.
  package static let greatestDepth = 16
  /// Maximum number of tapes read for one; a number that doubles at each depth would take hours.
  package static let greatestCount = 1000

  /// Parses a text, and includes the tapes of its `Source` commands in their place.
  ///
  /// - Parameters:
  ///   - text: The tape's text.
  ///   - file: Its path, from which the others' are resolved, and its name in messages.
  ///   - read: Returns a file's text.
  package init(_ text: String, file: String, including read: (String) throws -> String) {
    var count = 0
    self.init()
    include(TapeReading(text, file: file), chain: [file], count: &count, read)
  }

  /// The same for commands that have not been written down.
  ///
  /// - Parameters:
  ///   - commands: The commands, each as if it had a line.
  ///   - file: What their text would be called in messages, and the path from which others are found.
  ///   - read: Gives a file's text.
  package init(
    _ commands: [TapeCommand],
    file: String,
    including read: (String) throws -> String
  ) {
    var (count, reading) = (0, Self())
    reading.tape.commands = commands.enumerated().map { index, command in
      PlacedCommand(command, TapePlace(file: file, line: index + 1, column: 1))
    }
    self.init()
    include(reading, chain: [file], count: &count, read)
  }

  private init() {}

  /// Adds what was read of a text, and of the tapes in it.
  private mutating func include(
    _ reading: TapeReading,
    chain: [String],
    count: inout Int,
    _ read: (String) throws -> String
  ) {
    var errors = reading.errors[...]
    for placed in reading.tape.commands {
      // Errors stay in the order of the lines, whatever else is read between them.
      while let error = errors.first, error.place.line < placed.place.line {
        self.errors.append(errors.removeFirst())
      }
      guard case .source(let name) = placed.command else {
        tape.commands.append(placed)
        continue
      }
      let path = placed.place.path(name)
      do throws(TapeError) {
        try Self.check(path, chain: chain, count: count, placed.place)
        count += 1
        let text = try Self.text(of: path, placed.place, read)
        include(TapeReading(text, file: path), chain: chain + [path], count: &count, read)
      } catch {
        self.errors.append(error)
      }
    }
    self.errors += errors
  }

  private static func check(
    _ path: String,
    chain: [String],
    count: Int,
    _ place: TapePlace
  ) throws(TapeError) {
    if chain.contains(path) { throw .cycle(chain + [path], place) }
    if chain.count > greatestDepth { throw .tooDeep(chain + [path], place) }
    if count >= greatestCount { throw .tooMany(greatestCount, place) }
  }

  private static func text(
    of path: String,
    _ place: TapePlace,
    _ read: (String) throws -> String
  ) throws(TapeError) -> String {
    do {
      return try read(path)
    } catch {
      throw .unreadable(path: path, reason: "\(error)", place)
    }
  }
}
