import Testing

@testable import PreviewApp

@Suite struct `Notes in a scene's text` {
  private static let text = """
    // note: First.
    import UIKit
      //note:  And indented.
    #Preview("Red", traits: .fixedLayout(width: 1, height: 1)) { UIView() }
    // A comment. note: none
    #Preview { UIView() }
    let text = "// note: no comment"
    // note: For the one without a name.
    #Preview { UIView() }
    // note: After all.
    """

  @Test func `belong to the preview that follows`() {
    let notes = SceneNotes(Self.text)
    #expect(notes.note(of: "Red", at: 0) == "First.\nAnd indented.")
    #expect(notes.note(of: "Preview 2", at: 1) == nil)
    #expect(notes.note(of: "Preview 3", at: 2) == "For the one without a name.")
    #expect(notes.note(of: "Preview 3", at: nil) == nil)
  }

  @Test func `belong to the scene where it has no preview`() {
    #expect(SceneNotes("// note: An app.\n@main class App {}").note(of: nil, at: nil) == "An app.")
    #expect(SceneNotes("@main class App {}").note(of: nil, at: nil) == nil)
  }
}
