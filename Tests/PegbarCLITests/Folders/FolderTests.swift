import CoreGraphics
import Foundation
import Testing

/// A folder whose files use one another is one scene, for every command.
struct `A folder of files` {
  @Test func `that use one another is compiled, listed and drawn as one scene`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let checked = try await workspace.pegbar("check", "App")
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(checked.errors.isEmpty)
    #expect(try await workspace.pegbar("scenes", "App").output == "Card\n")
    let drawn = try await workspace.pegbar("shot", "App", "-o", "card.png")
    #expect(drawn.status == 0, "\(drawn.errors)")
    let image = try CGImage(pngFile: workspace.path + "/card.png")
    #expect((image.width, image.height) == (480, 320))
    #expect(image[240, 160] == 0xFF0000)
    #expect(try workspace.files() == ["App", "card.png"])
  }

  /// The functions of previews are called by their lines: here two have the same.
  @Test func `has the previews of all of them, in the order of the files`() async throws {
    let preview = "import UIKit\n#Preview { card() }\n#Preview(\"Same\") { card() }\n"
    let workspace = try Workspace([
      "App/B-2.swift": preview, "App/A_2.swift": preview,
      "App/Card.swift": "import UIKit\nfunc card() -> CALayer { CALayer() }\n",
    ])
    let run = try await workspace.pegbar("scenes", "App")
    #expect(run.output == "A_2\nSame\nB-2\nSame 2\n", "\(run.errors)")
    let text = try await workspace.pegbar("scenes", "--no-compile", "App")
    #expect(text.output == run.output)
    let shot = try await workspace.pegbar(line: "shot App -o out.png --scene B-2")
    #expect(shot.status == 0, "\(shot.errors)")
    let none = try await workspace.pegbar("shot", "App", "-o", "out.png", "--scene", "Sane")
    #expect(none.status == 64)
    #expect(none.errors.contains("App has no scene \"Sane\""))
  }

  @Test func `names the file of an error as it was typed`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let wrong = FolderScenes.theme("red") + "let n: Int = \"three\"\n"
    try workspace.write(wrong, to: "App/Model/Theme.swift")
    for typed in ["App", "./App", "\(workspace.path)/App"] {
      let run = try await workspace.pegbar("check", typed)
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix("\(typed)/Model/Theme.swift:13:14: error: cannot convert"),
        "\(run.errors)"
      )
      #expect(run.errors.hasSuffix("pegbar: \(typed) does not compile (1 error)\n"))
    }
    let json = try await workspace.pegbar("check", "--json", "App")
    #expect(json.output.contains("\"file\":\"App/Model/Theme.swift\",\"line\":13,\"column\":14"))
  }

  @Test func `places errors in any #Preview at their lines`() async throws {
    let workspace = try Workspace(FolderScenes.files)
    let late = "import UIKit\n\n#Preview {\n  let layer: CALayer\n  return layer\n}\n"
    try workspace.write(late, to: "App/Late.swift")
    let run = try await workspace.pegbar("check", "App")
    #expect(run.errors.hasPrefix("App/Late.swift:5:10: error: constant 'layer' used before"))
  }

  @Test func `is recorded, and tested by a tape that names it`() async throws {
    let tape = "Set Scene ../App\nSleep 100ms\nExpect #none.opacity == 1\n"
    let workspace = try Workspace(FolderScenes.files.merging(["Tapes/a.tape": tape]) { $1 })
    let record = try await workspace.pegbar(line: "record App -o a.png --duration 200ms")
    #expect(record.status == 0, "\(record.errors)")
    let test = try await workspace.pegbar("test", "Tapes")
    #expect(test.status == 3)
    #expect(test.errors.contains("#none"), "\(test.errors)")
  }

  @Test func `is tested by a tape that names its files`() async throws {
    let tape = """
      Set Scene ../App/Card.swift ../App/Model/Theme.swift "../App/Size.swift"
      Set Size 48x32
      Sleep 100ms
      Golden card

      """
    let workspace = try Workspace(FolderScenes.files.merging(["Tapes/a.tape": tape]) { $1 })
    let written = try await workspace.pegbar(line: "test --update Tapes")
    #expect(written.status == 0, "\(written.errors)")
    let golden = try CGImage(pngFile: workspace.path + "/Tapes/Goldens/a.card.png")
    #expect(golden[24, 16] == PreviewScenes.red)
    let record = try await workspace.pegbar(line: "record Tapes/a.tape -o a.png")
    #expect(record.status == 0, "\(record.errors)")
    let wrong = tape.replacing(" ../App/Model/Theme.swift", with: "")
    try workspace.write(wrong, to: "Tapes/a.tape")
    let less = try await workspace.pegbar(line: "test Tapes")
    #expect(less.errors.contains("cannot find 'Theme' in scope"), "\(less.errors)")
  }

  @Test func `finds the pictures of each of its folders`() async throws {
    let picture = """
      import UIKit
      func card() -> UIView { UIImageView(image: UIImage(named: "dot.png")) }

      """
    let workspace = try Workspace([
      "App/Main.swift": "import UIKit\n#Preview { card() }\n", "App/Views/Card.swift": picture,
    ])
    try workspace.write(PreviewScenes.plain("green"), to: "green.swift")
    let dot = try await workspace.pegbar(line: "shot green.swift -o App/Views/dot.png --size 3x3")
    #expect(dot.status == 0)
    let found = try await workspace.pegbar(line: "shot App -o out.png --size 3x3")
    #expect(found.status == 0)
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[1, 1] == PreviewScenes.green)
  }

  @Test func `of which one has an @main is an application with previews beside it`() async throws {
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
          window?.backgroundColor = .blue
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      """
    let workspace = try Workspace(FolderScenes.files.merging(["App/App.swift": app]) { $1 })
    #expect(try await workspace.pegbar("scenes", "App").output == "Card\n")
    for (name, color) in [
      ("", 0x0000FF as UInt32), (" --scene @main", 0x0000FF), (" --scene Card", 0xFF0000),
    ] {
      let run = try await workspace.pegbar(line: "shot App -o out.png\(name)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try CGImage(pngFile: workspace.path + "/out.png")[240, 160] == color)
    }
  }

  @Test func `may begin with the code of a main.swift`() async throws {
    let main = """
      import UIKit
      _ = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))

      """
    let delegate = """
      import UIKit
      final class Delegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
        func applicationDidFinishLaunching(_ application: UIApplication) {}
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window.backgroundColor = .green
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          return true
        }
      }

      """
    let workspace = try Workspace(["App/main.swift": main, "App/Delegate.swift": delegate])
    let run = try await workspace.pegbar("shot", "App", "-o", "out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[240, 160] == 0x00FF00)
  }
}
