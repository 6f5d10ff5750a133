import CoreGraphics
package import TapeLanguage
package import SceneProtocol
package import WindowSystem

extension ObservedInput {
  /// What the user did, from the window system's event; `nil` for events that follow from others.
  ///
  /// - Parameters:
  ///   - event: The window system's event.
  ///   - time: Seconds since the scene's first frame.
  ///   - target: What is under the pointer.
  package init?(_ event: InputEvent, at time: Double, target: InputTarget? = nil) {
    let kind: Kind? =
      switch event {
      // A pointer that has left is where nothing of the scene is.
      case .pointerMoved(let pointer), .pointerEntered(let pointer), .pointerLeft(let pointer):
        .move(pointer.place)
      case .pointerPressed(let pointer, let button):
        TapeButton(button).map { .press($0, at: pointer.place) } ?? .otherButton(button.rawValue)
      case .pointerReleased(let pointer, let button):
        TapeButton(button).map { .release($0, at: pointer.place) }
      case .scrolled(let pointer, let way):
        .wheel(TapePoint(x: Double(way.dx), y: Double(way.dy)), at: pointer.place)
      case .keyPressed(let key, let isRepeat): .key(ObservedKey(key, isRepeat: isRepeat))
      // Either takes away what is held.
      case .focusChanged(false), .pointerCancelled: .focusLost
      case .keyReleased, .focusChanged(true): nil
      }
    guard let kind else { return nil }
    let target = target.flatMap(ObservedTarget.init)
    self.init(time: time, kind, target: target, modifiers: event.pointerModifiers)
  }
}

extension ObservedTarget {
  /// Nothing is called by no letters at all.
  fileprivate init?(_ target: InputTarget) {
    let rectangle = TapeRectangle(
      x: target.x,
      y: target.y,
      width: target.width,
      height: target.height
    )
    if let name = target.name, !name.isEmpty {
      self.init(.name(name), rectangle)
    } else if let identifier = target.identifier, !identifier.isEmpty {
      self.init(.identifier(identifier), rectangle)
    } else {
      return nil
    }
  }
}

extension ObservedKey {
  fileprivate init(_ key: KeyState, isRepeat: Bool) {
    self.init(
      keysym: key.keysym,
      text: key.text,
      modifiers: key.modifiers.names,
      isRepeat: isRepeat
    )
  }
}

extension PointerState {
  fileprivate var place: TapePoint { TapePoint(x: Double(location.x), y: Double(location.y)) }
}

extension InputEvent {
  /// What is held while the pointer does something.
  fileprivate var pointerModifiers: [SceneKey.Modifier] {
    switch self {
    case .pointerPressed(let pointer, _), .scrolled(let pointer, _): pointer.modifiers.names
    default: []
    }
  }
}
