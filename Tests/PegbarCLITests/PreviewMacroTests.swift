import Foundation
import Testing

/// `#Preview`, as the command sees it: by its names, and by the compiler's messages.
struct `The previews of a scene` {
  @Test
  func `are listed by name in the order of the file`() async throws {
    let text = """
      import UIKit

      // #Preview("Commented out") { CALayer() }
      #Preview("First") { CALayer() }
      /* #Preview("Commented out too") {
        CALayer()
      } */
      let text = "#Preview(\\"Quoted\\")"
      #if NEVER
      #Preview("Left out") { CALayer() }
      #endif
      #Preview {
        let layer = CALayer()
        layer.opacity = 0.5
        return layer
      }
      #Preview("Second", traits: .fixedLayout(width: 30, height: 40)) { CALayer() }
      #Preview("First", body: { CALayer() })

      """
    let run = try await Workspace(["Card.swift": text]).pegbar("scenes", "Card.swift")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == "First\nCard\nSecond\nFirst 2\n")
  }

  @Test(arguments: [
    ("#Preview(\"A\")", ":2:1: error: #Preview needs a body"),
    ("#Preview", ":2:1: error: #Preview needs a body"),
    ("#Preview(\"A\") { 3 }", "error: 'Preview(_:traits:body:)' is unavailable: a #Preview makes"),
    (
      "enum E {\n  #Preview { CALayer() }\n}",
      ":3:3: error: #Preview belongs at the top level of the file"
    ),
    ("#Preview { CALayer() }; #Preview { CALayer() }", ":2:1: error: two #Preview on one line"),
    ("#Preview { Missing() }", ":2:12: error: cannot find 'Missing' in scope"),
  ])
  func `that are wrong are reported where they stand`(
    preview: String,
    message: String
  ) async throws {
    let workspace = try Workspace(["a.swift": "import UIKit\n\(preview)\n"])
    let run = try await workspace.pegbar("check", "a.swift")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("a.swift:"))
    #expect(run.errors.contains(message))
  }

  @Test
  func `are chosen by name, and a wrong name gets the list and the nearest`() async throws {
    let text = """
      import UIKit
      #Preview("Flip") { CALayer() }
      #Preview("Fade In") { CALayer() }

      """
    let workspace = try Workspace(["a.swift": text])
    let run = try await workspace.pegbar(
      "shot",
      "a.swift",
      "--scene",
      "Fade Inn",
      "-o",
      "out.png"
    )
    #expect(run.status == 64)
    #expect(
      run.errors.contains(
        "a.swift has no scene \"Fade Inn\"; it has \"Flip\", \"Fade In\"; "
          + "did you mean `Fade In`?"
      )
    )
    #expect(try workspace.files() == ["a.swift"])
  }

  @Test
  func `give way to an application of the scene's own`() async throws {
    let text = """
      import UIKit
      @main enum App { static func main() { print("from main") } }

      """
    let workspace = try Workspace(["app.swift": text])
    let list = try await workspace.pegbar("scenes", "app.swift")
    #expect(list.status == 0)
    #expect(list.output.isEmpty)
    #expect(list.errors.contains("app.swift is an application (@main)"))
    let display = try #require(ProcessInfo.processInfo.environment["DISPLAY"])
    let window = try await workspace.pegbar("app.swift", environment: ["DISPLAY": display])
    #expect(window.status == 0)
    #expect(window.output == "from main\n")
    let shot = try await workspace.pegbar("shot", "app.swift", "-o", "out.png")
    #expect(shot.status == 1)
    #expect(shot.errors == "pegbar: app.swift: the scene ended before its picture was drawn\n")
    #expect(try workspace.files() == ["app.swift"])
  }
}
