import SceneProtocol

extension TapeInput {
  /// Converts the user's input to a tape's input.
  ///
  /// `nil` for input without a visible mark: a modifier key, a key that a tape has no name for, and the loss of the
  /// keyboard.
  package init?(_ observed: ObservedInput) {
    let kind: Kind? =
      switch observed.kind {
      case .move(let point): .move(point)
      case .press(let button, let point): .press(button, at: point)
      case .release(let button, let point): .release(button, at: point)
      case .wheel(let way, let point): .wheel(way, at: point)
      case .focusLost, .otherButton: nil
      case .key(let key):
        switch key.meaning {
        case .key(let key): .key(key)
        case .character(let character): Self.kind(of: character)
        case .modifier, .unknown: nil
        }
      }
    guard let kind else { return nil }
    self.init(time: observed.time, kind, modifiers: observed.modifiers)
  }

  private static func kind(of character: Character) -> Kind {
    let name = character == " " ? "Space" : String(character)
    return SceneKey(parsing: name).map(Kind.key) ?? .text(name)
  }
}
