import Recorder
import SceneProtocol
import UIKit

extension ObservedInput {
  /// What a scene has told that a person did; `nil` for what follows from something else.
  init?(_ entry: TapeEntry) {
    guard let event = try? JSONText.decode(InputEvent.self, from: Array(entry.event.utf8)) else {
      return nil
    }
    let kind: Kind? =
      switch event {
      // A pointer that has left is where nothing of the scene is.
      case .pointerMoved(let pointer), .pointerEntered(let pointer), .pointerLeft(let pointer):
        .move(pointer.place)
      case .pointerPressed(let pointer, let button): .press(TapeButton(button), at: pointer.place)
      case .pointerReleased(let pointer, let button):
        .release(TapeButton(button), at: pointer.place)
      case .scrolled(let pointer, let way):
        .wheel(TapePoint(x: Double(way.dx), y: Double(way.dy)), at: pointer.place)
      case .keyPressed(let key, let isRepeat): .key(ObservedKey(key, isRepeat: isRepeat))
      // Either takes away what is held.
      case .focusChanged(false), .pointerCancelled: .focusLost
      case .keyReleased, .focusChanged(true): nil
      }
    guard let kind else { return nil }
    let target = entry.target.flatMap(ObservedTarget.init)
    self.init(time: entry.time, kind, target: target, modifiers: event.pointerModifiers)
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
      modifiers: key.modifiers.named,
      isRepeat: isRepeat
    )
  }
}

extension TapeButton {
  fileprivate init(_ button: PointerButton) {
    self =
      switch button {
      case .left: .left
      case .middle: .middle
      case .right: .right
      }
  }
}

extension PointerState {
  fileprivate var place: TapePoint { TapePoint(x: Double(location.x), y: Double(location.y)) }
}

extension KeyModifiers {
  /// Without the lock, which says nothing of what a key does.
  fileprivate var named: [SceneKey.Modifier] {
    let all: [(KeyModifiers, SceneKey.Modifier)] = [
      (.control, .control), (.alt, .alt), (.command, .command), (.shift, .shift),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension InputEvent {
  /// What is held while the pointer does something.
  fileprivate var pointerModifiers: [SceneKey.Modifier] {
    switch self {
    case .pointerPressed(let pointer, _), .scrolled(let pointer, _): pointer.modifiers.named
    default: []
    }
  }
}
