import SceneProtocol
import X11Window

/// The visible scene, the next one, and the last picture of one that has ended.
///
/// The window is never empty: a scene appears before the one that it replaces goes.
final class SceneReloader {
  enum Event {
    /// The next one has something to show.
    case ready
    /// What is seen now is on the screen.
    case onScreen
    /// What the one that is seen says, or the next one where there is none.
    case report(SceneReport)
    case stuck(Bool)
    /// What the one that is seen has said is another.
    case said
    /// The engine warns of something, with the time of the scene in seconds and the addresses of the calls.
    case warned(String, time: Double, calls: [UInt64], SceneGeneration)
    /// One that does not answer says where it is, by addresses.
    case isAt([UInt64], SceneGeneration)
    /// One crashes, or has ended by itself with a message to show: the next one, or the one that is shown.
    case failed(ProcessOutcome, errorText: [UInt8], isNext: Bool)
    /// The one that is seen has ended, as scenes may.
    case closed
  }

  private let host: HostWindow
  /// What is seen.
  private(set) var current: SceneGeneration?
  /// What is to be seen as soon as it has something to show.
  private(set) var next: SceneGeneration?
  /// The previous scene, until the current one is on the screen: else a slow machine would show neither meanwhile.
  private var former: SceneGeneration?
  /// What was seen last of one that is no more, or that does not answer.
  private(set) var still: StillPicture?
  var onEvent: (Event) -> Void = { _ in }

  init(in host: HostWindow) { self.host = host }

  /// Whether there is anything to be seen.
  var isSomethingSeen: Bool { current != nil || still != nil }

  /// Starts a program, which takes the place of the one that is seen once it has something to show.
  ///
  /// It waits for `begin`. One that was to be next is not any more.
  ///
  /// - Parameters:
  ///   - program: Its file.
  ///   - scene: A process of it that waits already; `nil` to start one.
  /// - Throws: Why it cannot be started.
  func start(_ program: String, waiting scene: WaitingScene? = nil) throws(SystemError) {
    dropNext()
    if let scene { return take(scene) }
    take(try WaitingScene(starting: program))
  }

  /// Ends the one that was to be next, of which nothing more is reported.
  func dropNext() {
    next?.kill()
    next = nil
  }

  /// The same as `start(_:waiting:)` with a program that has been started.
  func take(_ scene: WaitingScene) {
    next = SceneGeneration(scene) { [unowned self] in take($1, of: $0) }
  }

  /// Tells the next one what to show; it is `ready` when it has drawn that.
  func begin(_ request: SceneRequest) {
    next?.begin(request, in: host.window, patience: patienceForNext)
  }

  /// How long the next scene may be silent until it is ready, in seconds.
  ///
  /// While another one is visible there is time: twice as much as usual, and three times what that one took itself.
  private var patienceForNext: Double {
    guard let current else { return Heartbeat.usualPatience }
    return max(2 * Heartbeat.usualPatience, 3 * (current.preparation ?? 0))
  }

  /// Puts the next one, which is ready, before the one that is seen, which ends when the other is on the screen.
  ///
  /// - Parameter plays: Whether its time goes on then.
  /// - Returns: The one that is seen now; `nil` where there is no next one.
  func showNext(plays: Bool) -> SceneGeneration? {
    guard let next, let window = next.window else { return nil }
    host.take(next)
    let old = visible
    if let window = old?.window { next.window?.place(above: window) } else { window.lower() }
    window.place(host.sceneFrame)
    next.show(plays: plays)
    // (One that has not come on the screen is not waited for any more.)
    if old === former { current?.end() } else { endFormer() }
    (former, current, self.next) = (old, next, nil)
    return next
  }

  /// The scene that is on the screen: the former one until the current one is.
  private var visible: SceneGeneration? {
    guard let current, !current.isOnScreen else { return current }
    return former ?? current
  }

  /// Nothing of what was seen before is needed any more.
  private func noteOnScreen() {
    dropPicture()
    endFormer()
    onEvent(.onScreen)
  }

  private func endFormer() {
    former?.end()
    former = nil
  }

  /// Puts the parts of the window where they belong.
  func place() { current?.window?.place(host.sceneFrame) }

  /// Ends what is not wanted at all, or does not answer; its last picture stays.
  ///
  /// - Returns: Whether there was one.
  func stop() -> Bool {
    if let next {
      next.kill()
      self.next = nil
    } else if let current {
      keepPicture(of: current)
      endFormer()
      current.kill()
      self.current = nil
    } else {
      return false
    }
    return true
  }

  /// Ends them all, the one that is seen in its own time.
  func end(onGone: @escaping () -> Void) {
    dropNext()
    endFormer()
    guard let current else { return onGone() }
    current.end(onGone: onGone)
  }

  private func take(_ event: SceneGeneration.Event, of generation: SceneGeneration) {
    if generation === former { return noteFormer(event) }
    guard generation === current || generation === next else { return }
    switch event {
    case .ready: if generation === next { onEvent(.ready) }
    case .onScreen: if generation === current { noteOnScreen() }
    case .report(let report):
      // (Of a tape the next one says what it has played before it is seen.)
      if report.isOfTape, generation !== (next ?? current) { return }
      // (That the next one has no window to show is a message for the user.)
      if generation === current || current == nil || report == .isWindowless || report.isOfTape {
        onEvent(.report(report))
      }
    case .crashing(let signal):
      keepPicture(of: generation)
      fail(.signalled(signal), generation)
    case .stuck(let isStuck):
      if isStuck { keepPicture(of: generation) } else { dropPicture() }
      onEvent(.stuck(isStuck))
      if isStuck { generation.askWhereItIs() }
    case .warned(let text, let time, let calls):
      onEvent(.warned(text, time: time, calls: calls, generation))
    case .said: if generation === current || current == nil { onEvent(.said) }
    case .isAt(let calls): onEvent(.isAt(calls, generation))
    case .ended(let outcome): noteEnd(outcome, of: generation)
    }
  }

  /// What was seen before is of no interest, but for what it leaves when it ends by itself, and for the end of a press
  /// that the current one has from it.
  private func noteFormer(_ event: SceneGeneration.Event) {
    switch event {
    case .report(.input(let entry)): current?.send(.formerInput([entry]))
    case .ended:
      former?.clean()
      former = nil
    default: break
    }
  }

  /// Reports a failure; if the current scene failed, no longer waits for it to appear.
  private func fail(_ outcome: ProcessOutcome, _ generation: SceneGeneration) {
    if generation === current { endFormer() }
    onEvent(.failed(outcome, errorText: generation.errorText, isNext: generation === next))
  }

  /// Copies a scene's visible pixels before a message covers them: covered pixels cannot be read.
  private func keepPicture(of generation: SceneGeneration) {
    guard generation === current, still == nil else { return }
    still = visible?.window?.stillPicture()
  }

  private func dropPicture() {
    still?.remove()
    still = nil
  }

  private func noteEnd(_ outcome: ProcessOutcome, of generation: SceneGeneration) {
    if outcome == .exited(0), generation === current || !isSomethingSeen { return onEvent(.closed) }
    let isNext = generation === next
    if isNext {
      next = nil
    } else {
      keepPicture(of: generation)
      endFormer()
      current = nil
    }
    generation.clean()
    onEvent(.failed(outcome, errorText: generation.errorText, isNext: isNext))
  }
}
