import CoreGraphics
import DisplaySupport
import Foundation
import Glibc
import SceneProtocol
import Testing

extension InAPreview {
  /// The inspector beside scenes that do what they should not.
  @Suite struct `The inspector of a scene in trouble` {
    /// A green window whose click does something.
    private static func plain(_ onClick: String, _ more: String = "") -> String {
      PreviewScenes.plain("green", onClick: onClick).replacing(
        "return view",
        with: more + "\nreturn view"
      )
    }

    @Test func `keeps what it knew of one that hangs, and says so`() async throws {
      let text = Self.plain("while true { if bounds.width > 1e9 { return } }")
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        try trial.scene.click(200, 150)
        try await trial.expectState("that it hangs") {
          $0.inspector?.words.contains("does not answer") == true
            && $0.inspector?.layers ?? 0 >= 3
        }
        // Its keys are still the inspector's, and it can be ended.
        try trial.scene.key("ctrl+k")
        try await trial.expectState("that it was ended") {
          $0.inspector?.words.contains("was ended") == true
        }
      }
    }

    @Test func `keeps what it knew of one whose hit test never ends`() async throws {
      let text = Self.plain("").replacing(
        "final class Plain: UIView {",
        with: """
          final class Plain: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
              while point.x > 100 { if bounds.width > 1e9 { return nil } }
              return super.hitTest(point, with: event)
            }
          """
      )
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        try trial.scene.key("ctrl+shift+c")
        try trial.scene.click(200, 150)
        try await trial.expectState("that it hangs") {
          $0.inspector?.words.contains("does not answer") == true
        }
        #expect(try await trial.state().inspector?.layers ?? 0 >= 3)
        // The mended scene takes its place, under the pick cursor that is still on.
        try trial.save(PreviewScenes.plain("red"))
        try await trial.expectState("the new scene's hit path") {
          $0.inspector?.words.contains("does not answer") == false
            && $0.inspector?.isPicking == true && $0.message.isEmpty
        }
        // (What is under the pointer is filled with the cursor's blue.)
        try await trial.scene.expect("the new scene") { picture in
          [(20, 20), (460, 300)].allSatisfy { x, y in
            picture.rgb(x, y).red > picture.rgb(x, y).green + 100
          }
        }
        try trial.scene.key("Escape")
        try await trial.scene.expect("the new scene alone") {
          $0[20, 20] == PreviewScenes.red && $0[460, 300] == PreviewScenes.red
        }
      }
    }

    @Test func `says that the selected layer has gone`() async throws {
      let text = Self.plain(
        "layer.sublayers = nil",
        "let gone = CALayer()\ngone.name = \"gone\"\nview.layer.addSublayer(gone)"
      )
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try await trial.inspect("#gone")
        try trial.scene.click(200, 150)
        try await trial.expectState("that it has gone") {
          $0.inspector?.words.contains("#gone has gone") == true
        }
      }
    }

    @Test func `shows trees that are odd: deep, of one name, of other alphabets, not numbers`()
      async throws
    {
      let text = Self.plain(
        "",
        """
        for name in ["twin", "twin", "na\\u{EF}ve \\u{1F469}\\u{200D}\\u{1F467}", "\\u{5D0}\\u{5D1}", "a\\nb"] {
          let layer = CALayer()
          layer.name = name
          view.layer.addSublayer(layer)
        }
        let odd = CALayer()
        odd.name = "odd"
        odd.bounds.size.width = .nan
        odd.opacity = .nan
        odd.transform.m11 = .infinity
        view.layer.addSublayer(odd)
        var deepest = odd
        for _ in 0..<10_000 {
          let next = CALayer()
          deepest.addSublayer(next)
          deepest = next
        }
        deepest.name = "deepest"
        deepest.addSublayer(odd)
        """
      )
      try await PreviewTrial.play(text, screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 7 }
        try await trial.inspect("#twin")
        try trial.scene.key("Down")
        try await trial.expectState("the other of the name") { $0.inspector?.layer == "#twin" }
        for page in 1...4 { try await trial.turn(toPage: page) }
        #expect(try await trial.state().isRunning)
      }
    }

    @Test func `goes on when a client leaves in the middle of a request`() async throws {
      try await PreviewTrial.play(PreviewScenes.plain("green"), screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        try trial.scene.key("F12")
        try await trial.expectState("its layers") { $0.inspector?.layers ?? 0 >= 3 }
        let path = try #require(PreviewTrial.sockets(of: trial.workspace).first)
        var inspect = ControlRequest(command: "inspect")
        inspect.question = InspectionQuestion(.tree)
        let asked = String(decoding: try JSONText.encode(inspect), as: UTF8.self)
        for text in ["{\"comma", asked + "\n", String(asked.dropLast(3))] {
          let socket = try UnixSocket.connect(to: path)
          let bytes = Array(text.utf8)
          _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
          close(socket)
        }
        try await trial.inspect("Plain")
        #expect(try await trial.state().isRunning)
      }
    }

    @Test func `is a window of its own with Shift+F12, which is closed as any other`() async throws
    {
      try await PreviewTrial.play(PreviewScenes.plain("green"), screen: (1280, 800)) { trial in
        try await trial.scene.expect("the scene") { $0[200, 150] == PreviewScenes.green }
        let before = trial.scene.window
        try trial.scene.key("F12")
        try await trial.expectState("beside the scene") { $0.inspector?.isDetached == false }
        try trial.scene.key("shift+F12")
        try await trial.expectState("its own window") {
          $0.inspector?.isDetached == true && $0.inspector?.hasKeys == true
        }
        let isAsBefore = try await waitUntil {
          let now = trial.scene.window
          return (now.width, now.height) == (before.width, before.height)
        }
        #expect(isAsBefore, "the scene's window keeps the inspector's room")
        // Its keys are the inspector's.
        try trial.scene.key("3")
        try await trial.expectState("another page") { $0.inspector?.page == "why" }
        try trial.scene.key("shift+F12")
        try await trial.expectState("beside the scene") { $0.inspector?.isDetached == false }
        try trial.scene.key("shift+F12")
        try await trial.expectState("its own window") { $0.inspector?.isDetached == true }
        try trial.scene.display.key("F12")
        try await trial.expectState("that it is closed") { $0.inspector == nil }
        #expect(try await trial.state().isRunning)
      }
    }
  }
}
