import SceneProtocol

/// Where the pointer was, and what was there.
struct TapeSpot: Equatable {
  var point: TapePoint
  var target: ObservedTarget?
}

/// What one command of a tape can say of what a person did, at the time at which it was done.
struct TapeGesture: Equatable {
  enum Kind: Equatable {
    /// The pointer came to rest; the way there began at a time in microseconds.
    case move(TapeSpot, since: Int)
    case click(TapeSpot, TapeButton)
    case doubleClick(TapeSpot)
    /// With the left button, which was let go at a time in microseconds.
    case drag(TapeSpot, to: TapePoint, until: Int)
    /// So many points to the right and down, until a time in microseconds.
    case scroll(TapeSpot, by: TapePoint, until: Int)
    case character(Character)
    case key(SceneKey, count: Int)
    /// Characters, one each duration; `nil` for the usual one.
    case text(String, each: TapeDuration?)
    /// What a tape cannot say.
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

  /// When the hand begins with it.
  var begin: Int {
    if case .move(_, let since) = kind { since } else { time }
  }
}
