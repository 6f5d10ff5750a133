/// A key with its modifiers.
package struct KeyChord: Hashable, Sendable {
  /// The key's X keysym, without modifiers.
  package var keysym: UInt32
  package var isControl = false
  package var isShift = false

  package init(keysym: UInt32, isControl: Bool = false, isShift: Bool = false) {
    (self.keysym, self.isControl, self.isShift) = (keysym, isControl, isShift)
  }
}

/// The keys that belong to the window; all others belong to the scene.
///
/// Those with Ctrl, and F keys, always do; plain keys only while the scene is paused, when it receives none. While the
/// user types text in a running scene, some keys with Ctrl belong to that text: to copy, and to go to its beginning.
package enum KeyTable {
  package struct Entry: Sendable {
    package let command: KeyCommand
    package let chord: KeyChord
    /// How it is written: "Ctrl+Shift+R".
    package let name: String
    package let isForPausedOnly: Bool
  }

  package static let all: [Entry] = [
    entry(.playOrPause, "F8"), entry(.playOrPause, "Space", paused: true),
    entry(.stepBack, "F7"), entry(.stepBack, "Left", paused: true),
    entry(.stepForward, "F9"), entry(.stepForward, "Right", paused: true),
    entry(.tenBack, "Shift+F7"), entry(.tenBack, "Shift+Left", paused: true),
    entry(.tenForward, "Shift+F9"), entry(.tenForward, "Shift+Right", paused: true),
    entry(.start, "Ctrl+Home"), entry(.start, "Home", paused: true),
    entry(.nextLine, "F4"), entry(.previousLine, "Shift+F4"), entry(.remainingLines, "Ctrl+F4"),
    entry(.slowMotion, "Ctrl+T"),
    entry(.slower, "Ctrl+["), entry(.slower, "[", paused: true),
    entry(.faster, "Ctrl+]"), entry(.faster, "]", paused: true),
    entry(.transportBar, "F6"),
    entry(.loop, "Ctrl+L"), entry(.loop, "L", paused: true),
    entry(.loopStart, "B", paused: true), entry(.loopEnd, "N", paused: true),
    entry(.reload, "Ctrl+R"), entry(.reload, "F5"),
    entry(.restart, "Ctrl+Shift+R"),
    entry(.stop, "Ctrl+K"),
    entry(.edit, "Ctrl+E"),
    entry(.foldMessage, "Ctrl+Shift+M"),
    entry(.picker, "Ctrl+P"),
    entry(.nextScene, "Ctrl+PageDown"), entry(.previousScene, "Ctrl+PageUp"),
    entry(.zoomIn, "Ctrl+="), entry(.zoomIn, "Ctrl++"), entry(.zoomIn, "=", paused: true),
    entry(.zoomIn, "+", paused: true),
    entry(.zoomOut, "Ctrl+-"), entry(.zoomOut, "-", paused: true),
    entry(.actualSize, "Ctrl+0"), entry(.actualSize, "0", paused: true),
    entry(.fit, "Ctrl+9"),
    entry(.grid, "Ctrl+'"), entry(.grid, "'", paused: true),
    entry(.background, "Ctrl+B"),
    entry(.scaleOne, "Ctrl+1"), entry(.scaleTwo, "Ctrl+2"), entry(.scaleThree, "Ctrl+3"),
    entry(.appearance, "Ctrl+D"),
    entry(.reduceMotion, "Ctrl+M"),
    entry(.showInput, "Ctrl+Shift+K"),
    entry(.laser, "Ctrl+."),
    entry(.variants, "Ctrl+G"),
    entry(.fullScreen, "F11"),
    entry(.onTop, "Ctrl+Shift+T"),
    entry(.screenshot, "Ctrl+S"),
    entry(.recordInput, "Ctrl+F10"),
    entry(.figures, "Ctrl+H"),
    entry(.keys, "F1"), entry(.keys, "Ctrl+/"), entry(.keys, "?", paused: true),
    entry(.palette, "Ctrl+Shift+P"),
    entry(.copyPicture, "Ctrl+C"),
    entry(.inspector, "F12"), entry(.inspector, "Ctrl+I"), entry(.inspector, "Ctrl+Shift+I"),
    entry(.inspectorWindow, "Shift+F12"),
    entry(.pickLayer, "Ctrl+Shift+C"), entry(.hitPath, "Ctrl+Shift+H"),
    entry(.depth, "Ctrl+Shift+D"), entry(.cost, "Ctrl+Shift+F"), entry(.trails, "Ctrl+Shift+L"),
    entry(.inspectedScreenshot, "Ctrl+Shift+S"),
    entry(.literals, "F3"),
    entry(.notes, "F2"),
    entry(.console, "Ctrl+`"), entry(.console, "Ctrl+Shift+J"),
    entry(.close, "Ctrl+W"), entry(.close, "Ctrl+Q"),
  ]

  /// The keys that are commands while a scene is presented: those of a presenter's remote control.
  package static let presented: [Entry] = [
    entry(.nextScene, "PageDown"), entry(.previousScene, "PageUp"),
  ]

  /// The keys that are commands while a tape is open, before all others: those of a presenter's remote control, too.
  package static let ofTapes: [Entry] = [
    entry(.nextLine, "Space"), entry(.nextLine, "PageDown"),
    entry(.previousLine, "BackSpace"), entry(.previousLine, "Shift+Space"),
    entry(.previousLine, "PageUp"),
    entry(.remainingLines, "Return"), entry(.start, "Home"),
  ]

  /// The command of a key in the window.
  ///
  /// - Parameters:
  ///   - chord: The key with its modifiers.
  ///   - isPaused: Whether the scene is paused.
  ///   - isText: Whether keys are typed into a text of the scene.
  ///   - isPresented: Whether the scene is presented.
  ///   - hasTape: Whether a tape is open, and its keys are not the user's own text.
  /// - Returns: The command; `nil` where the key belongs to the scene.
  package static func command(
    of chord: KeyChord,
    isPaused: Bool,
    isText: Bool = false,
    isPresented: Bool = false,
    hasTape: Bool = false
  ) -> KeyCommand? {
    if hasTape, let entry = ofTapes.first(where: { $0.chord == chord }) { return entry.command }
    if isText, !isPaused, textChords.contains(chord) { return nil }
    if isPresented, !isText, let entry = presented.first(where: { $0.chord == chord }) {
      return entry.command
    }
    let chord = zoomChord(chord)
    return all.first { $0.chord == chord && (isPaused || !$0.isForPausedOnly) }?.command
  }

  /// Ctrl++ where that key needs Shift: the key is then reported as the sign without it, or as the one with it.
  private static func zoomChord(_ chord: KeyChord) -> KeyChord {
    let isPlus = chord.isControl && chord.isShift && [0x2B, 0x3D].contains(chord.keysym)
    return isPlus ? KeyChord(keysym: 0x3D, isControl: true) : chord
  }

  /// Ctrl+C and Ctrl+Home.
  private static let textChords: Set<KeyChord> = [
    KeyChord(keysym: 0x63, isControl: true), KeyChord(keysym: 0xFF50, isControl: true),
  ]

  /// The description of a command's keys: "F8 (Space while paused)".
  package static func words(of command: KeyCommand) -> String {
    let own = all.filter { $0.command == command }
    let always = own.filter { !$0.isForPausedOnly }.map(\.name).joined(separator: ", ")
    let paused = own.filter(\.isForPausedOnly).map(\.name).joined(separator: ", ")
    let remote = presented.filter { $0.command == command }.map(\.name).joined(separator: ", ")
    let tapes = ofTapes.filter { $0.command == command }.map(\.name).joined(separator: ", ")
    let rest = [
      paused.isEmpty ? "" : "\(paused) while paused",
      remote.isEmpty ? "" : "\(remote) while it is presented",
      tapes.isEmpty ? "" : "\(tapes) with a tape",
    ].filter { !$0.isEmpty }
    return rest.isEmpty ? always : "\(always) (\(rest.joined(separator: "; ")))"
  }

  /// The same, short: "F8 [Space]", and in parentheses those while it is presented, or with a tape.
  package static func shortWords(of command: KeyCommand) -> String {
    let own = all.filter { $0.command == command }
    let words = own.map { $0.isForPausedOnly ? "[\($0.name)]" : $0.name }
    let others = presented.filter { $0.command == command }
    // (Of a tape's keys there is room for one.)
    let ofTape = command == .start ? nil : ofTapes.first { $0.command == command }
    return (words + (others + [ofTape].compactMap(\.self)).map { "(\($0.name))" })
      .joined(separator: " ")
  }

  /// How a command's first key is written; `nil` for one without.
  package static func name(of command: KeyCommand) -> String? {
    all.first { $0.command == command }?.name
  }

  private static func entry(
    _ command: KeyCommand,
    _ name: String,
    paused: Bool = false
  ) -> Entry {
    guard let key = SceneKey(parsing: name) else { preconditionFailure("no key is called \(name)") }
    // Letters are reported as the key without Shift.
    let keysym = (0x41...0x5A).contains(key.keysym) ? key.keysym + 0x20 : key.keysym
    let chord = KeyChord(
      keysym: keysym,
      isControl: key.modifiers.contains(.control),
      isShift: key.modifiers.contains(.shift)
    )
    return Entry(command: command, chord: chord, name: name, isForPausedOnly: paused)
  }
}
