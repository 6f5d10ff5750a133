import Glibc
import SceneProtocol

/// Whether to color text.
///
/// `NO_COLOR` has precedence, then `CLICOLOR_FORCE`, then `--color`, then whether the text goes to a terminal that is
/// not dumb.
enum ColorRule {
  /// The value of `--color`.
  enum Wish: String, CaseIterable {
    case auto, always, never
  }

  /// Whether a stream of this program is colored.
  static func allows(_ stream: Console.Stream) -> Bool {
    if isRefused { return false }
    if isForced { return true }
    return ProcessEnvironment.value("TERM") != "dumb" && stream.isTerminal
  }

  /// Applies `--color` to this program and those it starts, unless the environment has precedence.
  ///
  /// It sets the same variables, which the compiler, a scene and its crash reports may read too.
  static func apply(_ wish: Wish) {
    guard !isRefused && !isForced else { return }
    switch wish {
    case .auto: break
    case .always: setenv("CLICOLOR_FORCE", "1", 1)
    case .never: setenv("NO_COLOR", "1", 1)
    }
  }

  private static var isRefused: Bool { !ProcessEnvironment.value("NO_COLOR").isEmpty }
  private static var isForced: Bool {
    !["", "0"].contains(ProcessEnvironment.value("CLICOLOR_FORCE"))
  }
}
