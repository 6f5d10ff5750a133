import CoreGraphics
import DisplaySupport
import Foundation
import Glibc
import InputMethodServer
import Synchronization
import Testing

/// A scene in its real window, on a virtual display of its own; positions in the window's pixels.
final class LiveScene {
  let display: VirtualDisplay
  /// Where its window is.
  var window: DisplayWindow { manager.current(shown) }
  private let shown: DisplayWindow
  /// The process of the command.
  let process: pid_t
  private let manager: any DesktopManager
  /// What makes words of letters there, where something was to.
  private(set) var inputMethod: InputMethodServer?

  /// How long to wait for what a slow machine may take long for, in seconds.
  ///
  /// It ends what hangs, and nothing else: beside many others a compiler was seen to take more than a minute.
  private static let patience = 300.0

  private init(process: pid_t, display: VirtualDisplay, manager: any DesktopManager) async throws {
    var window: DisplayWindow?
    let hasCome = try await DisplaySupport.waitUntil(seconds: Self.patience) {
      window = manager.nextShownWindow()
      if window == nil, !Self.runs(process) { throw LiveSceneError.ended }
      return window != nil
    }
    guard hasCome, let window else { throw LiveSceneError.noWindow }
    (self.process, self.display, self.manager, shown) = (process, display, manager, window)
  }

  /// What the command has written to standard output so far.
  var output: String {
    (try? String(contentsOfFile: "/proc/\(process)/fd/1", encoding: .utf8)) ?? ""
  }

  private static func runs(_ process: pid_t) -> Bool { kill(process, 0) == 0 }

  /// What an ended command has not shown never comes.
  private func requireRunning() throws {
    guard Self.runs(process) else { throw LiveSceneError.ended }
  }

  // MARK: The user's input

  /// Clicks with the left button; returns when the server has taken the click.
  func click(_ x: Int, _ y: Int) throws { try display.click(x: window.x + x, y: window.y + y) }

  /// Moves the pointer.
  func move(_ x: Int, _ y: Int) throws { try display.move(x: window.x + x, y: window.y + y) }

  /// Presses a key and lets it go; returns when the server has taken it.
  func key(_ name: String) throws { try display.key(name) }

  /// Clicks the window's close button.
  func close() { manager.askToClose(window) }

  /// Waits until the scene's process is gone, whatever made it end.
  func waitForEnd() async throws {
    let hasEnded = try await DisplaySupport.waitUntil(seconds: Self.patience) {
      !Self.runs(process)
    }
    guard hasEnded else { throw LiveSceneError.doesNotEnd }
  }

  /// Waits until what was begun is done, in the scene and around it: more than a second without a wake-up, as the
  /// window asks a scene once whether it is stuck, a second after its last frame.
  func waitUntilSettled() async throws {
    var last = (count: -1, since: monotonicTime())
    let isSettled = try await DisplaySupport.waitUntil(seconds: Self.patience) {
      let count = try ProcessCounters(of: process).wakeUps
      if count != last.count { last = (count, monotonicTime()) }
      return monotonicTime() - last.since > 1.3
    }
    #expect(isSettled, "it wakes up again and again")
  }

  /// Kills the display's server under the scene.
  func crashDisplay() throws {
    manager.leave()
    try display.crash()
  }

  // MARK: What the user sees

  /// What the window shows now.
  func picture() throws -> ScenePicture { try ScenePicture(of: window, on: display) }

  /// Looks at the window over and over until the condition holds.
  ///
  /// - Returns: What `sample` made of each picture, the last included.
  /// - Throws: `LiveSceneError.ended` when the command has ended before.
  func watch<Sample>(
    _ sample: (ScenePicture) -> Sample,
    until condition: (ScenePicture) -> Bool,
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [Sample] {
    var samples: [Sample] = []
    let hasHappened = try await DisplaySupport.waitUntil(seconds: Self.patience) {
      let picture = try picture()
      samples.append(sample(picture))
      if condition(picture) { return true }
      try requireRunning()
      return false
    }
    try #require(hasHappened, comment, sourceLocation: sourceLocation)
    return samples
  }

  /// Does something again, up to ten times, until it has shown what it should.
  ///
  /// A slow machine may skip the frames in the middle of one short animation.
  func again(
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ attempt: () async throws -> Bool
  ) async throws {
    for _ in 0..<10 where try await attempt() { return }
    Issue.record(comment, sourceLocation: sourceLocation)
  }

  /// Waits until the condition holds for what the window shows.
  func expect(
    _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (ScenePicture) -> Bool
  ) async throws {
    _ = try await watch({ _ in }, until: condition, comment, sourceLocation: sourceLocation)
  }

  /// Waits until the window shows exactly the pixels of a picture drawn without a display.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - barHeight: Rows at the window's lower edge that are not the scene's.
  ///   - sourceLocation: The test's.
  /// - Throws: When it does not come to that.
  func expect(
    _ image: CGImage,
    barHeight: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var difference: String?
    _ = try await DisplaySupport.waitUntil(seconds: Self.patience) {
      difference = try picture().difference(from: image, barHeight: barHeight)
      if difference == nil { return true }
      try requireRunning()
      return false
    }
    let comment = Comment(rawValue: difference ?? "")
    try #require(difference == nil, comment, sourceLocation: sourceLocation)
  }
}

extension LiveScene {
  /// What manages the windows of a display.
  enum Desktop {
    /// The little that a test needs: windows are where they want to be.
    case bare
    /// Openbox, with its frames.
    case openbox
  }

  /// Opens a scene with the built command on a display of its own, runs `body`, and
  /// clicks the close button unless the scene has ended by then.
  ///
  /// - Parameters:
  ///   - arguments: The command's; the scene's file is one of them.
  ///   - directory: The directory that the command runs in.
  ///   - input: The file that is its standard input.
  ///   - environment: Variables beside the test's own.
  ///   - desktop: What manages the windows.
  ///   - hasInputMethod: Whether the desktop has an input method.
  ///   - screen: The screen's size, in pixels.
  ///   - body: The user's input, and checks of what is visible.
  /// - Returns: How the command ended, and what `body` returned.
  /// - Throws: `LiveSceneError.failed` with what went wrong and what the command wrote; what starting
  ///   the display or the command throws.
  static func play<Result: Sendable>(
    _ arguments: [String],
    in directory: String = Repository.scenes,
    input: String? = nil,
    environment: [String: String?] = [:],
    under desktop: Desktop = .bare,
    hasInputMethod: Bool = false,
    screen: (width: Int, height: Int) = (640, 400),
    _ body: @escaping @Sendable (LiveScene) async throws -> Result
  ) async throws -> (run: CommandRun, result: Result) {
    let display = try VirtualDisplay(width: screen.width, height: screen.height)
    defer { display.stop() }
    let openbox = desktop == .openbox ? try Openbox.start(on: display) : nil
    defer { withExtendedLifetime(openbox) {} }
    let inputMethod = hasInputMethod ? try InputMethodServer(on: display.name) : nil
    var added = environment.merging(["DISPLAY": display.name]) { $1 }
    if hasInputMethod { added.merge(InputMethodServer.variables) { $1 } }
    let outcome = Outcome<Result>()
    let run = try await CommandRun(
      arguments,
      in: directory,
      input: input,
      environment: added
    ) { process in
      do {
        let manager: any DesktopManager =
          switch desktop {
          case .bare: try WindowManager(on: display)
          case .openbox: try Openbox(on: display)
          }
        let scene = try await LiveScene(process: process, display: display, manager: manager)
        scene.inputMethod = inputMethod
        outcome.set(.success(try await body(scene)))
        try await scene.end()
      } catch {
        outcome.set(.failure(error))
        kill(process, SIGKILL)
      }
    }
    do {
      return (run, try outcome.get())
    } catch {
      throw LiveSceneError.failed(error, status: run.status, errors: run.errors)
    }
  }

  private func end() async throws {
    guard Self.runs(process) else { return }
    close()
    try await waitForEnd()
  }
}

/// Carries a result out of a concurrent closure.
private final class Outcome<Value: Sendable>: Sendable {
  private let result = Mutex<Swift.Result<Value, any Error>?>(nil)

  func set(_ value: Swift.Result<Value, any Error>) { result.withLock { $0 = value } }

  func get() throws -> Value {
    guard let value = result.withLock({ $0 }) else { throw LiveSceneError.ended }
    return try value.get()
  }
}

/// Why a scene could not be played to its end.
enum LiveSceneError: Error {
  case ended
  case noWindow
  case doesNotEnd
  case failed(any Error, status: Int32, errors: String)
}
