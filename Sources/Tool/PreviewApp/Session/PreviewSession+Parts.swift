import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem
import X11Window

/// What is done in the window's own parts: the bar, the list of keys, the list of scenes.
extension PreviewSession {
  /// Connects the window, its parts and the files to what is done about them.
  func connectParts() {
    onEffect = { [unowned self] in perform($0) }
    onRequest = { [unowned self] in answer($0, $1) }
    connectWindow()
    scenes.onEvent = { [unowned self] in take($0) }
    watch?.onChange = { [unowned self] in filesDidChange($0) }
    messages.onClick = { [unowned self] in
      if messages.subject == .drop { say(nil, of: .drop) } else { openEditor() }
    }
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
    connectDrops()
  }

  private func connectWindow() {
    host.onClose = { [unowned self] in end(.success) }
    host.onConnectionLost = { [unowned self] reason in
      tell(reason)
      end(.unavailable)
    }
    host.onResize = { [unowned self] in layOut() }
    host.onRescale = { [unowned self] in scaleDidChange() }
    host.onInput = { [unowned self] in take($0) }
    sizes.watch(host)
    sizes.isPaused = !request.variants.isEmpty
    settingsWatch = SettingsWatch(host.window.connection) { [unowned self] in followDesktop() }
  }

  private func connectDrops() {
    drops.onScene = { [unowned self] in open($0) }
    drops.onMessage = { [unowned self] in say($0, of: .drop) }
    drops.onQuestion = { [unowned self] in modalityDidChange() }
    // (A scene beside the current one was asked for as much as that one; a folder can be anything.)
    drops.isTrusted = { [unowned self] in !Self.isFolder($0) && isBesideScene($0) }
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
}
