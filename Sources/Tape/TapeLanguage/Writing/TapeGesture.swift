import SceneProtocol

/// A place of the pointer, and the target there.
struct TapeSpot: Equatable {
  var point: TapePoint
  var target: ObservedTarget?
}

/// A gesture of the user that one command of a tape can express, with its time.
struct TapeGesture: Equatable {
  enum Kind: Equatable {
    /// The pointer came to rest; the movement began at a time in microseconds.
    case move(TapeSpot, since: Int)
    case click(TapeSpot, TapeButton)
    case doubleClick(TapeSpot)
    /// A drag with the left button, which was released at a time in microseconds.
    case drag(TapeSpot, to: TapePoint, until: Int)
    /// A scroll by a distance in points, to the right and down, until a time in microseconds.
    case scroll(TapeSpot, by: TapePoint, until: Int)
    case character(Character)
    case key(SceneKey, count: Int)
    /// Characters with the duration of each; `nil` for the default.
    case text(String, each: TapeDuration?)
    /// Something that a tape cannot express.
    case remark(String)
  }

  /// Microseconds since the scene's first frame: when the first button or key went down, or the pointer came to rest.
  var time: Int
  var kind: Kind
  /// The modifier keys that were held with a button or the wheel.
  var modifiers: [SceneKey.Modifier] = []

  init(_ time: Int, _ kind: Kind, _ modifiers: [SceneKey.Modifier] = []) {
    (self.time, self.kind, self.modifiers) = (time, kind, modifiers)
  }

  /// When the gesture begins, in microseconds.
  var begin: Int {
    if case .move(_, let since) = kind { since } else { time }
  }
}
