internal import Glibc

/// A scene's program that has been started for a window, and waits for its request.
///
/// It consists of numbers only: the command starts one before it loads the window's library, so that both start at the
/// same time.
package struct WaitingScene: Codable, Equatable, Sendable {
  package let process: Int32
  /// Our end of the socket where it waits: first it reads a `SceneRequest`; `SceneCommand` and `SceneReport` follow.
  package let socket: Int32
  /// Our ends of the pipes for its standard output and its standard error.
  package let output: Int32
  package let errors: Int32

  /// Whether its process has ended; it stays to be waited for.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    let status = waitid(P_PID, id_t(process), &information, options)
    return status == 0 && information.si_signo == SIGCHLD
  }

  /// The socket's number in the program: the first descriptor after the standard streams.
  private static let channelNumber: Int32 = 3

  /// Starts a program.
  ///
  /// - Parameter program: The path of its file.
  /// - Throws: Why it cannot be started.
  package init(starting program: String) throws(SystemError) {
    let sockets = try SocketPair()
    let pipe: Pipe
    let outputPipe: Pipe
    // (Whatever cannot be had, nothing of the rest stays open.)
    do throws(SystemError) { pipe = try Pipe() } catch {
      close(sockets.theirs)
      close(sockets.ours)
      throw error
    }
    do throws(SystemError) { outputPipe = try Pipe() } catch {
      for descriptor in [sockets.theirs, sockets.ours, pipe.readEnd, pipe.writeEnd] {
        close(descriptor)
      }
      throw error
    }
    defer {
      close(sockets.theirs)
      close(pipe.writeEnd)
      close(outputPipe.writeEnd)
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
          STDOUT_FILENO: outputPipe.writeEnd, STDERR_FILENO: pipe.writeEnd,
          Self.channelNumber: sockets.theirs,
        ]
      )
    } catch {
      close(sockets.ours)
      close(pipe.readEnd)
      close(outputPipe.readEnd)
      throw error
    }
    (socket, output, errors) = (sockets.ours, outputPipe.readEnd, pipe.readEnd)
  }
}
