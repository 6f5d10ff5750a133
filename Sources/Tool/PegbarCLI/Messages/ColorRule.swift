import Glibc
import SceneProtocol

/// Whether to color text.
///
/// `NO_COLOR` decides first, then `CLICOLOR_FORCE`, then `--color`, then whether the text goes to a terminal that is
/// not dumb.
enum ColorRule {
  /// What `--color` asks for.
  enum Wish: String, CaseIterable {
    case auto, always, never
  }

  /// The rule's answer for a stream of this program.
  static func allows(_ stream: Console.Stream) -> Bool {
    if isRefused { return false }
    if isForced { return true }
    return ProcessEnvironment.value("TERM") != "dumb" && stream.isTerminal
  }

  /// Makes `--color` hold for this program and those it starts, unless the environment has decided.
  ///
  /// It goes by the same variables, which the compiler, a scene and its crash reports may read too.
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
