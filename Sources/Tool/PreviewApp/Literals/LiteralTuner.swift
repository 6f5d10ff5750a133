internal import Foundation
import FrameLoop
import SceneProtocol

/// Shows a save that changes nothing but literals without the compiler: the program is there already, and takes the
/// values when it starts.
///
/// It is built beside the scene that is seen, once that has been on the screen for a while, so that no picture is
/// later for it. One of its processes is started ahead, and waits for the values.
final class LiteralTuner {
  /// How long a scene is seen before its program is built, in seconds: the next save may come soon.
  static let patience = 1.5
  /// When it is tried again to build a program, in seconds, and how often at most.
  private static let (retryDelay, mostFailures) = (5.0, 3)

  /// The program, and the texts that it is of.
  private(set) var scene: TunableScene?
  /// The program of the same text that has its values built in.
  private var basis: String?
  private var job: TunableJob?
  private var spare: WaitingScene?
  private var failures = 0
  private let timer = WakeTimer()
  /// Called when the program is there.
  var onReady: () -> Void = {}
  /// Called when there is none of this text.
  var onNone: () -> Void = {}

  /// Builds the program later, unless there is one of this text.
  ///
  /// - Parameters:
  ///   - request: The scene.
  ///   - program: The program that was compiled of it.
  ///   - delay: How much later, in seconds.
  func prepare(
    _ request: PreviewRequest,
    for program: SceneProgram,
    at delay: Double = LiteralTuner.patience
  ) {
    guard basis != program.path else { return }
    guard delay > 0 else { return build(request, for: program) }
    timer.onWake = { [unowned self] in build(request, for: program) }
    timer.set(delay)
  }

  private func build(_ request: PreviewRequest, for program: SceneProgram) {
    cancel()
    basis = program.path
    // (A scene that cannot be tuned is compiled, as any other.)
    job = try? TunableJob(request) { [unowned self] result in
      job = nil
      take(result, of: request, program)
    }
    if job == nil { onNone() }
  }

  private func take(
    _ result: TunableJob.Result,
    of request: PreviewRequest,
    _ program: SceneProgram
  ) {
    failures += 1
    switch result {
    case .failed where failures < Self.mostFailures:
      basis = nil
      prepare(request, for: program, at: Self.retryDelay)
    case .built(let built):
      (scene, failures) = (built, 0)
      startAhead()
      onReady()
    case .none, .failed:
      (scene, failures) = (nil, 0)
      onNone()
    }
  }

  /// Whether it is known that there is no such program.
  var hasNone: Bool { basis != nil && job == nil && scene == nil }

  /// Builds nothing for now, as something else is compiled.
  ///
  /// The program that is there stays.
  func cancel() {
    timer.set(nil)
    if job != nil { basis = nil }
    job?.cancel()
    job = nil
  }

  /// Forgets the program.
  func drop() {
    cancel()
    endSpare()
    (scene, basis, failures) = (nil, nil, 0)
  }

  /// The program with the values of the files as they are now.
  ///
  /// - Parameter paths: The absolute paths of the files that have changed.
  /// - Returns: The program; `nil` where the scene has to be compiled.
  func program(forChangesIn paths: Set<String>) -> SceneProgram? {
    guard let scene, paths.isSubset(of: scene.files.map(\.path)) else { return nil }
    return scene.texts.flatMap(scene.program)
  }

  // MARK: - The process that is started ahead

  /// Starts the process that the next values go to, unless it waits already.
  func startAhead() {
    guard spare == nil, let scene else { return }
    spare = try? WaitingScene(starting: scene.program.path)
  }

  /// The process that waits, if it is of this program and has not ended meanwhile.
  func takeSpare(of program: String) -> WaitingScene? {
    guard scene?.program.path == program else { return nil }
    if spare?.hasEnded == true { endSpare() }
    defer { spare = nil }
    return spare
  }

  private func endSpare() {
    guard let spare else { return }
    SceneGeneration(spare) { _, _ in }.kill()
    self.spare = nil
  }

  isolated deinit {
    job?.cancel()
    endSpare()
  }
}

extension TunableScene {
  /// The files as they are now; `nil` where one cannot be read.
  var texts: [[UInt8]]? {
    let texts = files.compactMap { FileManager.default.contents(atPath: $0.path).map(Array.init) }
    return texts.count == files.count ? texts : nil
  }
}
