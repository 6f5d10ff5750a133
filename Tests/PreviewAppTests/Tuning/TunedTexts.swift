import SceneProtocol
import Testing

@testable import PreviewApp

/// A scene whose literals are those between `«` and `»`, of these types.
func tunable(_ text: String, _ types: [LiteralType]) -> TunableScene {
  var (plain, marks, types) = ("", [LiteralMark](), types[...])
  for (number, piece) in text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
    guard number > 0, let end = piece.firstIndex(of: "»"), let type = types.popFirst(),
      let token = LiteralToken(at: 0, in: Array(piece[..<end].utf8))
    else {
      plain += piece
      continue
    }
    let offset = plain.utf8.count
    marks.append(
      LiteralMark(offset: offset, length: token.length, kind: token.kind, type: type)
    )
    plain += piece[..<end] + piece[piece.index(after: end)...]
  }
  let program = SceneProgram(path: "p", scenePath: "a.swift", isApplication: false, previews: [])
  let file = TunableFile(path: "/a.swift", text: plain, marks: marks)
  return TunableScene(program: program, files: [file])
}

/// A draft of a scene's own text.
func draft(_ text: String, _ types: [LiteralType]) throws -> TuningDraft {
  let scene = tunable(text, types)
  return try #require(TuningDraft(scene, base: scene.files.map { Array($0.text.utf8) }))
}
