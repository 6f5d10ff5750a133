package import SceneProtocol

/// One input of a tape's pointer or keyboard, at a time.
package struct TapeInput: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case move(TapePoint)
    case press(TapeButton, at: TapePoint)
    case release(TapeButton, at: TapePoint)
    /// The wheel scrolls by a distance in points, to the right and down.
    case wheel(TapePoint, at: TapePoint)
    /// A key is pressed and released.
    case key(SceneKey)
    /// A character without a key of its own, such as one of several code points.
    case text(String)
  }

  /// Seconds since the first frame; not after the frame that contains it.
  package var time: Double
  package var kind: Kind
  /// The modifier keys held during a pointer's input; a key has its own.
  package var modifiers: [SceneKey.Modifier]

  package init(time: Double, _ kind: Kind, modifiers: [SceneKey.Modifier] = []) {
    (self.time, self.kind, self.modifiers) = (time, kind, modifiers)
  }
}
