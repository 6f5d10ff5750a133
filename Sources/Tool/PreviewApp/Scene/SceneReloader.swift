import SceneProtocol
import X11Window

/// The scene that is seen, the one that is to be seen next, and the last picture of one that is no more.
///
/// At no moment is there nothing: one comes before the one that it takes the place of goes.
final class SceneReloader {
  enum Event {
    /// The next one is seen now.
    case shown(SceneGeneration)
    /// What the one that is seen says, or the next one where there is none.
    case report(SceneReport)
    case stuck(Bool)
    /// One crashes, or has ended by itself with something to be told of.
    case failed(ProcessOutcome, errorText: [UInt8])
    /// The one that is seen has ended, as scenes may.
    case closed
  }

  private let host: HostWindow
  /// What is seen.
  private(set) var current: SceneGeneration?
  /// What is to be seen as soon as it has something to show.
  private(set) var next: SceneGeneration?
  /// Whether the next one waits for `release()` even when it has something to show.
  private(set) var isNextHeld = false
  private var isNextReady = false
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
  /// - Parameter program: Its file.
  /// - Throws: Why it cannot be started.
  func start(_ program: String) throws(SystemError) {
    next?.kill()
    next = nil
    (isNextHeld, isNextReady) = (false, false)
    take(try WaitingScene(starting: program))
  }

  /// The same with a program that has been started.
  func take(_ scene: WaitingScene) {
    next = SceneGeneration(scene) { [unowned self] in take($1, of: $0) }
  }

  /// Tells the next one what to show.
  ///
  /// - Parameters:
  ///   - request: What.
  ///   - isHeld: Whether it waits for `release()`.
  func begin(_ request: SceneRequest, isHeld: Bool = false) {
    isNextHeld = isHeld
    next?.begin(request, in: host.window)
  }

  /// Shows one that was held as soon as it has something to show.
  func release() {
    isNextHeld = false
    if isNextReady { showNext() }
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
      current.kill()
      self.current = nil
    } else {
      return false
    }
    return true
  }

  /// Ends them all, the one that is seen in its own time.
  func end(onGone: @escaping () -> Void) {
    next?.kill()
    next = nil
    guard let current else { return onGone() }
    current.end(onGone: onGone)
  }

  private func take(_ event: SceneGeneration.Event, of generation: SceneGeneration) {
    guard generation === current || generation === next else { return }
    switch event {
    case .ready: if generation === next { noteReady() }
    case .report(let report):
      // (That the next one has no window to show is for a person to know.)
      if generation === current || current == nil || report == .isWindowless {
        onEvent(.report(report))
      }
    case .crashing(let signal):
      keepPicture(of: generation)
      onEvent(.failed(.signalled(signal), errorText: generation.errorText))
    case .stuck(let isStuck):
      if isStuck { keepPicture(of: generation) } else { dropPicture() }
      onEvent(.stuck(isStuck))
    case .ended(let outcome): noteEnd(outcome, of: generation)
    }
  }

  private func noteReady() {
    isNextReady = true
    if !isNextHeld { showNext() }
  }

  /// The new one is put before the old one, which then ends.
  private func showNext() {
    guard let next, let window = next.window else { return }
    host.take(next)
    if let old = current?.window { window.place(above: old) } else { window.lower() }
    window.place(host.sceneFrame)
    next.send(.show)
    let old = current
    (current, self.next) = (next, nil)
    onEvent(.shown(next))
    dropPicture()
    old?.end()
  }

  /// Copies what is seen of a scene, before something is said over it: what is covered cannot be had any more.
  private func keepPicture(of generation: SceneGeneration) {
    guard generation === current, still == nil else { return }
    still = generation.window?.stillPicture()
  }

  private func dropPicture() {
    still?.remove()
    still = nil
  }

  private func noteEnd(_ outcome: ProcessOutcome, of generation: SceneGeneration) {
    if outcome == .exited(0), generation === current || !isSomethingSeen { return onEvent(.closed) }
    if generation === current {
      keepPicture(of: generation)
      current = nil
    } else {
      next = nil
      (isNextHeld, isNextReady) = (false, false)
    }
    generation.clean()
    onEvent(.failed(outcome, errorText: generation.errorText))
  }
}
