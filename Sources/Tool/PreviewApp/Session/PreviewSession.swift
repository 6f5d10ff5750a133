import CoreGraphics
internal import Dispatch
internal import Foundation
import SceneProtocol
import FrameLoop
import UIKit
import X11Window

/// A scene that is worked on: compiled when it is saved, shown when it is ready, and never lost from sight by a
/// mistake.
final class PreviewSession {
  private(set) var request: PreviewRequest
  let host: HostWindow
  let sizes: SizeMemory
  private(set) lazy var copier = PictureCopier(of: scenes, on: host.window.connection)
  private(set) lazy var drops = SceneDrops(self)
  let messages: MessagePanel
  let scenes: SceneReloader
  let loopTimer = LoopTimer()
  /// The parts of the window that a person asks for.
  let bar: TransportBar
  let sheet: KeySheet
  let hud: Hud
  let notice: Notice
  let picker: Picker
  let sign: RecordingSign
  var recording = InputRecording()
  var play = PlayState()
  /// The names of the file's previews, as far as they are known.
  var previews: [String] = []
  /// Whether a frame was asked for that is not seen yet, and the one to be asked for then.
  var isSeeking = false
  var wantedTime: Double?
  /// Whether time goes on when the line of time is let go.
  var goesOnAfterHold = false
  /// How often the scene has been shown anew after a save.
  var reloads = 0
  /// Whether the scene that is to come is a reload.
  var isReload = false
  /// Who waits for something to be done.
  var settlement = Settlement()
  private var control: ControlSocket?
  var look: LookState
  private let watch: FileWatch?
  /// What tells of another theme of the desktop's.
  private var settingsWatch: SettingsWatch?
  private(set) var job: CompileJob?
  /// The program that was started last.
  private(set) var program: SceneProgram?
  /// Whether the next scene waits for what the one that is seen wants to keep.
  private var isWaitingForValues = false
  /// Whether the scene that is seen is of another file than the one that is compiled.
  private var isOtherScene = false
  private var isEnding = false
  /// When the file was last saved, or compiling began.
  private(set) var changed = ContinuousClock.now
  /// Called when it is over; what to exit with.
  var onEnd: (ExitCode) -> Void = { _ in }

  /// How long a window may take to come up, in seconds, before it comes up without a scene.
  private static let patience = 1.0
  /// How long a scene may take to say what it wants to keep, in seconds.
  private static let keepingPatience = 0.05

  init(_ request: PreviewRequest, connection: X11Connection) throws {
    self.request = request
    sizes = SizeMemory(request, on: connection)
    let size = (request.size ?? sizes.size).map { CGSize(width: $0.width, height: $0.height) }
    look = LookState(
      scale: request.scale,
      reducesMotion: request.reducesMotion || connection.wantsNoAnimations,
      showsInput: request.showsInput
    )
    look.follow(desktopIsDark: request.appearance.map { $0 == .dark } ?? connection.wantsDark)
    host = try HostWindow(
      connection: connection,
      title: request.title,
      size: size,
      scale: request.scale
    )
    messages = MessagePanel(in: host)
    scenes = SceneReloader(in: host)
    bar = TransportBar(in: host)
    sheet = KeySheet(in: host)
    notice = Notice(in: host)
    hud = Hud(in: host)
    picker = Picker(in: host)
    sign = RecordingSign(in: host)
    watch = FileWatch()
    host.onClose = { [unowned self] in end(.success) }
    host.onConnectionLost = { [unowned self] reason in
      tell("the display is gone: \(reason)")
      end(.unavailable)
    }
    host.onResize = { [unowned self] in layOut() }
    host.onInput = { [unowned self] in take($0) }
    scenes.onEvent = { [unowned self] in take($0) }
    messages.onClick = { [unowned self] in
      if messages.subject == .drop { say(nil, of: .drop) } else { openEditor() }
    }
    watch?.onChange = { [unowned self] in filesDidChange($0) }
    sizes.watch(host)
    settingsWatch = SettingsWatch(connection) { [unowned self] in followDesktop() }
    connectParts()
  }

  /// Shows the program that there is of the scene as it is, or compiles one.
  func start() {
    listen()
    if let ready = request.ready {
      program = ready.program
      scenes.take(ready.scene)
      begin(at: 0)
      // (It may have been saved while all this came up.)
      if ContentHash(ofFile: request.absolutePath)?.hash != ready.textHash { compile() }
    } else {
      compile()
    }
    // A scene that is there at once needs no word; one that is not should not leave a person waiting for a window.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.showWindow() }
    }
  }

  /// Looks after the file, and for who asks about it.
  private func listen() {
    watchFiles()
    control = ControlSocket(of: request.absolutePath) { [unowned self] in answer($0, $1) }
  }

  /// The scene's text, and what the scene that is seen has read.
  func watchFiles() {
    watch?.watch((scenes.current?.usedFiles ?? []).union([request.absolutePath]))
  }

  /// Text is compiled; for anything else the program is made to read it again.
  private func filesDidChange(_ paths: Set<String>) {
    guard let program, !paths.contains(request.absolutePath) else { return compile() }
    guard job == nil else { return }
    changed = .now
    isReload = true
    start(program)
  }

  /// Is about another scene from now on, of which there is nothing yet.
  func turn(to other: PreviewRequest) {
    endRecording(because: "another scene was opened")
    control?.close()
    sizes.turn(to: other)
    request = other
    (previews, program) = ([], nil)
    isOtherScene = true
    isWaitingForValues = false
    listen()
  }

  func end(_ code: ExitCode) {
    guard !isEnding else { return }
    isEnding = true
    endRecording()
    job?.cancel()
    control?.close()
    sizes.save()
    host.hide()
    // (The scene ends in order while the window that it is a part of is there.)
    copier.waitUntilDone { [scenes, host, copier, onEnd] in
      scenes.end {
        copier.handOver {
          host.close()
          onEnd(code)
        }
      }
    }
  }

  /// Shows the window, which says what it waits for where there is nothing else to see.
  func showWindow() {
    guard !isEnding else { return }
    if !scenes.isSomethingSeen, job != nil { host.note = "Compiling \(request.title) …" }
    do {
      try host.show()
    } catch {
      tell("\(error)")
      end(.unavailable)
    }
  }

  /// Puts all parts of the window where they belong.
  func layOut() {
    scenes.place()
    messages.layOut()
    bar.layOut()
    sheet.layOut()
    hud.layOut()
    picker.layOut()
    notice.layOut()
    sign.layOut()
    drops.layOut()
    sizes.noteSize()
  }

  // MARK: - Compiling

  func compile() {
    job?.cancel()
    changed = .now
    do throws(SystemError) {
      job = try CompileJob(request) { [unowned self] report in
        job = nil
        take(report)
        settleIfDone()
      }
    } catch {
      say(.cannotStart(request.command, error), of: .text)
    }
  }

  private func take(_ report: CompileReport) {
    host.note = ""
    Console.write(report.text, to: .error)
    guard let program = report.program else { return say(PanelMessage(report), of: .text) }
    if messages.isSaying(of: .text), !request.isQuiet {
      tell("\(request.shownPath) compiles again")
    }
    messages.say(nil, of: .text)
    // What the one before wants to keep is nothing to another.
    isReload = scenes.isSomethingSeen && !isOtherScene
    if isOtherScene { start(program, at: 0) } else { start(program) }
    isOtherScene = false
  }

  // MARK: - Starting scenes

  /// Starts a program of the scene where the play state is, with what the one before wants to keep.
  private func start(_ program: SceneProgram) {
    guard spawn(program) else { return }
    guard let current = scenes.current, !current.isCrashing else { return begin() }
    // It is asked what that is while the new one comes up, and not waited for long.
    isWaitingForValues = true
    current.send(.keep)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.keepingPatience) { [weak self] in
      MainActor.assumeIsolated { self?.take(kept: nil) }
    }
  }

  /// Starts a program of the scene.
  ///
  /// - Parameters:
  ///   - program: Which.
  ///   - time: Where it begins, in seconds.
  ///   - replay: Whether it is given all input again that the one before was given.
  ///   - isHeld: Whether it is shown only when it is let go.
  func start(
    _ program: SceneProgram,
    at time: Double,
    replay: Bool = false,
    isHeld: Bool = false
  ) {
    isWaitingForValues = false
    isReload = false
    if spawn(program) { begin(at: time, replay: replay, isHeld: isHeld) }
  }

  private func spawn(_ program: SceneProgram) -> Bool {
    do throws(SystemError) {
      try scenes.start(program.path)
      self.program = program
      return true
    } catch {
      say(.cannotStart(program.path, error), of: .scene)
      giveUpSeeking()
      return false
    }
  }

  /// Takes what a scene wants to keep, or that it does not say so in time.
  func take(kept values: [String: String]?) {
    guard isWaitingForValues else { return }
    isWaitingForValues = false
    if let values { play.kept = values }
    begin()
  }

  private func begin(at time: Double? = nil, replay: Bool = false, isHeld: Bool = false) {
    var scene = SceneRequest(
      mode: .window,
      sourcePath: request.shownPath,
      title: request.title,
      previewName: request.sceneName,
      size: request.size ?? (host.hasChosenSize ? host.wholeSize : nil),
      scale: look.scale,
      time: time ?? (scenes.isSomethingSeen ? play.time : 0)
    )
    scene.previewLines = program?.previewLines
    scene.reportsStatistics = request.isVerbose
    scene.kept = play.kept
    look.complete(&scene, in: host)
    if replay {
      scene.replay = play.tape
    } else {
      if recording.isUnwritten { endRecording(because: "the scene was changed") }
      play.forgetInput()
    }
    scene.tellsTargets = recording.state != .off
    scenes.begin(scene, isHeld: isHeld)
  }

  /// The preview that is shown is another than was asked for.
  func choosePreview(_ name: String) { request.sceneName = name }

  /// Shows another of the file's previews, from its start.
  func choose(preview name: String) {
    endRecording(because: "another preview was chosen")
    request.sceneName = name
    play.restart()
    guard let program else { return compile() }
    start(program, at: 0)
  }
}
