import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

/// What is done in the window's own parts: the bar, the list of keys, the list of scenes.
extension PreviewSession {
  func connectParts() {
    loopTimer.onNear = { [unowned self] in loopEndIsNear() }
    loopTimer.onEnd = { [unowned self] in loopHasEnded() }
    copier.onWord = { [unowned self] words in
      tell(words)
      notice.say(words)
    }
    bar.onCommand = { [unowned self] in perform($0) }
    sheet.onCommand = { [unowned self] command in
      toggleSheet()
      perform(command)
    }
    picker.onChoose = { [unowned self] in choose($0) }
    picker.onShow = { [unowned self] in modalityDidChange() }
    connectInspector()
    connectTuning()
    connectConsole()
    // (From now on the window takes drops.)
    _ = drops
  }

  private func perform(_ command: TransportBar.TransportCommand) {
    switch command {
    case .playOrPause: playOrPause()
    case .loop: toggleLoop()
    case .step(let frames): step(frames)
    case .scrub(let time): seek(to: time)
    case .hold(let isHeld): hold(isHeld)
    }
  }

  /// While the line of time is held, time stands still.
  private func hold(_ isHeld: Bool) {
    if isHeld {
      if play.beginHold() { pause() }
    } else if play.endHold() {
      goOn()
    }
  }

  /// Whether something in the window asks for keys.
  var isModal: Bool { picker.isShown || sheet.isShown || drops.isAsking || inspector.isFocused }

  func toggleSheet() {
    picker.hide()
    sheet.toggle()
    modalityDidChange()
  }

  func modalityDidChange() {
    scenes.current?.send(.keys(areForScene: !isModal))
  }

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
