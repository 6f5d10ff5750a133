import Foundation
import Testing

/// Files of one scene that need the Objective-C runtime are rewritten together.
struct `A folder that is rewritten` {
  private static let card = """
    import UIKit
    class Card: UIView {
      weak var delegate: CardDelegate?
      func tell() { delegate?.cardDidTurn?(self) }
      override func layoutSubviews() {}
    }

    """
  private static let delegate = """
    import UIKit
    @objc protocol CardDelegate {
      @objc optional func cardDidTurn(_ card: Card)
    }

    """
  private static let gestures = """
    import UIKit
    extension Card {
      func add() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
    }

    """
  private static let actions = """
    import UIKit
    extension Card {
      @objc func tapped(_ sender: UITapGestureRecognizer) {}
    }
    #Preview { Card() }

    """
  private static let files = [
    "App/Card.swift": card, "App/Delegate.swift": delegate, "App/Gestures.swift": gestures,
    "App/Actions.swift": actions,
  ]

  @Test func `knows the optional methods and the actions of other files`() async throws {
    let run = try await Workspace(Self.files).pegbar("check", "App")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// What a class has is read, also what its subclass overrides; what it has not is `nil`.
  @Test func `reads the optional properties that a class has`() async throws {
    let workspace = try Workspace([
      "App/Source.swift": """
      import UIKit
      @objc protocol CardSource: NSObjectProtocol {
        @objc optional var title: String { get }
        @objc optional var width: CGFloat { get set }
        @objc optional var icon: UIImage? { get }
      }

      """,
      "App/Card.swift": """
      import UIKit
      final class Card: UIView {
        weak var source: CardSource?
        func tell() {
          let icon: UIImage?? = source?.icon
          print(source?.title ?? "none", source?.width ?? 9, source?.title?.count ?? -1, icon == nil)
          guard let source else { return }
          if let width = source.width { print("width", width) }
        }
      }

      """,
      "App/Sources.swift": """
      import UIKit
      class Named: NSObject, CardSource {
        var title: String { "named" }
        var icon: UIImage?
      }
      final class Other: Named {
        override var title: String { "other " + super.title }
        var width: CGFloat = 3
      }
      final class Wide: NSObject, CardSource { var width: CGFloat = 4 }
      final class Bare: NSObject, CardSource {}
      #Preview {
        let card = Card()
        card.tell()
        for source: CardSource in [Named(), Other(), Wide(), Bare()] {
          card.source = source
          card.tell()
        }
        return card
      }

      """,
    ])
    let run = try await workspace.pegbar(line: "shot App -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    let expected = [
      "none 9.0 -1 true", "named 9.0 5 false", "other named 9.0 11 false", "none 4.0 -1 true",
      "width 4.0", "none 9.0 -1 true",
    ]
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
  }

  @Test func `calls the overrides of a member that an extension in another file has`() async throws
  {
    let workspace = try Workspace([
      "App/Base.swift": """
      import UIKit
      class Base: UIView {}
      extension Base {
        @objc func kind() -> String { "base" }
        @objc var note: String { "of base" }
      }

      """,
      "App/Card.swift": """
      import UIKit
      class Card: Base { override func kind() -> String { "card, " + super.kind() } }
      extension Card { override var note: String { "of card, " + super.note } }

      """,
      "App/Show.swift": """
      import UIKit
      #Preview {
        let base: Base = Card()
        print(base.kind(), base.note, Base().kind())
        return base
      }

      """,
    ])
    let run = try await workspace.pegbar(line: "shot App -o out.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "card, base of card, of base base\n")
  }

  /// The override is written into the class, whose file has not changed, and goes again.
  @Test func `compiles a file again that reads differently because of another`() async throws {
    let workspace = try Workspace(Self.files)
    #expect(try await workspace.pegbar("check", "App").status == 0)
    let override = "extension Card { override func didMoveToWindow() {} }\n"
    try workspace.write(Self.actions + override, to: "App/Actions.swift")
    let with = try await workspace.pegbar("check", "-v", "App")
    #expect(with.status == 0, "\(with.errors)")
    try workspace.write(Self.actions, to: "App/Actions.swift")
    let without = try await workspace.pegbar("check", "App")
    #expect(without.status == 0, "\(without.errors)")
  }

  @Test func `has errors and problems at the places of its own texts`() async throws {
    let workspace = try Workspace(Self.files)
    let wrong = Self.gestures.replacing("tapped))", with: "tapped), 3)")
    try workspace.write(wrong, to: "App/Gestures.swift")
    let run = try await workspace.pegbar("check", "App")
    #expect(run.errors.contains("App/Gestures.swift:3:"), "\(run.errors)")
    #expect(!run.errors.contains("Selector(\""))
    #expect(!run.errors.contains("/texts/"))
    try workspace.write(Self.gestures, to: "App/Gestures.swift")
    let problem = Self.delegate.replacing(
      "func cardDidTurn(_ card: Card)",
      with: "subscript(card: Int) -> Int { get }"
    )
    try workspace.write(problem, to: "App/Delegate.swift")
    let refused = try await workspace.pegbar("check", "App")
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("App/Delegate.swift:3:9: error: an optional subscript"))
  }
}
