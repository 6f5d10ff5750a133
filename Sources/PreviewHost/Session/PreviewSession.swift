import CoreGraphics
internal import Dispatch
internal import Foundation
internal import Glibc
import SceneProtocol
import Stage
import UIKit
import X11Window

/// A scene that is worked on: compiled when it is saved, shown when it is ready, and never lost from sight by a
/// mistake.
final class PreviewSession {
  let request: PreviewRequest
  let host: HostWindow
  let messages: MessagePanel
  private let watch: FileWatch?
  private var job: CompileJob?
  /// What is seen.
  private(set) var current: SceneGeneration?
  /// What is to be seen as soon as it has something to show.
  private var next: SceneGeneration?
  /// The last picture of a scene that is no more.
  private var still: StillPicture?
  var play = PlayState()
  /// The program that was started last.
  private var program: String?
  /// A program that waits for what the one before wants to keep.
  private var waiting: String?
  private var isEnding = false
  /// When the file was last saved, or compiling began.
  private var changed = ContinuousClock.now
  /// Called when it is over; what to exit with.
  var onEnd: (ExitCode) -> Void = { _ in }

  /// How long a window may take to come up, in seconds, before it comes up without a scene.
  private static let patience = 1.0
  /// How long a scene may take to say what it wants to keep, in seconds.
  private static let keepingPatience = 0.05

  init(_ request: PreviewRequest, connection: X11Connection) throws {
    self.request = request
    let size = request.size.map { CGSize(width: $0.width, height: $0.height) }
    host = try HostWindow(
      connection: connection,
      title: request.title,
      size: size,
      scale: request.scale
    )
    messages = try MessagePanel(in: host)
    watch = FileWatch()
    host.onClose = { [unowned self] in end(.success) }
    host.onConnectionLost = { [unowned self] reason in
      Console.write("pegbar: the display is gone: \(reason)\n", to: .error)
      end(.unavailable)
    }
    host.onResize = { [unowned self] in layOut() }
    host.onInput = { [unowned self] in take($0) }
    messages.onClick = { [unowned self] in openEditor() }
    watch?.onChange = { [unowned self] in compile() }
  }

  /// Compiles, and shows what comes of it.
  func start() {
    watch?.watch([request.absolutePath])
    host.note = "Compiling \(request.title) …"
    compile()
    // A scene that is there at once needs no word; one that is not should not leave a person waiting for a window.
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.showWindow() }
    }
  }

  func end(_ code: ExitCode) {
    guard !isEnding else { return }
    isEnding = true
    job?.cancel()
    next?.kill()
    host.hide()
    // (The scene ends in order while the window that it is a part of is there.)
    let finish = { [host, onEnd] in
      host.close()
      onEnd(code)
    }
    if let current { current.end(onGone: finish) } else { finish() }
  }

  func showWindow() {
    do {
      try host.show()
    } catch {
      Console.write("pegbar: \(error)\n", to: .error)
      end(.unavailable)
    }
  }

  // MARK: - Compiling

  func compile() {
    job?.cancel()
    changed = .now
    do throws(SpawnedProcess.Failure) {
      job = try CompileJob(request) { [unowned self] report in
        job = nil
        take(report)
      }
    } catch {
      messages.show(.cannotStart(request.command, error))
    }
  }

  private func take(_ report: CompileReport) {
    guard let program = report.program else {
      var message = PanelMessage(report)
      if let key = KeyTable.name(of: .edit) { message.hint = "Click, or \(key), to open it." }
      messages.show(message)
      return showWindow()
    }
    guard let current, !current.isCrashing else { return start(program) }
    // It is asked what it wants to keep, and not waited for long.
    waiting = program
    current.send(.keep)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.keepingPatience) { [weak self] in
      MainActor.assumeIsolated { self?.startWaiting() }
    }
  }

  private func startWaiting() {
    guard let program = waiting else { return }
    waiting = nil
    start(program)
  }

  /// Starts a program of the scene where the play state is.
  ///
  /// - Parameters:
  ///   - program: Its file.
  ///   - time: Where it begins, in seconds; `nil` for where the play state is.
  ///   - replay: Whether it is given all input again that the one before was given.
  private func start(_ program: String, at time: Double? = nil, replay: Bool = false) {
    next?.kill()
    self.program = program
    var scene = SceneRequest(
      mode: .window,
      sourcePath: request.shownPath,
      title: request.title,
      previewName: request.sceneName,
      size: request.size ?? (host.hasChosenSize ? host.wholeSize : nil),
      scale: request.scale,
      time: time ?? (current == nil && still == nil ? 0 : play.time)
    )
    scene.reportsStatistics = request.isVerbose
    (scene.isPaused, scene.speed, scene.kept) = (play.isPaused, play.speed, play.kept)
    if replay { scene.replay = play.input } else { play.forgetInput() }
    do {
      next = try SceneGeneration(program, scene, in: host.window) { [unowned self] in
        take($1, of: $0)
      }
      next?.startTime = scene.time
    } catch {
      messages.show(.cannotStart(program, error))
    }
  }

  /// Shows an earlier frame: the scene is made anew and goes there, with the same input.
  func goBack(to time: Double) {
    guard let program else { return }
    play.note(time: time)
    start(program, at: time, replay: true)
  }

  /// Begins anew, with nothing kept.
  func restart() {
    play.restart()
    guard let program else { return compile() }
    start(program, at: 0)
    compile()
  }

  // MARK: - Scenes

  private func take(_ event: SceneGeneration.Event, of generation: SceneGeneration) {
    guard generation === current || generation === next else { return }
    switch event {
    case .ready: if generation === next { showNext() }
    case .report(let report): take(report, of: generation)
    case .crashing:
      note(.signalled(SIGILL), of: generation)
    case .stuck(let isStuck): note(isStuck: isStuck)
    case .ended(let outcome): noteEnd(outcome, of: generation)
    }
  }

  private func take(_ report: SceneReport, of generation: SceneGeneration) {
    switch report {
    case .kept(let values):
      play.kept = values
      startWaiting()
    case .frame(let time, _): if generation === current { play.note(time: time) }
    case .input(let line): if generation === current { play.note(input: line) }
    case .failed(let reason):
      messages.show(
        PanelMessage(
          kind: .cannotRun,
          title: "Nothing to show",
          text: "\(request.title): \(reason)"
        )
      )
      showWindow()
    case .picture(let path, let problem):
      Console.write(
        "pegbar: \(problem.map { "no picture: \($0)" } ?? "wrote \(path)")\n",
        to: .error
      )
    default: break
    }
  }

  /// The new one is put before the old one, which then ends.
  private func showNext() {
    guard let next, let window = next.window else { return }
    self.next = nil
    host.take(sceneSize: next.wantedSize)
    if let old = current?.window { window.place(above: old) } else { window.lower() }
    window.place(host.sceneFrame)
    next.send(.show)
    showWindow()
    let old = current
    current = next
    play.note(time: next.startTime)
    messages.hide()
    still?.remove()
    still = nil
    old?.end()
    host.note = ""
    showTitle()
    if request.isVerbose {
      Console.write("pegbar: shown \(changed.duration(to: .now)) after the save\n", to: .error)
    }
  }

  private func note(isStuck: Bool) {
    guard isStuck else {
      if messages.message?.kind == .hangs { messages.hide() }
      return
    }
    let key = KeyTable.name(of: .stop) ?? ""
    messages.show(
      PanelMessage(
        kind: .hangs,
        title: "The scene does not answer",
        text:
          "\(request.title) has drawn nothing for two seconds: it may be in a loop without an end.",
        hint: "\(key) ends it; the next save starts it again."
      )
    )
    showWindow()
  }

  private func note(_ outcome: SpawnedProcess.Outcome, of generation: SceneGeneration) {
    messages.show(PanelMessage(outcome, errorText: generation.errorText, path: request.shownPath))
    showWindow()
  }

  private func noteEnd(_ outcome: SpawnedProcess.Outcome, of generation: SceneGeneration) {
    // It has closed its window by itself, as scenes may, or never wanted one.
    if outcome == .exited(0), generation === current || current == nil && still == nil {
      return end(.success)
    }
    if generation === current {
      still = generation.window?.stillPicture()
      current = nil
    } else {
      next = nil
    }
    generation.clean()
    note(outcome, of: generation)
  }

  /// Ends a scene that does not answer; its last picture stays.
  func stop() {
    if let next {
      next.kill()
      self.next = nil
    } else if let current {
      still = current.window?.stillPicture()
      current.kill()
      self.current = nil
    }
    messages.show(
      PanelMessage(
        kind: .crashed,
        title: "The scene was ended",
        text: "This is its last picture.",
        hint: "The next save starts it again, and so does \(KeyTable.name(of: .reload) ?? "")."
      )
    )
  }

  // MARK: - The window

  private func layOut() {
    current?.window?.place(host.sceneFrame)
    messages.layOut()
  }

  /// The scene's name, and how it is played where that is not as usual.
  func showTitle() {
    var parts = [request.title]
    if let name = request.sceneName { parts.append(name) }
    if play.speed != 1 { parts.append("\(Self.text(play.speed))×") }
    if play.isPaused { parts.append("paused") }
    host.title = parts.joined(separator: " — ")
  }

  private static func text(_ speed: Double) -> String {
    speed == speed.rounded() ? "\(Int(speed))" : "\(speed)"
  }
}
