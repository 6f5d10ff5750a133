/// How a program ended.
package enum ProcessOutcome: Equatable, Sendable {
  case exited(Int32)
  case signalled(Int32)

  /// Decodes the status from `waitpid`.
  package init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
