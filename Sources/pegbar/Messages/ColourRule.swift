import Glibc
import SceneProtocol

/// Whether to colour text: `NO_COLOR` first, then `CLICOLOR_FORCE`, then a terminal that is not dumb.
enum ColourRule {
  /// The rule's answer for a stream of this program.
  static func allows(_ stream: Console.Stream) -> Bool {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
    if !variable("NO_COLOR").isEmpty { return false }
    if !["", "0"].contains(variable("CLICOLOR_FORCE")) { return true }
    return variable("TERM") != "dumb" && stream.isTerminal
  }
}
