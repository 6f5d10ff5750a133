import Foundation
import Glibc
import Synchronization

/// An X server without a screen (Xvfb), for one test or suite; ends when stopped or released.
///
/// It takes the first free display number from 200 up, and ends by itself when this process does,
/// however that ends. Input goes through the `xdotool` command, as real events of the server's own
/// pointer and keyboard; there is no window manager.
package final class VirtualDisplay: Sendable {
  /// What `DISPLAY` has to be: ":200".
  package let name: String
  /// Columns of the screen, in pixels.
  package let width: Int
  /// Rows of the screen, in pixels.
  package let height: Int

  private let number: DisplayNumber
  /// Where its files are.
  let directory: String
  private let keeper: pid_t
  private let lifeline: Int32
  private let isRunning = Atomic(true)

  /// Starts a server and waits until it accepts connections.
  ///
  /// - Parameters:
  ///   - width: Columns of the screen, in pixels.
  ///   - height: Rows of the screen, in pixels.
  ///   - depth: Bits of color in a pixel: 24 or 30.
  ///   - options: More of the server's own options, such as `-extension MIT-SHM` to have it without.
  /// - Throws: `VirtualDisplayError` when no server starts.
  package init(
    width: Int = 1280,
    height: Int = 800,
    depth: Int = 24,
    options: [String] = []
  ) throws {
    for candidate in 200..<1000 {
      guard let number = DisplayNumber(claiming: candidate) else { continue }
      let directory = NSTemporaryDirectory() + "/pegbar-display-\(candidate)-\(getpid())"
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
      let started = try Self.start(
        number: candidate,
        screen: "\(width)x\(height)x\(depth)",
        options: options,
        directory: directory
      )
      guard let started else { continue }
      (name, self.width, self.height) = (":\(candidate)", width, height)
      self.number = number
      self.directory = directory
      (keeper, lifeline) = started
      return
    }
    throw VirtualDisplayError.noFreeNumber
  }

  deinit { stop() }

  /// Ends the server and removes its files; stopping twice is allowed.
  package func stop() {
    guard isRunning.exchange(false, ordering: .relaxed) else { return }
    close(lifeline)
    var status: Int32 = 0
    waitpid(keeper, &status, 0)
  }

  /// Kills the server at once, as a crash would, and waits until it is gone.
  package func crash() throws {
    kill(try serverPID(), SIGKILL)
    stop()
    unlink(number.socketPath)
  }

  /// Makes the server answer nothing until `thaw`, as one that hangs would.
  package func freeze() throws { kill(try serverPID(), SIGSTOP) }

  /// Lets the server go on.
  package func thaw() throws { kill(try serverPID(), SIGCONT) }

  /// What is on the screen now.
  package func screenshot() throws -> Screenshot {
    try Screenshot(xwdAt: directory + "/Xvfb_screen0")
  }

  /// The server's process.
  package func serverPID() throws -> Int32 {
    let path = directory + "/pid"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    guard let server = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw VirtualDisplayError.unreadablePID(path)
    }
    return server
  }

  /// The server runs under a shell that waits for the end of its input, our lifeline, to end it.
  ///
  /// A signal to the whole group of processes ends it too, and leaves no files behind.
  /// Held keys do not repeat until `repeatHeldKeys()`: on a busy machine those would that are released at once.
  /// The server writes its number and a newline to descriptor 3 when it is ready, or closes it when it fails.
  private static func start(
    number: Int,
    screen: String,
    options: [String],
    directory: String
  ) throws -> (keeper: pid_t, lifeline: Int32)? {
    let script = """
      exec 2>/dev/null
      trap : TERM INT HUP
      Xvfb :\(number) -screen 0 \(screen) -fbdir "$0" -noreset -nolisten tcp -r -displayfd 3 \
      \(options.joined(separator: " ")) \
      >"$0/log" 2>&1 &
      echo $! >"$0/pid"
      exec 3>&-
      read line
      kill $!
      wait $!
      rm -rf "$0"
      """
    let life = try Channel()
    let ready = try Channel()
    let keeper = try spawn(
      ["sh", "-c", script, directory],
      input: life.reading,
      third: ready.writing
    )
    close(life.reading)
    close(ready.writing)
    defer { close(ready.reading) }
    if ready.becomesReadable(within: 30), ready.hasLine() { return (keeper, life.writing) }
    close(life.writing)
    var status: Int32 = 0
    waitpid(keeper, &status, 0)
    if status >> 8 == 127 { throw VirtualDisplayError.notInstalled("Xvfb") }
    return nil
  }
}

/// Why there is no virtual display, or why a command to it failed.
package enum VirtualDisplayError: Error, CustomStringConvertible {
  /// No display number from 200 to 999 is free.
  case noFreeNumber
  /// The server does not answer.
  case notReachable(String)
  /// The file that should name the server's process does not.
  case unreadablePID(String)
  /// A command is missing.
  case notInstalled(String)
  /// A command failed.
  case failed(command: String, status: Int32)
  /// A system call failed.
  case system(String, Int32)
  /// The server's screenshot cannot be read.
  case unreadableScreen(String)

  /// What failed and what to try.
  package var description: String {
    switch self {
    case .noFreeNumber:
      "no X display number from 200 to 999 is free: remove stale /tmp/.X*-lock files"
    case .notReachable(let name): "the X server \(name) does not answer"
    case .unreadablePID(let path): "\(path) does not name a process"
    case .notInstalled(let name): "\(name) does not start: run `make setup`"
    case .failed(let command, let status): "`\(command)` failed with status \(status)"
    case .system(let call, let number): "\(call): \(String(cString: strerror(number)))"
    case .unreadableScreen(let path): "\(path) is not a picture of 32 bits a pixel"
    }
  }
}
