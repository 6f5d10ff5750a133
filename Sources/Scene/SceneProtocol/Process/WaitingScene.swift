internal import Glibc

/// A scene's program that has been started for a window, and waits to be told what to show.
///
/// By its numbers alone: the command starts one before it loads what makes the window, so that both come up at once.
package struct WaitingScene: Codable, Equatable, Sendable {
  package let process: Int32
  /// Our end of the socket that it waits at: a `SceneRequest` comes first, then `SceneCommand` and `SceneReport`.
  package let socket: Int32
  /// Our end of the pipe that it writes its errors to.
  package let errors: Int32

  /// What the socket is there: the first descriptor that no program has by itself.
  private static let channelNumber: Int32 = 3

  /// Starts a program.
  ///
  /// - Parameter program: Its file.
  /// - Throws: Why it cannot be started.
  package init(starting program: String) throws(SystemError) {
    let sockets = try SocketPair()
    let pipe = try Pipe()
    defer {
      close(sockets.theirs)
      close(pipe.writeEnd)
    }
    let variables = SceneRequest.variables(
      SceneRequest.place(Self.channelNumber),
      isColored: false
    )
    do throws(SystemError) {
      process = try Spawn.start(
        program,
        [],
        environment: ProcessEnvironment.merged(with: variables),
        descriptors: [
          STDOUT_FILENO: STDOUT_FILENO, STDERR_FILENO: pipe.writeEnd,
          Self.channelNumber: sockets.theirs,
        ]
      )
    } catch {
      close(sockets.ours)
      close(pipe.readEnd)
      throw error
    }
    (socket, errors) = (sockets.ours, pipe.readEnd)
  }
}
