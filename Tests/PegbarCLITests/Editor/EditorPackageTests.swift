import DisplaySupport
import Foundation
import SceneProtocol
import Testing

/// Packages in an editor: a library for phones, which knows nothing of Pegbar, and a program of one's own.
@Suite(
  .serialized,
  .enabled(if: Program.isThere("sourcekit-lsp"), "needs sourcekit-lsp, of Swift's toolchain"),
  .timeLimit(.minutes(10))
)
struct `A package in an editor` {
  /// In Swift 5, in two files, with words of the Objective-C runtime in one.
  private static let library = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Badges",
      platforms: [.iOS(.v13)],
      products: [.library(name: "Badges", targets: ["Badges"])],
      targets: [.target(name: "Badges")]
    )

    """,
    "Sources/Badges/Badge.swift": """
    import UIKit

    public final class Badge: UIView {
      public static var count = 0
      public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = Radius.of(self)
      }
    }

    """,
    "Sources/Badges/Radius.swift": """
    import UIKit

    enum Radius {
      static func of(_ view: UIView) -> CGFloat { view.bounds.height / 2 }
    }

    final class Target: NSObject {
      @objc func tapped() {}
      func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      }
    }

    """,
  ]

  /// No mistake in a file that uses another, and all about what it uses.
  private func expectKnowledge(
    _ client: EditorClient,
    _ file: String,
    _ member: (text: String, name: String, documentation: String),
    _ other: (text: String, name: String, file: String)
  ) async throws {
    // (SwiftPM says what belongs together a while after the beginning; until then nothing is known, and nothing wrong.)
    let isFound = try await waitUntil {
      let places = try client.ask("definition", file, at: other.text, other.name)
      return places.array?.contains { $0["uri"]?.string?.hasSuffix(other.file) == true } == true
    }
    #expect(isFound)
    #expect(try client.diagnostics(file) == [])
    let hover = try client.ask("hover", file, at: member.text, member.name)
    let text = hover["contents"]?["value"]?.string ?? ""
    #expect(text.contains(member.documentation), "\(text)")
    let completion = try client.ask("completion", file, at: member.text, member.name)
    let labels = (completion["items"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(labels.contains(member.name), "\(labels.prefix(9))")
  }

  private func expectKnowledgeOfLibrary(_ client: EditorClient) async throws {
    try await expectKnowledge(
      client,
      "Sources/Badges/Badge.swift",
      ("layer.cornerRadius", "cornerRadius", "The corner radius of"),
      ("Radius.of(self)", "Radius", "Sources/Badges/Radius.swift")
    )
  }

  @Test func `that is a library is known by pegbar lsp`() async throws {
    let workspace = try Workspace(Self.library)
    let client = try EditorClient(EditorClient.proxy, in: workspace.path)
    try client.initialize()
    for name in ["Badge", "Radius"] { try client.open("Sources/Badges/\(name).swift") }
    try await expectKnowledgeOfLibrary(client)
    // (In Swift 5 what a #selector becomes has a warning about actors.)
    let inPorted = try client.diagnostics("Sources/Badges/Radius.swift")
    let ofActors = ["non-Sendable", "nonisolated context"]
    #expect(inPorted.allSatisfy { ofActors.contains(where: $0.contains) }, "\(inPorted)")
    let mistake = Self.library["Sources/Badges/Badge.swift"]?.replacing("layer.c", with: "layer.k")
    let all: JSON = [
      "start": ["line": .number(0), "character": .number(0)],
      "end": ["line": .number(99), "character": .number(0)],
    ]
    try client.change("Sources/Badges/Badge.swift", all, to: mistake ?? "")
    let wrong = try client.diagnostics("Sources/Badges/Badge.swift")
    #expect(wrong == ["7:11: Value of type 'CALayer' has no member 'kornerRadius'"])
    #expect(try client.shutDown() == 0)
  }

  @Test func `that is a library is known by sourcekit-lsp once pegbar editor has run`() async throws
  {
    let workspace = try Workspace(Self.library)
    let run = try await workspace.pegbar("editor")
    #expect(run.output == "wrote .sourcekit-lsp/config.json: sourcekit-lsp knows the scenes here\n")
    let client = try EditorClient(EditorClient.server, in: workspace.path)
    try client.initialize()
    try client.open("Sources/Badges/Badge.swift")
    try await expectKnowledgeOfLibrary(client)
    #expect(try await workspace.pegbar("editor", "--remove").status == 0)
    #expect(try workspace.files().filter { $0.hasPrefix(".s") }.isEmpty)
  }

  @Test(arguments: [EditorClient.server, EditorClient.proxy])
  func `that is a program is known by both`(_ server: [String]) async throws {
    let workspace = try Workspace()
    #expect(try await workspace.pegbar("new", "--package", "Card").status == 0)
    let client = try EditorClient(server, in: workspace.path + "/Card")
    try client.initialize()
    try client.open("Sources/Card/Program.swift")
    try await expectKnowledge(
      client,
      "Sources/Card/Program.swift",
      ("?.rootViewController", "rootViewController", "The controller whose view fills the window"),
      ("= CardScene()", "CardScene", "Sources/Card/CardScene.swift")
    )
  }

  /// By a file in the folder, and without one.
  @Test(arguments: [EditorClient.server, EditorClient.proxy])
  func `that a scene uses is known once the scene was compiled`(_ server: [String]) async throws {
    let workspace = try Workspace([
      "Hero/Sources/Hero.swift": """
      import UIKit
      /// A view of the hero.
      public func makeHero() -> UIView { UIView() }

      """,
      "Scenes/Card.swift": "import Hero\nimport UIKit\n#Preview { makeHero() }\n",
    ])
    if server == EditorClient.server {
      #expect(try await workspace.pegbar("editor", "Scenes").status == 0)
    }
    #expect(try await workspace.pegbar("add", "Hero", "Scenes/Card.swift").status == 0)
    let check = try await workspace.pegbar("check", "Scenes/Card.swift")
    #expect(check.status == 0, "\(check.errors)")
    let client = try EditorClient(server, in: workspace.path + "/Scenes")
    try client.initialize()
    try client.open("Card.swift")
    #expect(try client.diagnostics("Card.swift") == [])
    let hover = try client.ask("hover", "Card.swift", at: "makeHero", "makeHero")
    #expect(hover["contents"]?["value"]?.string?.contains("A view of the hero.") == true)
  }
}
