import Foundation
import QuartzCore
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
  return TunableScene(program: program, file: "/a.swift", text: plain, marks: marks)
}

/// A draft of a scene's own text.
func draft(_ text: String, _ types: [LiteralType]) throws -> TuningDraft {
  let scene = tunable(text, types)
  return try #require(TuningDraft(scene, base: Array(scene.text.utf8)))
}

struct `What a literal is the value of` {
  private static func sites(_ text: String, _ type: LiteralType = .double) throws -> [LiteralSite] {
    let count = text.count { $0 == "«" }
    return try draft(text, Array(repeating: type, count: count)).literals.map(\.site)
  }

  @Test(arguments: [
    ("let x = «0.5»", "x"), ("spring.mass = «1.5»", "spring.mass"),
    ("let width: CGFloat = «0.5»", "width"), ("f(«0.5»)", "f()"),
    ("UIColor(red: a, green: «0.5»)", "UIColor(green:)"),
    ("UIView.animate(withDuration: (2 + «0.5»), delay: 1)", "UIView.animate(withDuration:)"),
    ("f(values: [1, «0.5»])", "f(values:)"), ("f(\"a, b: (\", x: «0.5»)", "f(x:)"),
    ("/* f(y: */ g(x: «0.5»)", "g(x:)"), ("f(x: \"\\(h(y: \")\"))\", z: «0.5»)", "f(z:)"),
    ("f(x: 1) // , y:\nlet z = «0.5»", "z"), ("f { g(x: «0.5») }", "g(x:)"),
    ("if a == «0.5» {}", ""), ("self.card.alpha = «0.5»", "self.card.alpha"),
  ])
  func `is read from the text around it`(_ text: String, _ name: String) throws {
    let site = try #require(try Self.sites(text).first)
    #expect(site.name == name, "\(text)")
  }

  @Test func `is a part where something is added to it, and a quotient where it is divided`() throws
  {
    let sites = try Self.sites("f(a: «1.0» + 2, b: «51.0» / 255, c: «0.5»)\nx = «1.5»")
    #expect(sites.map(\.isAlone) == [false, false, true, true])
    #expect(sites.map(\.divisor) == [nil, 255, nil, nil] && sites.map(\.line) == [1, 1, 1, 2])
  }

  @Test func `has the limits of a kept value`() throws {
    let sites = try Self.sites(
      "@PreviewState(\"level\", range: -1...2.5) var level = «0.5»\nvar other = «0.5»\n"
        + "@PreviewState(\"mode\", choices: [\"a\", \"b c\"]) var mode = «0.5»"
    )
    #expect(sites[0].state?.name == "level" && sites[0].state?.range == -1...2.5)
    #expect(sites[1].state == nil)
    #expect(sites[2].state?.choices == ["\"a\"", "\"b c\""])
  }
}

struct `What literals are together` {
  @Test func `is a color, whose parts may be quotients`() throws {
    let draft = try draft(
      "a = UIColor(red: «51» / 255, green: «0.5», blue: b, alpha: «1»)\nb = UIColor(white: «0.5», alpha: «1»)",
      [.double, .double, .double, .double, .double]
    )
    guard case .color(let color) = TuningShape(of: 1, in: draft.literals) else {
      Issue.record("no color")
      return
    }
    #expect(color.components(in: draft) == [0.2, 0.5, 1, 1] && color.parts == [0: 0, 1: 1, 3: 2])
    guard case .color(let gray) = TuningShape(of: 3, in: draft.literals) else {
      Issue.record("no gray")
      return
    }
    #expect(gray.model == .white && gray.components(in: draft) == [0.5, 0.5, 0.5, 1])
  }

  @Test func `is a curve of four control points`() throws {
    let draft = try draft(
      "f = CAMediaTimingFunction(controlPoints: «0.5», «0», «0.5», «1»)",
      [.float, .float, .float, .float]
    )
    #expect(TuningShape(of: 2, in: draft.literals) == .curve([0, 1, 2, 3]))
  }

  @Test func `is the spring that the engine makes of the same numbers`() throws {
    let draft = try draft(
      "s.mass = «2»\ns.stiffness = «150»\ns.damping = «8»\nother.damping = «5»",
      [.double, .double, .double, .double]
    )
    guard case .spring(let spring) = TuningShape(of: 1, in: draft.literals) else {
      Issue.record("no spring")
      return
    }
    #expect(Set(spring.parts.values) == [0, 1, 2])
    let own = CASpringAnimation(keyPath: nil)
    (own.mass, own.stiffness, own.damping) = (2, 150, 8)
    let animation = spring.animation(in: draft)
    #expect(animation.settlingDuration == own.settlingDuration)
    let samples = TuningShape.Spring.samples(of: animation)
    #expect(samples.first == 0 && abs((samples.last ?? 0) - 1) < 0.001)
    #expect((samples.max() ?? 0) > 1.3)
  }

  @Test func `is a number where it is none of these`() throws {
    let draft = try draft(
      "f(damping: «5»)\nlayer.opacity = «0.5»\nx = UIColor(alpha: «0.5»)\ny = «0xFF00FF»",
      [.double, .float, .double, .int]
    )
    let shapes = draft.literals.indices.map { TuningShape(of: $0, in: draft.literals) }
    #expect(shapes[1...] == [.number, .number, .hexColor])
  }
}

struct `The range of a number` {
  private static func range(_ text: String, _ type: LiteralType = .double) throws -> NumberRange {
    let literal = try draft(text, [type]).literals[0]
    return NumberRange(of: literal, value: TunedLiteral.number(literal.text) ?? 0)
  }

  @Test(
    arguments: [
      ("x.opacity = «1»", .float, 0...1, 0.01), ("a = «0.25»", .double, 0...1, 0.01),
      ("a.x = «230»", .double, 0...460, 1), ("a = «-5.0»", .double, -10...10, 0.1),
      ("n = «3»", .int, 0...6, 1), ("f(«51» / 255)", .double, 0...255, 1),
      ("s.stiffness = «2000»", .double, 1...2000, 1), ("c = «7»", .uint8, 0...14, 1),
      ("@PreviewState(\"l\", range: 0...40) var l = «4.0»", .double, 0...40, 0.1),
      ("x = a-«5.0»", .double, 0...10, 0.1),
    ] as [(String, LiteralType, ClosedRange<Double>, Double)]
  )
  func `is sensible for what it is the value of`(
    _ text: String,
    _ type: LiteralType,
    _ range: ClosedRange<Double>,
    _ step: Double
  ) throws {
    let found = try Self.range(text, type)
    #expect(found.range == range && abs(found.step - step) < 1e-9, "\(text): \(found)")
  }
}

struct `A draft of other values` {
  @Test func `replaces the literals that were changed and no other byte`() throws {
    var draft = try draft("é = f(«5», x: «0.5», «\"é\"»)\n", [.int, .double, .string])
    #expect(draft.set(0, to: "-12") && draft.set(2, to: TunedLiteral.quoted("a \"b\"\n")))
    #expect(
      String(decoding: draft.bytes, as: UTF8.self) == "é = f(-12, x: 0.5, \"a \\\"b\\\"\\n\")\n"
    )
    #expect(draft.program?.literals == [.int(-12), .double(0.5), .string("a \"b\"\n")])
    #expect(draft.set(0, to: "5") && draft.edits.count == 1)
    draft.putBack()
    #expect(!draft.isChanged && draft.bytes == draft.base)
  }

  @Test(arguments: ["", "5.5", "x", "5, 6", "5 + 1", "99999999999999999999", "\"5\"", "5)"])
  func `refuses what is no literal of the type`(_ text: String) throws {
    var draft = try draft("f(«5», x: «0.5»)", [.int, .double])
    #expect(!draft.set(0, to: text) && !draft.isChanged)
  }

  @Test func `is of another text that differs in literals only, and of no other`() throws {
    var draft = try draft("f(«5», x: «0.5»)", [.int, .double])
    _ = draft.set(0, to: "6")
    let isRebased = draft.rebase(onto: Array("f(555, x: 0.25)".utf8))
    #expect(isRebased && draft.bytes == Array("f(6, x: 0.25)".utf8))
    let isOther = draft.rebase(onto: Array("g(5, x: 0.25)".utf8))
    #expect(!isOther && draft.bytes == Array("f(6, x: 0.25)".utf8))
  }

  @Test func `goes into a later text by its lines, and says what has no place there`() throws {
    var old = try draft("let a = «1»\nf(x: «0.5»)\nlet c = «3»\n", [.int, .double, .int])
    for (index, text) in ["2", "0.75", "4"].enumerated() { _ = old.set(index, to: text) }
    var new = try draft(
      "// new\nlet b = «7»\nlet a = «1»\ng(y: 1)\nf(x: «0.5»)\n",
      [.int, .int, .double]
    )
    let lost = new.carry(from: old)
    #expect(lost == ["line 3: 3 → 4"])
    #expect(
      String(decoding: new.bytes, as: UTF8.self)
        == "// new\nlet b = 7\nlet a = 2\ng(y: 1)\nf(x: 0.75)\n"
    )
  }

  @Test(
    arguments: [
      ("a = «0.5»", .double, 1.0, 0.01, "1.0"), ("a = «1»", .double, 1.5, 0.01, "1.5"),
      ("a = «1»", .double, 2, 0.01, "2"), ("a = «3»", .int, 4.4, 1, "4"),
      ("a = «0.5»", .double, 0.30000000000000004, 0.01, "0.3"),
      ("a = «0.5»", .float, -0.001, 0.01, "0.0"),
    ] as [(String, LiteralType, Double, Double, String)]
  )
  func `writes numbers as they were written`(
    _ text: String,
    _ type: LiteralType,
    _ value: Double,
    _ step: Double,
    _ expected: String
  ) throws {
    #expect(try draft(text, [type]).literals[0].text(value, step: step) == expected)
  }
}

struct `A scene's file` {
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tuning-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `is written with its permissions, through its link, and nothing lies beside it`()
    throws
  {
    try Self.inFolder { folder in
      let (file, link) = ("\(folder)/a.swift", "\(folder)/link.swift")
      try Data("old".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.swift")
      try SceneFileWriting.write(Array("new".utf8), to: link)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.swift")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
  }

  @Test func `that is gone, or a folder, is an error and leaves nothing`() throws {
    try Self.inFolder { folder in
      for path in ["\(folder)/none.swift", folder] {
        var problem: SystemError?
        do throws(SystemError) {
          try SceneFileWriting.write([1], to: path)
        } catch {
          problem = error
        }
        #expect(problem != nil, "\(path)")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left.isEmpty)
    }
  }
}
