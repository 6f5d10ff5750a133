package import SceneProtocol

/// What is under the pointer: what a tape can call it, and where it was seen.
package struct ObservedTarget: Equatable, Sendable {
  /// A name or an identifier, never a point.
  package var place: TapeTarget.Place
  /// In points of the window, at that moment.
  package var rectangle: TapeRectangle

  package init(_ place: TapeTarget.Place, _ rectangle: TapeRectangle) {
    (self.place, self.rectangle) = (place, rectangle)
  }
}

/// One thing that a person did to a scene.
package struct ObservedInput: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case move(TapePoint)
    case press(TapeButton, at: TapePoint)
    case release(TapeButton, at: TapePoint)
    /// So many points to the right and down.
    case wheel(TapePoint, at: TapePoint)
    case key(ObservedKey)
    /// A button went down that tapes have no word for, of this number.
    case otherButton(Int)
    /// The keyboard is another window's now: what was held counts as let go.
    case focusLost
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  package var kind: Kind
  /// What is under the pointer; `nil` where nothing there has a name.
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
