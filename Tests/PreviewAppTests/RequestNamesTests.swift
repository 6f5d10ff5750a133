import Foundation
import SceneProtocol
import Testing

@testable import PreviewApp

/// What a window says of the scene that it was asked to show.
struct `The names of a request` {
  private func request(_ shown: String, at path: String) -> PreviewRequest {
    PreviewRequest(command: "pegbar", path: shown, absolutePath: path, shownPath: shown)
  }

  @Test(arguments: [
    ("a/card.swift", "/me/a/card.swift", "card.swift"), ("Rings", "/me/Rings", "Rings"),
    (".", "/me/Rings", "Rings"), ("..", "/me", "me"), ("../..", "/me/Rings/.", "Rings"),
    ("<stdin>", "/me/<stdin>", "<stdin>"),
  ])
  func `a window's title is the name of the file or folder`(
    shown: String,
    path: String,
    title: String
  ) {
    #expect(request(shown, at: path).title == title)
  }

  @Test func `a tape's name comes before that of its scene`() {
    var request = request(".", at: "/me/Rings")
    request.tape = "/me/Rings/Demo.tape"
    #expect(request.title == "Demo.tape")
  }

  @Test func `a program whose window a storyboard would make gets an error`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pegbar-test-\(UUID().uuidString)")
    let base = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var request = request("Rings", at: folder.path)
    #expect(request.storyboard == nil)
    try Data().write(to: base.appendingPathComponent("LaunchScreen.storyboard"))
    #expect(request.storyboard == nil)
    try Data().write(to: folder.appendingPathComponent("Detail.storyboard"))
    #expect(request.storyboard == "Detail.storyboard")
    try Data().write(to: base.appendingPathComponent("Main.storyboard"))
    request.sourceFolders = [folder.path]
    #expect(request.storyboard == "Main.storyboard")
    let words = PanelMessage.windowless("Rings", storyboard: request.storyboard).text
    #expect(words.contains("Main.storyboard makes it. Pegbar has no storyboards"))
    #expect(PanelMessage.windowless("Rings", storyboard: nil).text.contains("makeKeyAndVisible()"))
  }
}
