package import SceneProtocol

/// A target under the pointer: its name for a tape, and where it was seen.
package struct ObservedTarget: Equatable, Sendable {
  /// A name or an identifier, never a point.
  package var place: TapeTarget.Place
  /// Its rectangle in points of the window, at that time.
  package var rectangle: TapeRectangle

  package init(_ place: TapeTarget.Place, _ rectangle: TapeRectangle) {
    (self.place, self.rectangle) = (place, rectangle)
  }
}

/// One input of the user to a scene.
package struct ObservedInput: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case move(TapePoint)
    case press(TapeButton, at: TapePoint)
    case release(TapeButton, at: TapePoint)
    /// The wheel scrolled by a distance in points, to the right and down.
    case wheel(TapePoint, at: TapePoint)
    case key(ObservedKey)
    /// A button went down that tapes cannot express; its number.
    case otherButton(Int)
    /// Another window has the keyboard now: held buttons count as released.
    case focusLost
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  package var kind: Kind
  /// The target under the pointer; `nil` where nothing there has a name.
  package var target: ObservedTarget?
  /// The modifier keys that are held.
  package var modifiers: [SceneKey.Modifier]

  package init(
    time: Double,
    _ kind: Kind,
    target: ObservedTarget? = nil,
    modifiers: [SceneKey.Modifier] = []
  ) {
    (self.time, self.kind, self.target, self.modifiers) = (time, kind, target, modifiers)
  }
}
