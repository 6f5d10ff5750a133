import CoreGraphics
import Foundation
import Testing

/// Scenes that need the Objective-C runtime: the compiler's messages are about their own text.
struct `A rewritten scene` {
  /// Line 4 has an error behind a piece that becomes longer, line 6 one behind a piece that stays as long.
  private static let wrong = """
    import UIKit
    final class Card: UIView {
      func set() {
        use(#selector(tapped(_:)), #keyPath(CALayer.position), é: "three")
      }
      @objc(t:) func tapped(_ sender: UITapGestureRecognizer) { let n: Int = "three" }
      func use(_ a: Selector, _ b: String, é: Int) {}
    }
    #Preview("One") { Card() }

    """

  @Test func `has errors at its own columns, below its own lines`() async throws {
    let run = try await Workspace(["a.swift": Self.wrong]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").map(String.init)
    let text = Self.wrong.split(separator: "\n").map(String.init)
    let message = "error: cannot convert value of type 'String' to "
    for (line, mark) in [(4, 63), (6, 74)] {
      // Columns are in bytes, and marks stand below characters.
      let source = text[line - 1]
      let column = source.prefix(mark - 1).utf8.count + 1
      let heading = try #require(
        lines.firstIndex { $0.hasPrefix("a.swift:\(line):\(column): \(message)") },
        "\(run.errors)"
      )
      let shown = try #require(lines[heading...].firstIndex { $0 == " \(line) | \(source)" })
      let below = "   | " + String(repeating: " ", count: mark - 1) + "`- " + message
      #expect(lines[shown + 1].hasPrefix(below))
    }
    #expect(!run.errors.contains("Selector(\""))
    #expect(!run.errors.contains("rewritten"))
  }

  @Test func `has the same places in JSON, and from standard input`() async throws {
    let workspace = try Workspace(["a.swift": Self.wrong])
    let json = try await workspace.pegbar("check", "--json", "a.swift")
    #expect(json.output.contains("\"file\":\"a.swift\",\"line\":4,\"column\":64,"))
    #expect(json.output.contains("\"file\":\"a.swift\",\"line\":6,\"column\":74,"))
    let input = try await workspace.shell("\"$PEGBAR\" check - <a.swift")
    #expect(input.errors.contains("<stdin>:6:74: error: "))
    #expect(!input.errors.contains("stdin.swift"))
  }

  @Test func `has errors in #Preview where they are`() async throws {
    let text = """
      import UIKit
      #Preview("Late") {
        let path = #keyPath(CALayer.position); let layer: CALayer
        print(#keyPath(CALayer.position), path); return layer
      }

      """
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(
      run.errors.hasPrefix(
        """
        a.swift:4:51: error: constant 'layer' used before being initialized
        4 |   print(#keyPath(CALayer.position), path); return layer
          |                                                   ^

        """
      ),
      "\(run.errors)"
    )
  }

  @Test func `repeats its warnings at their places`() async throws {
    let text =
      SceneText.one + "@objc class A: NSObject { func f() { let a = 1 } }\n"
      + "func g() { let a = (#keyPath(CALayer.position)); let b = 1 }\n"
    let workspace = try Workspace(["a.swift": text])
    let first = try await workspace.pegbar("check", "a.swift")
    #expect(first.status == 0)
    #expect(first.errors.contains("a.swift:3:42: warning: "))
    #expect(first.errors.contains("a.swift:4:54: warning: "))
    #expect(try await workspace.pegbar("check", "a.swift").errors == first.errors)
  }

  @Test func `has notes at their places`() async throws {
    let text =
      SceneText.one + """
        @objc final class A: NSObject {
          let a = #keyPath(CALayer.position); func g() {}; let b = #keyPath(CALayer.bounds)
          func g() {}
        }

        """
    let workspace = try Workspace(["a.swift": text])
    let json = try await workspace.pegbar("check", "--json", "a.swift")
    #expect(
      json.output.contains(
        #""line":4,"column":44,"severity":"note","message":"'g()' previously declared here"}"#
      ),
      "\(json.output)"
    )
    let run = try await workspace.pegbar("check", "a.swift")
    let note = "  | " + String(repeating: " ", count: 43) + "`- note: 'g()' previously"
    #expect(run.errors.contains(note), "\(run.errors)")
  }

  @Test func `may have the line ends of other systems`() async throws {
    func crlf(_ text: String) -> String {
      (SceneText.one + text).replacingOccurrences(of: "\n", with: "\r\n")
    }
    let workspace = try Workspace([
      "a.swift": crlf("final class A: UIView {\n  let a = #selector(getter: isHidden)\n}\n"),
      "b.swift": crlf("@objc(\n b) final class B: UIView { let b: Int = #keyPath(A.b) }\n"),
    ])
    let refused = try await workspace.pegbar("check", "a.swift")
    #expect(refused.errors.hasPrefix("a.swift:4:21: error: #selector(getter:) cannot be had"))
    let wrong = try await workspace.pegbar("check", "b.swift")
    #expect(wrong.errors.hasPrefix("b.swift:4:42: error: cannot convert"), "\(wrong.errors)")
  }

  @Test func `knows its own path and lines`() async throws {
    let text = """
      import UIKit
      @objc
      final class Card: UIView {
        @objc let place = "\\(#fileID) \\(#filePath) \\(#line)"
      }
      #Preview("\\(#filePath):\\(#line)") {
        Card()
      }
      #Preview(Card().place.split(separator: " ").dropFirst().joined(separator: " ")) { Card() }

      """
    let workspace = try Workspace(["a.swift": text])
    let run = try await workspace.pegbar("scenes", "a.swift")
    #expect(run.errors.isEmpty)
    #expect(run.output == "\(workspace.path)/a.swift:6\n\(workspace.path)/a.swift 4\n")
  }

  @Test func `finds pictures beside its file`() async throws {
    let workspace = try Workspace([
      "red.swift": """
      import UIKit
      #Preview("Red", traits: .fixedLayout(width: 10, height: 10)) {
        let view = UIView()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return view
      }

      """,
      "a.swift": """
      import UIKit
      @objc final class A: NSObject {}
      #Preview("Photo") { UIImageView(image: UIImage(named: "photo.png")) }

      """,
    ])
    #expect(try await workspace.pegbar(line: "shot red.swift -o photo.png").status == 0)
    let run = try await workspace.pegbar(line: "shot a.swift --size 40x40 -o out.png")
    #expect(run.errors.isEmpty)
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[20, 20] == 0xFF0000)
  }

  @Test func `reports what cannot be rewritten, and how to fix it`() async throws {
    let text =
      SceneText.one + """
        final class A: UIView {
          @objc var é = 1; let s = #selector(getter: A.é)
          let t = #selector(delegate.done)
        }
        let wrong: Int = ""

        """
    let workspace = try Workspace(["a.swift": text])
    let run = try await workspace.pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        a.swift:4:39: error: #selector(getter:) cannot be had: a selector is a method here; write a \
        method that reads the property, and name that
        4 |   @objc var é = 1; let s = #selector(getter: A.é)
          |                                      ^

        a.swift:5:21: error: only a class can stand before the method's name here
        """.dropLast(0)
      ),
      "\(run.errors)"
    )
    #expect(run.errors.hasSuffix("pegbar: a.swift does not compile (2 errors)\n"))
    let json = try await workspace.pegbar("check", "--json", "a.swift")
    #expect(json.output.contains("\"line\":4,\"column\":39,\"severity\":\"error\""))
  }

  @Test func `that does not parse has the compiler's errors`() async throws {
    let text =
      SceneText.one + "final class A: UIView {\n  @objc func f( {}\n"
      + "  let a = #selector(getter: x)\n"
    let run = try await Workspace(["a.swift": text]).pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.swift:4:"))
    #expect(run.errors.contains("  @objc func f( {}"))
    #expect(!run.errors.contains("cannot be had"))
    #expect(!run.errors.contains("interoperability"))
  }
}
