import SceneProtocol
import Testing

/// What a save may change without the compiler.
struct `A scene whose literals can be replaced` {
  /// `let a = 5` and so on, with a mark for each literal between `«` and `»`, of these types.
  private static func scene(_ text: String, _ types: [LiteralType], takesInteger: Bool = false)
    -> TunableScene
  {
    var (plain, marks, types) = ("", [LiteralMark](), types[...])
    for piece in text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      guard piece.offset > 0, let end = piece.element.firstIndex(of: "»"),
        let type = types.popFirst(),
        let token = LiteralToken(at: 0, in: Array(piece.element[..<end].utf8))
      else {
        plain += piece.element
        continue
      }
      var mark = LiteralMark(
        offset: plain.utf8.count,
        length: token.length,
        kind: token.kind,
        type: type
      )
      mark.takesInteger = takesInteger
      marks.append(mark)
      plain += piece.element[..<end] + piece.element[piece.element.index(after: end)...]
    }
    let program = SceneProgram(path: "p", scenePath: "a.swift", isApplication: false, previews: [])
    let file = TunableFile(path: "/a.swift", text: plain, marks: marks)
    return TunableScene(program: program, files: [file])
  }

  private static func values(_ scene: TunableScene, _ text: String) -> [LiteralValue]? {
    scene.program(for: [Array(text.utf8)])?.literals?[0]
  }

  private static let plain = scene("f(«5», x: «0.5», «\"é\"»)", [.int, .double, .string])

  @Test func `takes the values of a text that differs in them alone`() {
    #expect(
      Self.values(Self.plain, "f(5, x: 0.5, \"é\")") == [.int(5), .double(0.5), .string("é")]
    )
    let other = Self.values(Self.plain, "f(-1_0, x: 12.25e1, \"a longer \\\"one\\\"\")")
    #expect(other == [.int(-10), .double(122.5), .string("a longer \"one\"")])
  }

  @Test(arguments: [
    "f(5, x: 0.5, \"é\") ", "g(5, x: 0.5, \"é\")", "f(5, y: 0.5, \"é\")", "f(5, x: 0.5, \"é\"",
    "f(5, x: 0.5)", "",
    "f(5 , x: 0.5, \"é\")", "f(5.0, x: 0.5, \"é\")", "f(5, x: 1, \"é\")", "f(5, x: 0.5, \"\\(e)\")",
    "f(true, x: 0.5, \"é\")", "f(5, x: \"0.5\", \"é\")", "f(99999999999999999999, x: 0.5, \"é\")",
    "f(5, x: 0.5, \"\"\"\")", "f(5, x: .5, \"é\")", "f(5, x: 0.5, 7)",
  ])
  func `leaves every other change to the compiler`(_ text: String) {
    #expect(Self.values(Self.plain, text) == nil)
  }

  /// `0.5` alone is a `Double`, and `1` an `Int`: that is for the compiler to say.
  @Test func `takes a whole number for a fraction where the type stays`() {
    let open = Self.scene("x = «0.5»", [.cgFloat], takesInteger: true)
    #expect(Self.values(open, "x = 1") == [.double(1)])
    #expect(Self.values(Self.scene("x = «0.5»", [.cgFloat]), "x = 1") == nil)
  }

  @Test func `takes a fraction for a whole number that counts as one`() {
    #expect(Self.values(Self.scene("x = «1»", [.cgFloat]), "x = 0.5") == [.double(0.5)])
    #expect(Self.values(Self.scene("x = «1»", [.number]), "x = 0.5") == [.double(0.5)])
    #expect(Self.values(Self.scene("x = «1»", [.int]), "x = 0.5") == nil)
  }

  /// `a -3` is a call in no language, and `a - -3` is; but `x-«3»` with a sign is another operator.
  @Test(arguments: [
    ("a - «3»", "a - -3", true), ("a-«3»", "a--3", false), ("[«1»]", "[-1]", true),
    ("0..<«9»", "0..<-9", false),
  ])
  func `takes a sign only where no operator ends`(_ text: String, _ new: String, _ isTaken: Bool) {
    #expect((Self.values(Self.scene(text, [.int]), new) != nil) == isTaken)
  }

  @Test func `of several files takes the values of each, or none`() throws {
    let (first, second) = (Self.scene("f(«5»)", [.int]), Self.scene("g(«0.5»)", [.double]))
    let scene = TunableScene(program: first.program, files: first.files + second.files)
    func values(_ texts: String...) -> [[LiteralValue]]? {
      scene.program(for: texts.map { Array($0.utf8) })?.literals
    }
    #expect(values("f(7)", "g(0.25)") == [[.int(7)], [.double(0.25)]])
    #expect(values("f(7)", "h(0.25)") == nil)
    #expect(values("f(7)") == nil)
    // A number has its file's place and its own, so that a literal more in one leaves those of the others as they are.
    let place = LiteralNumber.place(LiteralNumber.of(3, inFile: 2))
    #expect(place == (2, 3))
  }
}
