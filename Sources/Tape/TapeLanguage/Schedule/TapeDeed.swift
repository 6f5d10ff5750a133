import SceneProtocol

/// The elementary steps that commands consist of, performed one after the other.
enum TapeDeed: Equatable, Sendable {
  case go(TapeTarget, TapeDuration?)
  case press(TapeButton)
  case release(TapeButton)
  case turn(TapePoint, TapeDuration)
  case key(SceneKey)
  case text(String)
  case wait(TapeDuration)
  case check(TapeExpression)
  case waitFor(TapeExpression, TapeDuration)
  case caption(String, TapeDuration?)
  case chapter(String, TapeDuration)
  /// Zooms to a target; without one, to the current place.
  case zoom(TapeTarget?, Double, TapeDuration)
  case hide(Bool)
  case picture(TapePicture)
  case inspect(InspectorDrawing?)

  /// Whether it queries the scene, which must have received all earlier input.
  var looks: Bool {
    switch self {
    case .go(let target, _), .zoom(let target?, _, _):
      if case .point = target.place { false } else { true }
    case .check, .waitFor: true
    default: false
    }
  }
}

extension PlacedCommand {
  /// The steps of the command.
  func deeds(_ settings: TapeSettings) -> [TapeDeed] {
    switch command {
    case .output, .set, .source, .note: []
    case .move(let target, let duration): [.go(target, duration)]
    case .click(let target, let button): approach(target) + click(button)
    case .doubleClick(let target):
      approach(target) + click(.left) + [.wait(TapePace.betweenClicks)] + click(.left)
    case .drag(let from, let to, let duration):
      approach(from)
        + [.press(.left), .wait(TapePace.press), .go(to, duration), .wait(TapePace.press)]
        + [.release(.left)]
    case .scroll(let target, let way, let duration):
      (target.map { [.go($0, nil)] } ?? []) + [.turn(way, duration ?? TapePace.scroll)]
    case .holding(_, let command): PlacedCommand(command, place).deeds(settings)
    case .type(let text, let each):
      text.flatMap { [Self.key($0), .wait(each ?? settings.typingSpeed)] }
    case .key(let key, let count):
      (0..<count).flatMap { _ in [.key(key), .wait(TapePace.key)] }
    case .sleep(let duration): [.wait(duration)]
    case .waitFor(let expression, let timeout): [.waitFor(expression, timeout)]
    case .caption(let text, let duration): [.caption(text, duration)]
    case .chapter(let title, let duration): [.chapter(title, duration ?? TapePace.chapter)]
    case .inspect(let drawing): [.inspect(drawing)]
    case .hide: [.hide(true)]
    case .show: [.hide(false)]
    case .zoom(let target, let factor, let duration):
      [.zoom(target, factor, duration ?? TapePace.zoom)]
    case .zoomOff(let duration): [.zoom(nil, 1, duration ?? TapePace.zoom)]
    case .screenshot(let name): [.picture(.screenshot(path: place.path(name)))]
    case .expect(let expression): [.check(expression)]
    case .golden(let name, let tolerance):
      [.picture(.golden(name: name, tolerance: tolerance ?? 0))]
    }
  }

  private func approach(_ target: TapeTarget?) -> [TapeDeed] {
    target.map { [.go($0, nil), .wait(TapePace.beforePress)] } ?? []
  }

  private func click(_ button: TapeButton) -> [TapeDeed] {
    [.press(button), .wait(TapePace.press), .release(button)]
  }

  private static func key(_ character: Character) -> TapeDeed {
    switch character {
    case "\n", "\r\n", "\r": SceneKey(parsing: "Return").map { .key($0) } ?? .text("\n")
    case "\t": SceneKey(parsing: "Tab").map { .key($0) } ?? .text("\t")
    default: SceneKey(parsing: String(character)).map { .key($0) } ?? .text(String(character))
    }
  }
}
