import DisplaySupport
import Foundation
import SceneProtocol
import Testing

extension InALesson {
  /// Scenes that were written for the Objective-C runtime, which the preview rewrites with every save.
  @Suite struct `Tutorials in a preview` {
    /// What is edited in a file, a pixel that shows it, and its colors before and after.
    private static let edits: [Edit] = [
      Edit("StickerBoard", ".systemPink", ".systemGreen", (55, 75), 0xFF2D55, 0x34C759),
      Edit("LoginScreen", ".systemBlue", ".systemRed", (30, 272), 0x007AFF, 0xFF3B30),
      Edit("PhotoFlow", ".systemBlue", ".systemRed", (70, 130), 0x007AFF, 0xFF3B30),
      Edit(
        "BlockGame",
        "red: 0.85, green: 0.95",
        "red: 1, green: 0",
        (40, 100),
        0xD9F2FF,
        0xFF00FF
      ),
      Edit("CardDrawer", ".systemYellow", ".systemGreen", (5, 310), 0xFFCC00, 0x34C759),
      Edit("TapCounter", ".systemTeal", ".systemRed", (40, 40), 0x30B0C7, 0xFF3B30),
    ]

    @Test(arguments: edits) fileprivate func `show what is edited`(_ edit: Edit) async throws {
      let text = try Tutorial(name: edit.name).text()
      let (x, y) = edit.place
      let run = try await PreviewTrial.play(text) { trial in
        try await trial.scene.expect("it, at first") { $0[x, y] == edit.before }
        try trial.save(text.replacing(edit.old, with: edit.new, maxReplacements: 1))
        try await trial.scene.expect("it, edited") { $0[x, y] == edit.after }
        #expect(try await trial.state().message == [])
      }
      #expect(run.status == 0 && run.errors == "")
    }

    /// Lines with and without a rewritten piece before the mistake.
    @Test(arguments: [
      ("recognizer.scale = 1", "let wrong: Int = \"three\""),
      ("doubleTap.numberOfTapsRequired = 2", "use(#selector(reset)); let wrong: Int = \"three\""),
    ])
    func `have their mistakes reported where they are`(_ old: String, _ new: String) async throws {
      let text = try Tutorial(name: "StickerBoard").text()
      let wrong =
        text.replacing(old, with: new)
        + "func use(_ action: Selector) {}\n"
      let lines = wrong.split(separator: "\n", omittingEmptySubsequences: false)
      let index = try #require(lines.firstIndex { $0.contains("\"three\"") })
      let column = try #require(lines[index].range(of: "\"three\"")).lowerBound
      let place = "card.swift:\(index + 1):\(lines[index][..<column].count + 1)"
      try await PreviewTrial.play(text) { trial in
        try await trial.scene.expect("it, at first") { $0[55, 75] == 0xFF2D55 }
        try trial.save(wrong)
        try await trial.expectMessage("cannot convert value")
        let message = try await trial.state().message
        #expect(message.dropFirst().first == place)
        // The line as it was written, not as it was rewritten.
        let isShown = message.contains { $0.hasSuffix(new) }
        #expect(isShown, "\(message)")
        try await trial.scene.expect("the last picture above it") {
          $0[55, 75] == 0xFF2D55 && PreviewTrial.saysSomething($0)
        }
        try trial.save(text.replacing(".systemPink", with: ".systemGreen"))
        try await trial.scene.expect("it, mended") { $0[55, 75] == 0x34C759 }
      }
    }

    /// Two fingers of a real mouse: with Ctrl held the second lies opposite about the window's middle.
    @Test func `let a sticker be dragged, pinched and turned`() async throws {
      let pink: UInt32 = 0xFF2D55
      let run = try await PreviewTrial.play(Tutorial(name: "StickerBoard").text()) { trial in
        let scene = trial.scene
        try await scene.expect("it, at first") { $0[55, 75] == pink && $0[220, 140] != pink }
        // Into the middle, 70 × 70 points. (Where the pointer is, the picture has the pointer.)
        try scene.drag([(55, 75), (80, 90), (160, 140), (240, 160)])
        try await scene.expect("it, dragged") { $0[220, 140] == pink && $0[55, 75] != pink }
        try scene.display.keyDown("ctrl")
        try scene.drag([(260, 160), (270, 160), (280, 160)])
        try scene.display.keyUp("ctrl")
        try await scene.expect("it, pinched") { $0[300, 140] == pink }
        try scene.display.keyDown("ctrl")
        try scene.drag([(280, 160), (276, 177), (268, 188)])
        try scene.display.keyUp("ctrl")
        try await scene.expect("it, turned") { $0[290, 105] != pink && $0[305, 160] == pink }
      }
      #expect(run.status == 0)
    }
  }
}

extension LiveScene {
  /// Presses at the first place, drags over the others, and releases.
  fileprivate func drag(_ places: [(Int, Int)]) throws {
    try move(places[0].0, places[0].1)
    try display.press()
    for place in places.dropFirst() { try move(place.0, place.1) }
    try display.release()
  }
}

/// A change of a tutorial's text, and what of it is to be seen.
private struct Edit: CustomStringConvertible {
  let name: String
  let old: String
  let new: String
  let place: (Int, Int)
  let before: UInt32
  let after: UInt32

  var description: String { name }

  init(
    _ name: String,
    _ old: String,
    _ new: String,
    _ place: (Int, Int),
    _ before: UInt32,
    _ after: UInt32
  ) {
    (self.name, self.old, self.new, self.place) = (name, old, new, place)
    (self.before, self.after) = (before, after)
  }
}
