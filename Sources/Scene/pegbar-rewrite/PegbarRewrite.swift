import FoundationEssentials
import SceneProtocol
import SceneRewriter

/// `pegbar-rewrite FILE`: prints the rewritten text of a scene, as one JSON value; `pegbar-rewrite --together FILE…`
/// those of a scene of several files, as an array.
///
/// It is a program of its own because SwiftSyntax takes longer to load than most commands take, and few scenes need it.
@main
enum PegbarRewrite {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let isTogether = words.first == "--together"
    guard isTogether || words.count == 1 else { throw Misuse() }
    let texts = try (isTogether ? words.dropFirst() : words).map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    let rewritings = SceneRewriter.rewrite(together: texts)
    let answer =
      isTogether ? try JSONText.encode(rewritings) : try JSONText.encode(rewritings[0])
    Console.write(String(decoding: answer, as: UTF8.self) + "\n", to: .output)
  }

  /// Only the pegbar command starts this program.
  private struct Misuse: Error, CustomStringConvertible {
    var description: String { "usage: pegbar-rewrite FILE.swift, or --together FILE.swift…" }
  }
}
