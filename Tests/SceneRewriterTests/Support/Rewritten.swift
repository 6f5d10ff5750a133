import SceneProtocol
import SceneRewriter
import Testing

/// Expects a text to become another, on as many lines, with edits that lead from one to the other.
func expectRewriting(
  _ text: String,
  to expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let rewriting = SceneRewriter.rewrite(text)
  #expect(rewriting.text == expected, sourceLocation: sourceLocation)
  #expect(rewriting.problems.isEmpty, sourceLocation: sourceLocation)
  #expect(lines(of: rewriting.text).count == lines(of: text).count, sourceLocation: sourceLocation)
  #expect(unedited(text, rewriting) == unedited(rewriting), sourceLocation: sourceLocation)
}

/// The problems in a text: line, column and message.
func problems(in text: String) -> [String] {
  SceneRewriter.rewrite(text).problems.map { "\($0.line):\($0.column): \($0.message)" }
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

/// What the edits leave of the old text, line by line.
private func unedited(_ text: String, _ rewriting: SceneRewriting) -> [[UInt8]] {
  var result = lines(of: text).map { Array($0.utf8) }
  for edit in rewriting.edits.reversed() {
    result[edit.line - 1].removeSubrange(edit.column - 1..<edit.column - 1 + edit.length)
  }
  return result
}

/// What they leave of the new text.
private func unedited(_ rewriting: SceneRewriting) -> [[UInt8]] {
  var result = lines(of: rewriting.text).map { Array($0.utf8) }
  var shifts: [Int: Int] = [:]
  for edit in rewriting.edits {
    // In this order the earlier pieces of the line are gone already.
    let start = edit.column - 1 - shifts[edit.line, default: 0]
    result[edit.line - 1].removeSubrange(start..<start + edit.newLength)
    shifts[edit.line, default: 0] += edit.length
  }
  return result
}
