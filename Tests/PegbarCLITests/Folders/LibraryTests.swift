import CoreGraphics
import Foundation
import Testing

/// A scene with `// pegbar: use …` imports a library whose sources are beside it.
struct `A library of a scene` {
  private static let hero = """
    import UIKit
    import Base

    open class HeroView: UIView {
      public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = baseColor
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
      }
      public required init?(coder: NSCoder) { nil }
      @objc func tap() {}
    }

    """
  private static func base(_ color: String = "red") -> String {
    "import UIKit\npublic var baseColor: UIColor { .\(color) }\n"
  }
  private static func scene(_ comment: String) -> String {
    """
    // A card.
    \(comment)
    import UIKit
    import Hero

    #Preview("Hero", traits: .fixedLayout(width: 30, height: 20)) {
      HeroView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    """
  }
  private static func files(_ comment: String = "// pegbar: use ../hero-kit") -> [String: String] {
    [
      "hero-kit/Package.swift": "// swift-tools-version:5.9\n// \"Hero\" and \"Base\"\n",
      "hero-kit/Sources/Hero/Hero.swift": hero, "hero-kit/Sources/Base/Base.swift": base(),
      "Scenes/card.swift": scene(comment),
    ]
  }

  @Test(arguments: [
    "// pegbar: use ../hero-kit", "// pegbar: use ../hero-kit/Sources",
    "// pegbar: use ../hero-kit/Sources/Hero\n// pegbar: use ../hero-kit/Sources/Base",
    "// pegbar: use ../hero-kit/Sources/Hero as Hero\n// pegbar: use ../hero-kit/Sources/Base as Base",
  ])
  func `is compiled and imported`(_ comment: String) async throws {
    let workspace = try Workspace(Self.files(comment))
    let run = try await workspace.pegbar(line: "shot Scenes/card.swift -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[15, 10] == 0xFF0000)
  }

  @Test(arguments: [[:], ["kit/Package.swift": "// swift-tools-version:5.9\n// \"Kit\"\n"]])
  func `may have the folders of one module in Sources`(_ manifest: [String: String]) async throws {
    var files = [
      "kit/Sources/API/Card.swift": "import UIKit\nopen class Card: Base {}\n",
      "kit/Sources/Internal/Base.swift": "import UIKit\nopen class Base: UIView {}\n",
      "kit/Sources/Supporting Files/Info.plist": "<plist/>\n",
    ]
    files.merge(manifest) { $1 }
    let workspace = try Workspace(files)
    let run = try await workspace.pegbar("check", "kit/Sources")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  /// As with Apple's own classes: an error in Swift 6, and a warning, which is for a library's author, in Swift 5.
  @Test func `may use views, layers and delegates in closures of any thread`() async throws {
    let workspace = try Workspace([
      "kit/Loader.swift": """
      import Foundation
      import UIKit
      public final class Badge: UIImageView, UIScrollViewDelegate {
        public func load() {
          DispatchQueue.global().async { self.image = nil; self.layer.opacity = 1 }
        }
      }
      public final class Glow: CAGradientLayer {
        func load() { DispatchQueue.global().async { self.opacity = 1; self.colors = nil } }
      }
      extension UIGestureRecognizer {
        func stop() { DispatchQueue.global().async { self.isEnabled = false } }
      }

      """
    ])
    let run = try await workspace.pegbar("check", "kit")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `shows what else is wrong beside names of before Swift 4.2`() async throws {
    let workspace = try Workspace([
      "kit/Old.swift": """
      import UIKit
      func draw(_ shape: CAShapeLayer) { shape.lineCap = kCALineCapRound; shape.nothing() }

      """
    ])
    let run = try await workspace.pegbar("check", "kit")
    #expect(run.status != 0 && run.errors.contains("has no member 'nothing'"))
    #expect(!run.errors.contains("kCALineCapRound' has been renamed"))
  }

  @Test func `may have names of before Swift 4.2, and one that is given in a file for SwiftUI`()
    async throws
  {
    let workspace = try Workspace([
      "kit/Old.swift": """
      import UIKit
      public final class Line: KitView {
        public func draw(_ shape: CAShapeLayer) { shape.lineCap = kCALineCapRound }
      }

      """,
      "kit/Kit+SwiftUI.swift": """
      import SwiftUI
      public typealias KitView = UIView
      typealias KitRepresentable = UIViewRepresentable

      """,
      "card.swift": """
      // pegbar: use kit as Kit
      import UIKit
      import Kit
      #Preview("Line") { Line() }

      """,
    ])
    let run = try await workspace.pegbar("check", "-v", "card.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Kit has names of before Swift 4.2: compiling it in Swift 4 mode"))
    #expect(run.errors.contains("left out of Kit, as they import SwiftUI: 1 files"))
  }

  @Test func `is compiled once for all scenes, and again when it changes`() async throws {
    var files = Self.files()
    files["Scenes/other.swift"] = Self.scene("// pegbar: use ../hero-kit") + "// Another.\n"
    let workspace = try Workspace(files)
    let first = try await workspace.pegbar("check", "-v", "Scenes/card.swift")
    #expect(!first.errors.contains("has not changed"), "\(first.errors)")
    let other = try await workspace.pegbar("check", "-v", "Scenes/other.swift")
    #expect(other.errors.contains("the library Hero has not changed"), "\(other.errors)")
    #expect(other.errors.contains("the library Base has not changed"))
    try workspace.write(Self.base("blue"), to: "hero-kit/Sources/Base/Base.swift")
    let run = try await workspace.pegbar(line: "shot Scenes/card.swift -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[15, 10] == 0x0000FF)
  }

  @Test func `has errors at its own places`() async throws {
    let workspace = try Workspace(Self.files())
    let wrong = Self.hero + "let n: Int = \"three\"\n"
    try workspace.write(wrong, to: "hero-kit/Sources/Hero/Hero.swift")
    let run = try await workspace.pegbar("check", "Scenes/card.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix("hero-kit/Sources/Hero/Hero.swift:13:14: error: cannot convert value"),
      "\(run.errors)"
    )
    #expect(run.errors.hasSuffix("pegbar: hero-kit/Sources/Hero does not compile (1 error)\n"))
  }

  @Test(arguments: [
    (
      "// pegbar: use ../none",
      "cannot read card.swift: it uses the library ../none, which is no folder"
    ),
    ("// pegbar: use .", "cannot read ./empty"),
    ("// pegbar: uses ../Hero", "cannot read card.swift: line 2: write `// pegbar: use FOLDER`"),
    (
      "// pegbar: use ../Hero as 3D",
      "cannot read card.swift: line 2: write `// pegbar: use FOLDER`"
    ),
  ])
  func `that is none is named`(_ comment: String, _ words: String) async throws {
    let comment = comment.replacing(
      "use .",
      with: comment.hasSuffix("use .") ? "use ./empty" : "use ."
    )
    let workspace = try Workspace(["card.swift": Self.scene(comment), "empty/notes.txt": ""])
    let run = try await workspace.pegbar("check", "card.swift")
    #expect(run.status == 66)
    #expect(run.errors.contains(words.replacing("./empty", with: "empty")), "\(run.errors)")
  }

  @Test func `is added to a scene, or to all of a folder`() async throws {
    let workspace = try Workspace([
      "Hero/Sources/Hero.swift": Self.hero.replacing("import Base\n", with: "")
        .replacing("baseColor", with: ".red"),
      "Scenes/card.swift": Self.scene(""),
    ])
    let added = try await workspace.pegbar("add", "Hero/Sources", "Scenes/card.swift")
    #expect(added.status == 0)
    #expect(added.errors == "pegbar: Scenes/card.swift: `import Hero` works now\n")
    let text = try workspace.text(of: "Scenes/card.swift")
    #expect(text == "// pegbar: use ../Hero/Sources\n" + Self.scene(""))
    #expect(try await workspace.pegbar("check", "Scenes/card.swift").status == 0)
    let again = try await workspace.pegbar("add", "Hero/Sources", "Scenes/card.swift")
    #expect(again.errors == "pegbar: Scenes/card.swift uses Hero/Sources already\n")
    try workspace.write(Self.scene(""), to: "Scenes/card.swift")
    #expect(try await workspace.pegbar("check", "Scenes/card.swift").status == 2)
    #expect(try await workspace.pegbar("add", "Hero/Sources", "Scenes").status == 0)
    let json = try workspace.text(of: "Scenes/pegbar.json")
    #expect(json == "{\"use\":[\"../Hero/Sources\"]}\n")
    let run = try await workspace.pegbar("check", "Scenes/card.swift")
    #expect(run.status == 0, "\(run.errors)")
    let none = try await workspace.pegbar("add", "Nothing")
    #expect(none.status == 66)
    #expect(none.errors.contains("cannot read Nothing: no such file"))
  }

  @Test func `is checked by itself, and the names that it misses are counted`() async throws {
    let text = """
      import UIKit
      open class Hero: UIView {
        func f() { print(missing, missing, self.nothing, UIView.nobody) }
      }

      """
    let workspace = try Workspace(["Hero/Sources/Hero.swift": text])
    let wrong = try await workspace.pegbar("check", "--json", "Hero/Sources")
    #expect(wrong.status == 2)
    #expect(
      wrong.output.contains(
        "\"missing\":[{\"name\":\"missing\",\"count\":2},{\"name\":\"Hero.nothing\",\"count\":1},"
          + "{\"name\":\"UIView.nobody\",\"count\":1}]"
      ),
      "\(wrong.output)"
    )
    try workspace.write("import UIKit\nopen class Hero: UIView {}\n", to: "Hero/Sources/Hero.swift")
    let right = try await workspace.pegbar("check", "Hero/Sources")
    #expect(right.status == 0, "\(right.errors)")
  }

  /// The command that is said does it.
  @Test func `that is a library's, whose folder is nearby, comes with the command that adds it`()
    async throws
  {
    let card = "import UIKit\nimport Hero\n#Preview { Hero() }\n"
    let workspace = try Workspace([
      "Hero/Sources/Hero.swift": "import UIKit\npublic final class Hero: UIView {}\n",
      "Hero/Inside/Card.swift": card,
      "Demo App/Card.swift": card,
      "card.swift": "import UIKit\nimport Nowhere\n#Preview { UIView() }\n",
    ])
    for (scene, words) in [
      ("Demo App", "Hero 'Demo App'"), ("Demo App/Card.swift", "Hero 'Demo App/Card.swift'"),
      ("Hero/Inside", "FOLDER Hero/Inside"), ("card.swift", "FOLDER card.swift"),
    ] {
      let run = try await workspace.pegbar("check", scene)
      #expect(run.errors.contains("pegbar: `pegbar add \(words)` lets it import "), "\(run.errors)")
    }
    let added = try await workspace.pegbar("add", "Hero", "Demo App")
    #expect(added.status == 0, "\(added.errors)")
    let right = try await workspace.pegbar("check", "Demo App")
    #expect(right.status == 0, "\(right.errors)")
  }

  @Test func `that is another file beside the scene is hinted at`() async throws {
    let run = try await Workspace(FolderScenes.files).pegbar("check", "App/Card.swift")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "pegbar: App/Size.swift declares cardSize: `pegbar App` compiles the files of that folder together"
      ),
      "\(run.errors)"
    )
  }
}
