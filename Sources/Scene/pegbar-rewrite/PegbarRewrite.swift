import FoundationEssentials
import SceneProtocol
import SceneRewriter

/// `pegbar-rewrite FILE`: prints the rewritten text of a scene, as one JSON value; `pegbar-rewrite --together FILE…`
/// those of a scene of several files, as an array.
///
/// `pegbar-rewrite -` does so for each line of standard input, which is a text as a JSON string.
///
/// It is a program of its own because SwiftSyntax takes longer to load than most commands take, and few scenes need it.
@main
enum PegbarRewrite {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "--together" {
      let texts = try words.dropFirst().map { try String(contentsOfFile: $0, encoding: .utf8) }
      return try answer(SceneRewriter.rewrite(texts))
    }
    guard words.count == 1, let word = words.first else { throw Misuse() }
    guard word == "-" else {
      return try answer(SceneRewriter.rewrite(String(contentsOfFile: word, encoding: .utf8)))
    }
    while let line = readLine() {
      try answer(SceneRewriter.rewrite(JSONText.decode(from: Array(line.utf8)) as String))
    }
  }

  private static func answer(_ value: some Encodable) throws {
    let answer = try JSONText.encode(value)
    Console.write(String(decoding: answer, as: UTF8.self) + "\n", to: .output)
  }

  /// Only the pegbar command starts this program.
  private struct Misuse: Error, CustomStringConvertible {
    var description: String {
      "usage: pegbar-rewrite FILE.swift, or --together FILE.swift…, or - for lines of JSON"
    }
  }
}
