import FoundationEssentials
import SceneProtocol
import SceneRewriter

/// `pegbar-rewrite FILE`: prints the rewritten text of a scene, as one JSON value; `pegbar-rewrite --together FILE…`
/// those of a scene of several files, as an array.
///
/// With `--keep STATE` before the files it keeps in that file what lets it parse only changed files the next time.
///
/// `pegbar-rewrite -` does so for each line of standard input, which is a text as a JSON string.
///
/// It is a program of its own because SwiftSyntax takes longer to load than most commands take, and few scenes need it.
@main
enum PegbarRewrite {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "--together" { return try rewriteTogether(Array(words.dropFirst())) }
    guard words.count == 1, let word = words.first else { throw Misuse() }
    guard word == "-" else {
      return try answer(SceneRewriter.rewrite(String(contentsOfFile: word, encoding: .utf8)))
    }
    while let line = readLine() {
      try answer(SceneRewriter.rewrite(JSONText.decode(from: Array(line.utf8)) as String))
    }
  }

  private static func rewriteTogether(_ words: [String]) throws {
    let isKept = words.first == "--keep" && words.count > 1
    let paths = isKept ? Array(words.dropFirst(2)) : words
    let texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    guard isKept else { return try answer(SceneRewriter.rewrite(texts)) }
    let place = URL(filePath: words[1])
    let before = try? JSONText.decode(from: Array(Data(contentsOf: place))) as RewriteState
    let (rewritings, state) = SceneRewriter.rewrite(texts, after: before)
    try answer(rewritings)
    if let state {
      try Data(JSONText.encode(state)).write(to: place, options: .atomic)
    } else {
      try? FileManager.default.removeItem(at: place)
    }
  }

  private static func answer(_ value: some Encodable) throws {
    let answer = try JSONText.encode(value)
    Console.write(String(decoding: answer, as: UTF8.self) + "\n", to: .output)
  }

  /// Only the pegbar command starts this program.
  private struct Misuse: Error, CustomStringConvertible {
    var description: String {
      "usage: pegbar-rewrite FILE.swift, or --together [--keep STATE] FILE.swift…, or - for lines of JSON"
    }
  }
}
