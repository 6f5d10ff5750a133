import LanguageProxy
import SceneProtocol
import SceneRewriter
import Testing

/// The way between an author's text and the language server's.
struct `Places in a rewritten text` {
  private static let text = """
    import UIKit
    /* 🎈é */ @objc final class Pad: UIView {
      func add() { on(#selector(tapped(_:))); end() }
      @objc(other) func tapped(_ tap: Int) {}
    }
    """

  private let rewritten = RewrittenText(Self.text, SceneRewriter.rewrite(Self.text))

  /// The position of the last place of a word in a text.
  private func position(_ word: String, in table: PositionTable) throws -> Position {
    let all = String(decoding: table.bytes, as: UTF8.self)
    var start: String.Index?
    for index in all.indices where all[index...].hasPrefix(word) { start = index }
    return table.position(of: all[..<(try #require(start))].utf8.count)
  }

  @Test
  func `are as in the text where nothing was replaced`() throws {
    for word in ["🎈", "é", "class", "add", "end()", "{}", "import"] {
      let (old, new) = (
        try position(word, in: rewritten.old), try position(word, in: rewritten.new)
      )
      #expect(rewritten.new(old) == new, "\(word)")
      let back = rewritten.old(new, Position(line: new.line, character: new.character + 1))
      #expect(back.start == old && back.isExact, "\(word)")
    }
  }

  @Test
  func `are the same name's within what was replaced`() throws {
    let old = try position("tapped(_:)", in: rewritten.old)
    let new = try position("tapped(_:)", in: rewritten.new)
    #expect(rewritten.new(old) == new)
    let inside = Position(line: old.line, character: old.character + 3)
    #expect(rewritten.new(inside) == Position(line: new.line, character: new.character + 3))
    let range = rewritten.old(new, Position(line: new.line, character: new.character + 6))
    #expect(range.start == old && range.isExact)
    #expect(range.end.character == old.character + 6)
  }

  @Test
  func `are in order, and return to where they came from, or near it`() {
    let (old, new) = (rewritten.old, rewritten.new)
    var last = Position(line: 0, character: 0)
    for offset in 0...new.bytes.count {
      let place = rewritten.old(new.position(of: offset), new.position(of: offset)).start
      #expect(place >= last, "\(offset)")
      last = place
    }
    for offset in 0...old.bytes.count where offset == old.bytes.count || old.bytes[offset] < 0x80 {
      let place = old.position(of: offset)
      let there = rewritten.new(place)
      #expect(rewritten.old(there, there).start.line == place.line, "\(offset)")
    }
  }

  @Test(arguments: [
    (0, 0, 0), (0, 3, 4), (0, 99, 5), (1, 0, 6), (1, 2, 10), (1, 3, 11), (2, 0, 13), (3, 0, 14),
    (9, 9, 14),
  ])
  func `are counted in UTF-16, and end with their line`(line: Int, character: Int, offset: Int) {
    let table = PositionTable("äbcd\n🎈x\r\n\r")
    #expect(table.offset(of: Position(line: line, character: character)) == offset)
  }

  @Test
  func `change as they are typed`() {
    var document = OpenDocument("a\nb\n") { _ in nil }
    let insert: JSON = [
      "range": ["start": position(1, 1), "end": position(1, 1)], "text": .string("🎈"),
    ]
    let remove: JSON = [
      "range": ["start": position(0, 0), "end": position(1, 0)], "text": .string(""),
    ]
    document.apply([insert, remove]) { _ in nil }
    #expect(document.text == "b🎈\n")
    document.apply([["text": .string("@objc class A {}")]], SceneRewriter.rewrite)
    #expect(document.text == "@objc class A {}")
    #expect(!document.serverText.contains("@objc"))
  }

  private func position(_ line: Int, _ character: Int) -> JSON {
    Position(line: line, character: character).json
  }
}
