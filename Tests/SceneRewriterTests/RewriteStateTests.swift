import SceneProtocol
import SceneRewriter
import Testing

/// The files of a scene that is rewritten at each save: only what has changed is, and it comes to the same.
struct `Files that are rewritten again` {
  private static let texts = [
    """
    class Base: CALayer {
      var size = 3
      override func draw(in context: CGContext) { paint() }
    }
    @objc protocol P { @objc optional func done(_ n: Int) }
    class Room: UIViewController {
      @objc func tapped(_ sender: UIButton) { show() }
      override var description: String { "room" }
    }
    """,
    """
    class Ring: Base { override init(layer: Any) { super.init(layer: layer) } }
    extension Room { func go() { use(#selector(tapped)) } }
    func g(_ p: (any P)?) { p?.done?(1) }
    #Preview { Room() }
    """,
  ]

  /// What is kept, with another text in place of what the file became that does not change.
  private static func marked(_ state: RewriteState?, _ text: String) throws -> RewriteState {
    let kept = String(decoding: try JSONText.encode(try #require(state)), as: UTF8.self)
    let written = String(decoding: try JSONText.encode(text), as: UTF8.self)
    let changed = kept.replacing(written, with: "\"kept\"")
    try #require(changed != kept)
    return try JSONText.decode(from: Array(changed.utf8))
  }

  @Test(arguments: [
    // Within bodies.
    (0, "paint()", "paint(); paint()", true), (0, "show()", "use(#selector(tapped))", true),
    (0, "\"room\"", "\"a room\"", true), (1, "use(", "try? use(", true),
    (1, "{ Room() }", "{ made(Room()) }", true),
    (1, "p?.done?(1)", "p?.done?(2)", true),
    (0, "  override func draw", "\n  override func draw", true),
    // What others may see.
    (0, "tapped(_ sender: UIButton)", "tapped()", false),
    (0, "Base: CALayer", "Base: UIView", false),
    (0, "var size = 3", "init(layer: Any) {}", false), (0, "done(_ n: Int)", "ended()", false),
    (0, "optional func done", "func done", false), (1, "func go()", "func back()", false),
  ])
  func `become what they become together`(
    _ file: Int,
    _ old: String,
    _ new: String,
    _ areOthersKept: Bool
  ) throws {
    let (first, state) = SceneRewriter.rewrite(Self.texts, after: nil)
    #expect(first == SceneRewriter.rewrite(Self.texts))
    var texts = Self.texts
    texts[file] = texts[file].replacing(old, with: new)
    try #require(texts != Self.texts)
    let (again, _) = SceneRewriter.rewrite(texts, after: state)
    #expect(again == SceneRewriter.rewrite(texts))
    let other = 1 - file
    let marked = try Self.marked(state, first[other].text)
    let isKept = SceneRewriter.rewrite(texts, after: marked).rewritings[other].text == "kept"
    #expect(isKept == areOthersKept)
  }

  @Test func `are read as a whole where a rule edits another file`() {
    let texts = ["extension Card { override func f() {} }", "class Card: UIView {}"]
    let (_, state) = SceneRewriter.rewrite(texts, after: nil)
    #expect(state == nil)
    // An edit that comes with a change within a body cannot be missed either.
    let before = [texts[0].replacing("override ", with: ""), texts[1], "let a = 1"]
    let (_, kept) = SceneRewriter.rewrite(before, after: nil)
    let after = SceneRewriter.rewrite([texts[0], texts[1], "let a = 1"], after: kept)
    #expect(after.rewritings == SceneRewriter.rewrite([texts[0], texts[1], "let a = 1"]))
  }

  @Test func `may be others than before`() {
    let (_, state) = SceneRewriter.rewrite(Self.texts, after: nil)
    for texts in [Self.texts.reversed(), Self.texts + ["let a = 1"], [Self.texts[1]]] {
      let (again, _) = SceneRewriter.rewrite(texts, after: state)
      #expect(again == SceneRewriter.rewrite(texts))
    }
  }
}
