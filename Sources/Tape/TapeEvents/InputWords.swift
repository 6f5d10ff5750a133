import TapeLanguage
import SceneProtocol
import WindowSystem

// What tapes and requests call the parts of a mouse and a keyboard, and what the window system does.

extension PointerButton {
  init(_ button: TapeButton) {
    self =
      switch button {
      case .left: .left
      case .middle: .middle
      case .right: .right
      }
  }
}

extension TapeButton {
  /// `nil` for a button that tapes have no word for.
  init?(_ button: PointerButton) {
    switch button {
    case .left: self = .left
    case .middle: self = .middle
    case .right: self = .right
    default: return nil
    }
  }
}

extension KeyModifiers {
  private static let words: [(flag: KeyModifiers, name: SceneKey.Modifier)] = [
    (.control, .control), (.alt, .alt), (.command, .command), (.shift, .shift),
  ]

  init(_ names: [SceneKey.Modifier]) {
    self = Self.words.filter { names.contains($0.name) }.reduce(into: []) { $0.insert($1.flag) }
  }

  /// Without the lock, which says nothing of what a key does.
  var names: [SceneKey.Modifier] { Self.words.filter { contains($0.flag) }.map(\.name) }
}
