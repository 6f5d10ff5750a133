package import SceneProtocol

/// A button of the mouse.
package enum TapeButton: String, Codable, CaseIterable, Sendable {
  case left, right, middle
}

/// One line of a tape; `TapeCommandName` says what each does.
package enum TapeCommand: Codable, Equatable, Sendable {
  case output(String)
  case set(TapeSetting)
  case move(TapeTarget, duration: TapeDuration? = nil)
  case click(TapeTarget? = nil, TapeButton = .left)
  case doubleClick(TapeTarget? = nil)
  case drag(TapeTarget, to: TapeTarget, duration: TapeDuration? = nil)
  case scroll(TapeTarget? = nil, by: TapePoint, duration: TapeDuration? = nil)
  /// A pointer command with modifier keys held; at least one key, and each once.
  indirect case holding([SceneKey.Modifier], TapeCommand)
  case type(String, each: TapeDuration? = nil)
  case key(SceneKey, count: Int = 1)
  case sleep(TapeDuration)
  case waitFor(TapeExpression, timeout: TapeDuration)
  case caption(String, duration: TapeDuration? = nil)
  case chapter(String, duration: TapeDuration? = nil)
  /// What the speaker says from here on; a recording has nothing of it.
  case note(String)
  case hide
  case show
  case zoom(TapeTarget, factor: Double, duration: TapeDuration? = nil)
  case zoomOff(duration: TapeDuration? = nil)
  case screenshot(String)
  case expect(TapeExpression)
  case golden(String, tolerance: Int? = nil)
  case source(String)
  /// `nil`: nothing is drawn any more.
  case inspect(InspectorDrawing?)

  package var name: TapeCommandName {
    switch self {
    case .output: .output
    case .set: .set
    case .move: .move
    case .click: .click
    case .doubleClick: .doubleClick
    case .drag: .drag
    case .scroll: .scroll
    case .holding(_, let command): command.name
    case .type: .type
    case .key: .key
    case .sleep: .sleep
    case .waitFor: .waitFor
    case .caption: .caption
    case .chapter: .chapter
    case .note: .note
    case .hide: .hide
    case .show: .show
    case .zoom, .zoomOff: .zoom
    case .screenshot: .screenshot
    case .expect: .expect
    case .golden: .golden
    case .source: .source
    case .inspect: .inspect
    }
  }
}

extension TapeCommand {
  /// The modifier keys held during the command.
  var modifiers: [SceneKey.Modifier] {
    if case .holding(let modifiers, _) = self { modifiers } else { [] }
  }

  /// The same command with modifier keys held, if there are any.
  func holding(_ modifiers: [SceneKey.Modifier]) -> TapeCommand {
    modifiers.isEmpty ? self : .holding(modifiers, self)
  }
}

extension TapeCommand: CustomStringConvertible {
  /// The line, in the form in which it is parsed.
  package var description: String {
    if case .holding(let modifiers, let command) = self {
      return TapeText.prefix(modifiers) + command.description
    }
    return ([name.rawValue] + words.compactMap(\.self)).joined(separator: " ")
  }

  private var words: [String?] {
    switch self {
    case .output(let path), .screenshot(let path), .source(let path): [TapeText.word(path)]
    case .set(let setting): [setting.description]
    case .move(let target, let duration): [target.description, duration?.description]
    case .click(let target, let button):
      [target?.description, button == .left ? nil : button.rawValue]
    case .doubleClick(let target): [target?.description]
    case .drag(let from, let to, let duration):
      [from.description, to.description, duration?.description]
    case .scroll(let target, let way, let duration):
      [target?.description, way.description, duration?.description]
    case .type(let text, let each): [TapeText.quoted(text), each?.description]
    case .key(let key, let count):
      [TapeText.word(Self.written(key)), count == 1 ? nil : "x\(count)"]
    case .sleep(let duration): [duration.description]
    case .waitFor(let expression, let timeout):
      [expression.description, "timeout", timeout.description]
    case .caption(let text, let duration), .chapter(let text, let duration):
      [TapeText.quoted(text), duration?.description]
    case .note(let text): [TapeText.quoted(text)]
    case .hide, .show, .holding: []
    case .zoom(let target, let factor, let duration):
      [target.description, PlainNumber.write(factor) + "x", duration?.description]
    case .zoomOff(let duration): ["off", duration?.description]
    case .expect(let expression): [expression.description]
    case .inspect(nil): ["off"]
    case .inspect(let drawing?):
      [
        drawing.layer.map { TapeTarget.Place($0).description },
        drawing.part == .outline ? nil : drawing.part.words,
      ]
    case .golden(let name, let tolerance):
      [TapeText.word(name), tolerance.map { "tolerance \($0)" }]
    }
  }

  private static func written(_ key: SceneKey) -> String {
    TapeText.prefix(key.modifiers) + key.name
  }
}
