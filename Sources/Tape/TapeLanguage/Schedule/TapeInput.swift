package import SceneProtocol

/// What a hand does, at a time.
package struct TapeInput: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case move(TapePoint)
    case press(TapeButton, at: TapePoint)
    case release(TapeButton, at: TapePoint)
    /// So many points to the right and down.
    case wheel(TapePoint, at: TapePoint)
    /// A key is pressed and released.
    case key(SceneKey)
    /// A character that no key has, such as one of several code points.
    case text(String)
  }

  /// Seconds since the first frame; no later than the frame that brings it.
  package var time: Double
  package var kind: Kind
  /// The modifier keys that are held while the pointer does it; a key has its own.
  package var modifiers: [SceneKey.Modifier]

  package init(time: Double, _ kind: Kind, modifiers: [SceneKey.Modifier] = []) {
    (self.time, self.kind, self.modifiers) = (time, kind, modifiers)
  }
}
