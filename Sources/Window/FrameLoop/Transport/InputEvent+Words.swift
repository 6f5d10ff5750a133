import CoreGraphics
import Foundation
import WindowSystem

extension InputEvent {
  /// The input in words: "press at 120, 80".
  var words: String {
    switch self {
    case .pointerMoved(let pointer): "move to \(Self.place(pointer))"
    case .pointerPressed(let pointer, _): "press at \(Self.place(pointer))"
    case .pointerReleased(let pointer, _): "release at \(Self.place(pointer))"
    case .pointerEntered: "the pointer came in"
    case .pointerLeft: "the pointer left"
    case .pointerCancelled: "the pointer was taken away"
    case .scrolled(let pointer, _): "scroll at \(Self.place(pointer))"
    case .keyPressed(let key, _): "key \(Self.name(key)) down"
    case .keyReleased(let key): "key \(Self.name(key)) up"
    case .focusChanged(let isGained): isGained ? "the keyboard came" : "the keyboard left"
    }
  }

  private static func place(_ pointer: PointerState) -> String {
    "\(Int(pointer.location.x.rounded())), \(Int(pointer.location.y.rounded()))"
  }

  private static func name(_ key: KeyState) -> String {
    let isSeen = key.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return isSeen && !key.text.isEmpty ? "\"\(key.text)\"" : String(key.keysym, radix: 16)
  }
}
