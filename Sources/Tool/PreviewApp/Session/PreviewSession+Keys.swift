import Foundation
import SceneProtocol
import FrameLoop
import UIKit
import WindowSystem

/// The window's keys.
extension PreviewSession {
  /// Handles input that came to the window and not to the scene: keys, which come to both.
  func take(_ event: InputEvent) {
    guard !drops.take(event), case .keyPressed(let key, let isRepeat) = event, !takeModally(key),
      let chord = event.chord,
      let command = KeyTable.command(
        of: chord,
        isPaused: play.isPaused,
        isText: scenes.current?.takesText ?? false,
        isPresented: look.look.isPresented,
        hasTape: hearsTapeKeys
      ), !isRepeat || command.repeatsWhileHeld
    else { return }
    perform(command)
  }

  /// Performs a command of a key, a panel or the control socket.
  func perform(_ command: KeyCommand) {
    switch command {
    case .playOrPause: playOrPause()
    case .stepForward: step(1)
    case .tenForward: step(10)
    case .stepBack: step(-1)
    case .tenBack: step(-10)
    case .nextLine, .previousLine, .remainingLines: perform(tape: command)
    case .start where liveTape != nil: startTapeOver()
    case .start:
      play.forgetLength()
      seek(to: 0)
    case .slowMotion:
      play.toggleSlowMotion()
      speedDidChange()
    case .slower:
      play.slower()
      speedDidChange()
    case .faster:
      play.faster()
      speedDidChange()
    case .transportBar:
      bar.toggle()
      showRecording()
    case .loop: toggleLoop()
    case .loopStart: beginLoop()
    case .loopEnd: endLoop()
    case .reload: compile()
    case .restart: restart()
    case .stop: stop()
    case .foldMessage: messages.toggleFold()
    case .edit: openEditor()
    case .picker: if picker.isShown { picker.hide() } else { showPicker() }
    case .nextScene: chooseNext(1)
    case .previousScene: chooseNext(-1)
    case .zoomIn, .zoomOut, .actualSize, .fit, .grid, .background, .appearance, .reduceMotion,
      .showInput, .scaleOne, .scaleTwo, .scaleThree:
      perform(looking: command)
    case .laser:
      host.toggleLaser()
      showOnePointer()
    case .variants: showNextVariants()
    case .fullScreen: togglePresentation()
    case .onTop: host.toggleOnTop()
    case .screenshot: takePicture()
    case .figures: toggleFigures()
    case .keys: toggleSheet()
    case .palette: if picker.isShown { picker.hide() } else { showPalette() }
    case .copyPicture: copier.copy()
    case .recordInput: toggleRecording()
    case .inspector: inspector.toggle()
    case .inspectorWindow: inspector.toggleWindow()
    case .pickLayer: inspector.togglePick()
    case .hitPath: inspector.toggleLecture()
    case .depth: inspector.toggle(.depth)
    case .cost: inspector.toggle(.cost)
    case .trails: inspector.toggle(.trails)
    case .literals: toggleTuning()
    case .console: drawer.toggle()
    case .notes: notes.toggle()
    case .inspectedScreenshot: takePicture(isInspected: true)
    case .close: end(.success)
    }
  }

  /// Does what an entry of the picker stands for.
  func choose(_ item: PickerList.Item) {
    switch item {
    case .preview(let name): choose(preview: name)
    case .file(let file): open(file.path)
    case .command(let command): perform(command)
    case .layer(let pointer): inspector.inspect(at: pointer)
    }
  }

  private func toggleFigures() {
    hud.toggle()
    scenes.current?.send(.statistics(areReported: hud.isShown))
  }

  /// Writes it where the command was started: "card-0.500s.png", or with the first unused number.
  ///
  /// - Parameter isInspected: Whether it has what the inspector draws over the scene.
  private func takePicture(isInspected: Bool = false) {
    let name = (request.title as NSString).deletingPathExtension
    let time = String(format: "%.3f", play.time)
    let base = FileManager.default.currentDirectoryPath + "/\(name)-\(time)s"
    let path = (1...).lazy.map { $0 == 1 ? "\(base).png" : "\(base)-\($0).png" }
      .first { !FileManager.default.fileExists(atPath: $0) }
    guard let path else { return }
    scenes.current?.send(isInspected ? .inspectedPicture(path: path) : .picture(path: path))
  }

  /// Opens the scene at the message's place, or at its beginning.
  func openEditor() {
    let message = messages.message
    // (Compilers name files as they were typed.)
    let file = texts.count == 1 ? texts.first : message?.file ?? firstFile
    let path = URL(fileURLWithPath: file ?? request.absolutePath).standardizedFileURL.path
    do throws(Editor.Problem) {
      try Editor.open(path, line: message?.line, column: message?.column)
    } catch {
      tell(error.text)
      notice.say(error.text)
    }
  }
}
