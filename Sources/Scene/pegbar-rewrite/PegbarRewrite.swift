import FoundationEssentials
import SceneProtocol
import SceneRewriter

/// `pegbar-rewrite FILE`: prints the rewritten text of a scene, as one JSON value.
///
/// `pegbar-rewrite -` does so for each line of standard input, which is a text as a JSON string.
///
/// It is a program of its own because SwiftSyntax takes longer to load than most commands take, and few scenes need it.
@main
enum PegbarRewrite {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { throw Misuse() }
    guard CommandLine.arguments[1] == "-" else {
      return try answer(String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
    }
    while let line = readLine() { try answer(JSONText.decode(from: Array(line.utf8))) }
  }

  private static func answer(_ text: String) throws {
    let answer = try JSONText.encode(SceneRewriter.rewrite(text))
    Console.write(String(decoding: answer, as: UTF8.self) + "\n", to: .output)
  }

  /// Only the pegbar command starts this program.
  private struct Misuse: Error, CustomStringConvertible {
    var description: String { "usage: pegbar-rewrite FILE.swift|-" }
  }
}
