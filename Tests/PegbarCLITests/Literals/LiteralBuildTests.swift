import Foundation
import SceneProtocol
import SeededCases
import Testing

/// The program that takes the values of a scene's literals, as the window has it built (`pegbar compile --literals`).
struct `A program that takes literals` {
  private static func build(_ text: String) async throws -> TunableScene? {
    try await build(["card.swift": text], "card.swift")
  }

  private static func build(
    _ files: [String: String],
    _ path: String
  ) async throws -> TunableScene? {
    let workspace = try Workspace(files)
    let run = try await workspace.pegbar("compile", path, "--literals")
    try #require(run.status == 0, "\(run.errors)")
    return try JSONText.decode(from: Array(run.output.utf8))
  }

  /// The literals of a text as they are written, each with its type.
  private static func literals(_ text: String) async throws -> [String] {
    literals(in: try #require(try await build(text)).files[0])
  }

  private static func literals(in file: TunableFile) -> [String] {
    let bytes = Array(file.text.utf8)
    return file.marks.map { mark in
      let literal = String(decoding: bytes[mark.offset..<mark.offset + mark.length], as: UTF8.self)
      return "\(literal) \(mark.type)\(mark.takesInteger ? " or whole" : "")"
    }
  }

  @Test func `knows the types that the compiler has found`() async throws {
    let text = """
      import UIKit
      let count = 3, share = 0.5, wide: CGFloat = 0.25
      let times: [NSNumber] = [0, 0.5]
      func f(_ x: Double = 2) -> CGFloat { x * 4 }
      #Preview("Card", traits: .fixedLayout(width: 20, height: 10)) {
        let card = UILabel(frame: CGRect(x: 1, y: 2.5, width: -3, height: 4))
        card.text = "é\\n"
        card.isHidden = false
        card.alpha = 0.75
        return card
      }
      """
    #expect(
      try await Self.literals(text) == [
        "3 int", "0.5 double", "0.25 cgFloat or whole", "0 number", "0.5 number or whole",
        "2 double",
        "4 double", "1 double", "2.5 double", "-3 double", "4 double", "\"é\\n\" string",
        "false bool",
        "0.75 cgFloat or whole",
      ]
    )
  }

  @Test func `leaves alone what is more than a value`() async throws {
    let text = """
      import UIKit
      enum Raw: Int { case one = 1, two = 2 }
      func f(_ x: Int) -> String {
        switch x { case 5: "five \\(6)"; default: #function }
      }
      @available(swift 6.0) struct Box { @PreviewState("level") var level = 7 }
      #if swift(>=6)
      #endif
      #Preview("Card") { UIView(frame: CGRect(x: (1, 2).0, y: 3, width: 4, height: 5)) }
      """
    let found = try await Self.literals(text)
    #expect(found == ["\"level\" string", "7 int", "1 int", "2 int", "3 int", "4 int", "5 int"])
  }

  @Test func `counts places in the scene's own text, also where that is rewritten`() async throws {
    let text = """
      import UIKit
      final class Tapped: UIView {
        @objc func tap(_ r: UITapGestureRecognizer) { alpha = 0.5 }
        func set() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:)))); alpha = 0.25 }
      }
      #Preview { Tapped(frame: CGRect(x: 0, y: 0, width: 8, height: 9)) }
      """
    let found = try await Self.literals(text)
    #expect(
      found.prefix(2) == ["0.5 cgFloat or whole", "0.25 cgFloat or whole"]
        && found.suffix(2) == ["8 int", "9 int"]
    )
  }

  /// What a literal is decided by may be in another file, and be rewritten there.
  @Test func `knows the types in each file of a folder`() async throws {
    let files = [
      "App/Card.swift": """
      import UIKit
      final class Card: UIView {
        @objc func tap(_ r: UITapGestureRecognizer) { move(by: 4, 0.5) }
      }
      #Preview { Card(frame: CGRect(x: 0, y: 1, width: side, height: side)) }
      """,
      "App/Move.swift": """
      import UIKit
      let side = 24.0
      extension Card {
        func move(by x: CGFloat, _ y: Double) {
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap(_:))))
          frame.origin.x += x * 2
        }
      }
      """, "App/Empty.swift": "import UIKit\n",
    ]
    let scene = try #require(try await Self.build(files, "App"))
    let names = scene.files.map { $0.path.split(separator: "/").last ?? "" }
    #expect(names == ["Card.swift", "Empty.swift", "Move.swift"])
    #expect(
      Self.literals(in: scene.files[0]) == [
        "4 cgFloat", "0.5 double or whole", "0 double", "1 double",
      ]
    )
    #expect(scene.files[1].marks.isEmpty)
    #expect(Self.literals(in: scene.files[2]) == ["24.0 double", "2 cgFloat"])
  }

  @Test(arguments: [
    "import UIKit\nlet n: Int = \"three\"\n#Preview { UIView() }\n",
    "import UIKit\n#Preview { UIView() }\n",
  ])
  func `is none for a scene that does not compile, and for one without literals`(_ text: String)
    async throws
  {
    #expect(try await Self.build(text) == nil)
  }

  /// Each is compiled three times: all lessons with `PEGBAR_SEEDS`, in which they are numbered from 0.
  @Test(arguments: Seeds.first(2))
  func `draws what the lesson draws`(_ number: UInt64) async throws {
    let folder = "\(Repository.path)/Scenes"
    let lessons = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".swift")
    }.sorted()
    let lesson = lessons[Int(number) % lessons.count]
    let text = try String(contentsOfFile: "\(folder)/\(lesson)", encoding: .utf8)
    let workspace = try Workspace(["lesson.swift": text])
    let built = try await workspace.pegbar("compile", "lesson.swift", "--literals")
    let scene: TunableScene = try JSONText.decode(from: Array(built.output.utf8))
    let shot = try await workspace.pegbar("shot", "lesson.swift", "--at", "0.5", "-o", "own.png")
    try #require(shot.status == 0, "\(shot.errors)")
    var request = SceneRequest(mode: .shot, sourcePath: "lesson.swift", title: "lesson", time: 0.5)
    request.outputPath = "\(workspace.path)/tuned.png"
    request.complete(for: scene.program)
    _ = try await CommandRun(
      [],
      in: workspace.path,
      command: scene.program.path,
      environment: [SceneRequest.environmentVariable: request.encoded()]
    )
    #expect(try workspace.bytes(of: "tuned.png") == workspace.bytes(of: "own.png"), "\(lesson)")
  }
}
