import CoreGraphics
import Foundation
import Testing

/// A folder with a `Package.swift` is a scene: its targets are compiled with those of the packages that it names.
struct `A package` {
  private static func manifest(
    _ name: String,
    dependencies: String = "",
    targets: String
  ) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependencies)],
      targets: [\(targets)]
    )

    """
  }

  private static let color = "import UIKit\npublic let paint = UIColor.red\n"
  private static let card = """
    import Paint
    import UIKit

    public final class Card: UIView {}

    #Preview("Red", traits: .fixedLayout(width: 30, height: 20)) {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      card.backgroundColor = paint
      return card
    }

    """
  private static let files = [
    "App/Package.swift": manifest(
      "App",
      dependencies: ".package(path: \"../Paint\")",
      targets: """
        .target(name: "App", dependencies: ["Cards"]),
        .target(name: "Cards", dependencies: ["Paint"], path: "Cards", exclude: ["Old"]),
        .testTarget(name: "AppTests", dependencies: ["App"])
        """
    ),
    "App/Sources/App/Screen.swift":
      "import Cards\nimport UIKit\n#Preview(\"Screen\") { Card() }\n",
    "App/Cards/Card.swift": card, "App/Cards/Old/Card.swift": "what is this?\n",
    "App/Tests/AppTests/Tests.swift": "import XCTest\n",
    "Paint/Package.swift": manifest("Paint", targets: ".target(name: \"Paint\")"),
    "Paint/Sources/Paint/Paint.swift": color,
  ]

  @Test func `lists the previews of all its targets, and draws them`() async throws {
    let workspace = try Workspace(files)
    let names = try await workspace.pegbar("scenes", "--trust", "App")
    #expect(names.output == "Screen\nRed\n", "\(names.errors)")
    let run = try await workspace.pegbar(line: "shot App --trust --scene Red -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try CGImage(pngFile: workspace.path + "/out.png")[15, 10] == 0xFF0000)
    #expect(!FileManager.default.fileExists(atPath: workspace.path + "/App/.build"))
  }

  private var files: [String: String] { Self.files }

  /// `fatalError` in a manifest shows that it has run.
  @Test func `is read only when its manifest may run`() async throws {
    let workspace = try Workspace(files)
    let state = ["XDG_STATE_HOME": workspace.path + "/state"]
    let asked = try await workspace.pegbar("check", "App", environment: state)
    #expect(asked.status == 64)
    #expect(
      asked.errors.contains("App/Package.swift is a program, which is run to read the package")
    )
    #expect(asked.errors.contains("say --trust"))
    let allowed = try await workspace.pegbar("check", "App", "--trust", environment: state)
    #expect(allowed.status == 0, "\(allowed.errors)")
    let remembered = try await workspace.pegbar("check", "App", environment: state)
    #expect(remembered.status == 0, "\(remembered.errors)")
  }

  @Test(arguments: [("y\n", 0 as Int32), ("n\n", 64), ("\n", 64)])
  func `asks on a terminal whether its manifest may run`(_ answer: String, _ status: Int32)
    async throws
  {
    let run = try await Workspace(files).terminal(
      "\"$PEGBAR\" check App",
      typing: answer,
      after: "Run it? "
    )
    #expect(run.status == status, "\(run.output)")
    #expect(run.output.contains("App/Package.swift is a program, which is run to read the package"))
  }

  /// Both are line 3 of a file of the same name.
  @Test func `tells previews of one place in two targets apart`() async throws {
    var files = files
    files["App/Sources/App/Card.swift"] = """
      import Cards
      import UIKit
      #Preview("Mine") { Cards.Card() }

      """
    files["App/Cards/Card.swift"] = """
      import UIKit
      public final class Card: UIView {}
      #Preview("Theirs") { Card() }

      """
    let run = try await Workspace(files).pegbar("scenes", "--trust", "App")
    #expect(run.output == "Mine\nScreen\nTheirs\n", "\(run.errors)")
  }

  @Test func `has errors at the places of its targets, and of those that it names`() async throws {
    let workspace = try Workspace(files)
    try workspace.write(Self.color + "let n: Int = \"\"\n", to: "Paint/Sources/Paint/Paint.swift")
    let paint = try await workspace.pegbar("check", "--trust", "App")
    #expect(paint.status == 2)
    #expect(
      paint.errors.contains("Paint/Sources/Paint/Paint.swift:3:14: error: "),
      "\(paint.errors)"
    )
    try workspace.write(Self.color, to: "Paint/Sources/Paint/Paint.swift")
    try workspace.write("import Cards\n#Preview { Cart() }\n", to: "App/Sources/App/Screen.swift")
    let own = try await workspace.pegbar("check", "--trust", "App")
    #expect(own.errors.hasPrefix("App/Sources/App/Screen.swift:2:"), "\(own.errors)")
  }

  @Test func `whose packages depend on one another in a circle says which`() async throws {
    var files = files
    files["Paint/Package.swift"] = Self.manifest(
      "Paint",
      dependencies: ".package(path: \"../App\")",
      targets: ".target(name: \"Paint\", dependencies: [\"App\"])"
    )
    let run = try await Workspace(files).pegbar("check", "--trust", "App")
    #expect(run.status == 66)
    #expect(run.errors.contains("in a circle: App → Paint → App"), "\(run.errors)")
  }

  @Test func `that needs one that cannot be had names it at once`() async throws {
    var files = files
    files["Paint/Package.swift"] = nil
    let missing = try await Workspace(files).pegbar("check", "--trust", "App")
    #expect(missing.status != 0)
    #expect(missing.errors.contains("Paint"), "\(missing.errors)")
    files["App/Package.swift"] = Self.manifest(
      "App",
      dependencies: ".package(url: \"https://pegbar.invalid/paint.git\", from: \"1.0.0\")",
      targets:
        ".target(name: \"App\", dependencies: [.product(name: \"Paint\", package: \"paint\")])"
    )
    let remote = try await Workspace(files).pegbar("check", "--trust", "App")
    #expect(remote.status == 69)
    #expect(
      remote.errors.hasPrefix(
        "pegbar: the package App needs https://pegbar.invalid/paint.git, which cannot be fetched"
      ),
      "\(remote.errors)"
    )
  }

  /// A plugin's package, a target in Swift 5, a definition, a file for SwiftUI: as libraries have them.
  @Test func `is compiled with its targets' settings, and without what they do not need`()
    async throws
  {
    var files = files
    files["Paint/Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Paint",
        products: [.library(name: "Paint", targets: ["Paint"])],
        dependencies: [.package(url: "https://pegbar.invalid/lint.git", from: "1.0.0")],
        targets: [
          .target(name: "Paint", swiftSettings: [.swiftLanguageMode(.v5), .define("RED")]),
          .testTarget(
            name: "PaintTests",
            dependencies: ["Paint", .product(name: "Lint", package: "lint")]
          ),
        ]
      )

      """
    files["Paint/Sources/Paint/Paint.swift"] = """
      import UIKit
      #if RED && !swift(>=7)
      public let paint = UIColor.red
      #endif
      nonisolated(unsafe) var count = 0
      nonisolated final class Box { nonisolated static var shared = Box() }

      """
    files["Paint/Sources/Paint/PaintView.swift"] = "import SwiftUI\nstruct PaintView: View {}\n"
    let run = try await Workspace(files).pegbar("check", "-v", "--trust", "App")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("left out of Paint, as they import SwiftUI: 1 files"))
  }

  @Test func `with a manifest that is wrong says what is`() async throws {
    let workspace = try Workspace(["App/Package.swift": "let package = 3\n"])
    let run = try await workspace.pegbar("check", "--trust", "App")
    #expect(run.status == 66)
    #expect(run.errors.contains("cannot read App/Package.swift: Swift's package manager"))
  }

  @Test func `is a library that is added to a scene`() async throws {
    var files = files
    files["card.swift"] = "import Cards\nimport UIKit\n#Preview { Card() }\n"
    let workspace = try Workspace(files)
    let added = try await workspace.pegbar("add", "--trust", "App", "card.swift")
    #expect(added.status == 0, "\(added.errors)")
    let text = try workspace.text(of: "card.swift")
    #expect(
      text.hasPrefix(
        """
        // pegbar: use Paint/Sources/Paint as Paint
        // pegbar: use App/Cards as Cards
        // pegbar: use App/Sources/App as App
        """
      ),
      "\(text)"
    )
  }
}
