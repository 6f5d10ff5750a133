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
    bar.onToggle = { [unowned self] in layOut() }
    sheet.onCommand = { [unowned self] command in
      toggleSheet()
      perform(command)
    }
    picker.onChoose = { [unowned self] in choose($0) }
    picker.onShow = { [unowned self] in
      modalityDidChange()
      if picker.isShown { keepPointer() } else { inspector.tellPointer() }
    }
    host.onPress = { [unowned self] in picker.notePress(in: $0) }
    connectInspector()
    connectTuning()
    connectConsole()
    connectNotes()
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

  /// In a new window: what there is to open if the user has named nothing, or else a word of the list of keys.
  ///
  /// Users who have opened that list need no word of it; and where nothing can be remembered, it would come each time.
  func greet() {
    guard !isGreeted else { return }
    isGreeted = true
    guard !request.asksForScene else { return askForScene() }
    let memory = WindowMemory.stored
    guard memory.hints < WindowMemory.mostHints, let key = KeyTable.name(of: .keys),
      WindowMemory.change({ $0.hints += 1 })
    else { return }
    notice.say("\(key): \(KeyCommand.keys.summary)", for: Self.greetingTime)
  }

  /// How long the word of the list of keys is visible, in seconds.
  private static let greetingTime = 3.0

  func toggleSheet() {
    picker.hide()
    if !sheet.isShown { WindowMemory.change { $0.hints = WindowMemory.mostHints } }
    sheet.toggle()
    modalityDidChange()
  }

  /// A press beside the list to choose from closes it, and is nothing to the scene.
  func keepPointer() { scenes.current?.send(.pointer(.closes)) }

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
