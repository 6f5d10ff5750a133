internal import Glibc
import QuartzCore
import SceneProtocol

/// Tells the window what the engine warns of, and where in the program it was when it did, or when it is asked.
@MainActor
enum SceneWarnings {
  /// Maximum number of calls that are reported.
  private nonisolated static let most: Int32 = 48

  private typealias Calls = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private typealias Backtrace = @convention(c) (Calls?, Int32) -> Int32

  /// The C library's `backtrace(3)`, which Swift's module of it does not have.
  private nonisolated static let backtrace =
    dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }

  /// Reports what the engine says of the scene from now on, beside what is written to standard error.
  ///
  /// - Parameter onWarning: Called with the text and the addresses of the calls, the innermost first.
  static func follow(_ onWarning: @escaping (String, [UInt64]) -> Void) {
    let write = EngineReport.handler
    EngineReport.handler = { message in
      write(message)
      onWarning(message, addresses())
    }
    answerWhereItIs()
  }

  private static func addresses() -> [UInt64] {
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: Int(most)) { calls in
      let count = backtrace?(calls.baseAddress, most) ?? 0
      return calls.prefix(Int(count)).map { UInt64(UInt(bitPattern: $0)) }
    }
  }

  /// Has a signal write where the main thread is, also while that is in a loop without an end.
  ///
  /// The system gives a process's signal to its main thread, unless that blocks it.
  private static func answerWhereItIs() {
    // (The first call loads what it needs, which a signal's handler must not.)
    _ = addresses()
    signal(SceneTrace.signal) { _ in SceneWarnings.writeWhereItIs() }
  }

  /// Writes the addresses with nothing but what a signal's handler may call.
  private nonisolated static func writeWhereItIs() {
    let error = errno
    withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: Int(most)) { calls in
      let count = backtrace?(calls.baseAddress, most) ?? 0
      let room = SceneTrace.mark.utf8CodeUnitCount + Int(most) * 17 + 1
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { text in
        var end = 0
        func put(_ byte: UInt8) {
          text[end] = byte
          end += 1
        }
        for place in 0..<SceneTrace.mark.utf8CodeUnitCount { put(SceneTrace.mark.utf8Start[place]) }
        for call in calls.prefix(Int(count)) {
          put(0x20)
          let address = UInt(bitPattern: call)
          for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: address >> UInt(shift) & 15)
            put(digit < 10 ? 0x30 + digit : 0x57 + digit)
          }
        }
        put(0x0A)
        _ = Glibc.write(STDERR_FILENO, text.baseAddress, end)
      }
    }
    errno = error
  }
}
