import SceneProtocol
import WindowSystem

/// A line of text that is typed, with its caret.
struct LineEditor: Equatable {
  private(set) var text = ""
  /// The caret's place, in characters.
  private(set) var caret = 0
  /// Whether all of it is replaced by what is typed next.
  private(set) var isAllSelected = false

  init() {}

  /// A text to be changed: typing replaces it, a move of the caret keeps it.
  init(replacing text: String) {
    self.text = text
    caret = text.count
    isAllSelected = !text.isEmpty
  }

  /// Takes a key.
  ///
  /// - Returns: Whether the line takes such keys.
  mutating func take(_ key: KeyState) -> Bool {
    let isControl = key.modifiers.contains(.control)
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "BackSpace": delete(from: caret - 1)
    case "Delete": delete(from: caret)
    case "Left": move(to: caret - 1)
    case "Right": move(to: caret + 1)
    case "Home": move(to: 0)
    case "End": move(to: text.count)
    default:
      if isControl, key.keysym == 0x61 {
        isAllSelected = !text.isEmpty
        return true
      }
      guard !isControl, !key.text.isEmpty, key.text.unicodeScalars.allSatisfy({ $0 >= " " }),
        key.keysym != 0xFFFF
      else { return false }
      insert(key.text)
    }
    return true
  }

  /// The text before the caret.
  var before: String { String(text.prefix(caret)) }

  private mutating func move(to place: Int) {
    caret = min(max(place, 0), text.count)
    isAllSelected = false
  }

  private mutating func insert(_ new: String) {
    if isAllSelected { self = LineEditor() }
    text.insert(contentsOf: new, at: text.index(text.startIndex, offsetBy: caret))
    caret += new.count
  }

  private mutating func delete(from place: Int) {
    if isAllSelected {
      self = LineEditor()
      return
    }
    guard (0..<text.count).contains(place) else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    caret = place
  }
}
