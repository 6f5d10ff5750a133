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
      with: "var cardDidTurn: Int { get }"
    )
    try workspace.write(problem, to: "App/Delegate.swift")
    let refused = try await workspace.pegbar("check", "App")
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("App/Delegate.swift:3:9: error: an optional property"))
  }
}
