import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

/// Which part of the window keys are for.
extension PreviewSession {
  /// Whether something in the window asks for keys.
  var isModal: Bool { picker.isShown || sheet.isShown || drops.isAsking || inspector.isFocused }

  func toggleSheet() {
    picker.hide()
    if !sheet.isShown { WindowMemory.change { $0.hints = WindowMemory.mostHints } }
    sheet.toggle()
    modalityDidChange()
  }

  /// A press beside the list to choose from closes it, and is nothing to the scene.
  func keepPointer() { scenes.current?.send(.pointer(.closes)) }

  func modalityDidChange() { host.keepsKeys = isModal }

  /// Takes a key for the part that asks for keys.
  ///
  /// - Parameter key: The key that went down.
  /// - Returns: Whether it was for that.
  func takeModally(_ key: KeyState) -> Bool {
    if sheet.isShown, !key.modifiers.contains(.control) {
      switch SceneKey.name(ofKeysym: key.keysym) {
      case "Escape":
        if sheet.filter.isEmpty { toggleSheet() } else { sheet.filter = "" }
        return true
      case "BackSpace":
        sheet.filter = String(sheet.filter.dropLast())
        return true
      case "Return", "Enter":
        if let command = sheet.firstMatch { sheet.onCommand(command) }
        return true
      case "Up", "PageUp":
        sheet.scroll(by: -5)
        return true
      case "Down", "PageDown":
        sheet.scroll(by: 5)
        return true
      case "Home":
        sheet.scroll(by: -KeyCommand.allCases.count)
        return true
      case "End":
        sheet.scroll(by: KeyCommand.allCases.count)
        return true
      default:
        guard !key.text.isEmpty, key.text.unicodeScalars.allSatisfy({ $0 >= " " }) else {
          return false
        }
        sheet.filter += key.text
        return true
      }
    }
    // Keys of the window's own still are.
    guard picker.isShown, !key.modifiers.contains(.control) else {
      return !picker.isShown && inspector.take(key)
    }
    picker.take(key)
    return true
  }
}
