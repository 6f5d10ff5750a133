import FoundationEssentials
import SceneProtocol
import SceneRewriter

/// `pegbar-rewrite FILE…`: prints the rewritten texts of a scene's files, each as one JSON value on a line, in
/// their order.
///
/// It is a program of its own because SwiftSyntax takes longer to load than most commands take, and few scenes need it.
@main
enum PegbarRewrite {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst()
    guard !files.isEmpty else { throw Misuse() }
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    for rewriting in SceneRewriter.rewrite(texts) {
      let answer = try JSONText.encode(rewriting)
      Console.write(String(decoding: answer, as: UTF8.self) + "\n", to: .output)
    }
  }

  /// Only the pegbar command starts this program.
  private struct Misuse: Error, CustomStringConvertible {
    var description: String { "usage: pegbar-rewrite FILE.swift…" }
  }
}
