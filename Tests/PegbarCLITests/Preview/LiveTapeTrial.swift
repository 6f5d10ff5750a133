import CoreGraphics
import DisplaySupport
import Foundation
import SceneProtocol
import Testing

/// A tape, its scene and its window.
enum LiveTapeTrial {
  static let name = "demo.tape"

  /// A red card on white that a click moves to the right, and the key G makes blue.
  static let scene = """
    import UIKit

    final class Room: UIViewController {
      let card = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        card.layer.name = "card"
        view.addSubview(card)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIView.animate(withDuration: 0.3) { self.card.center.x = 320 }
      }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
    }

    #Preview("Room", traits: .fixedLayout(width: 300, height: 200)) { Room() }

    """

  static let tape = """
    Set Scene card.swift
    Set Size 480x320
    Note "Say hello."
    Caption "Tap the card"
    Note "Now it moves."
    Click #card
    WaitFor #card.presentation.position.x >= 320 timeout 2s
    Expect #card.position.x == 320
    Caption ""
    Key G
    Sleep 200ms

    """

  /// Plays with a tape in its window.
  static func play(
    _ tape: String = tape,
    screen: (width: Int, height: Int) = (800, 600),
    _ body: @escaping @Sendable (PreviewTrial) async throws -> Void
  ) async throws {
    let workspace = try Workspace(["card.swift": scene, name: tape])
    let (run, _) = try await LiveScene.play(
      [name],
      in: workspace.path,
      under: .openbox,
      screen: screen
    ) { scene in
      try await body(PreviewTrial(scene: scene, workspace: workspace, path: name))
    }
    #expect(run.status == 0)
    let isLeft = try await !waitUntil { PreviewTrial.processes(in: workspace.path).isEmpty }
    #expect(!isLeft, "processes are left")
  }

  /// Whether a caption is seen at the lower edge: its panel is dark.
  static func hasCaption(_ picture: ScenePicture) -> Bool {
    captionHeight(picture, height: 320, x: 240) > 10
  }

  /// The height of a caption's panel in a column of the picture, in pixels; 0 without one.
  static func captionHeight(_ picture: ScenePicture, height: Int, x: Int) -> Int {
    let rows = (height / 2..<height).filter { picture[x, $0] != 0xFFFFFF }
    return (rows.last ?? -1) - (rows.first ?? 0) + 1
  }

  /// Whether there is black of the pointer's arrow right below a place.
  static func hasPointer(_ picture: ScenePicture, at place: (x: Int, y: Int)) -> Bool {
    (0..<16).contains { y in
      (0..<12).contains { x in
        let color = picture.rgb(place.x + x, place.y + y)
        return color.red < 80 && color.green < 80 && color.blue < 80
      }
    }
  }

  /// The windows of notes on a display.
  static func notes(_ client: TestClient) -> [UInt] {
    client.numbers("_NET_CLIENT_LIST", of: client.root).filter {
      client.text("_NET_WM_NAME", of: $0)?.hasPrefix("Notes — ") == true
    }
  }

  /// All pixels of the scene.
  static func pixels(_ picture: ScenePicture) -> [UInt32] {
    (0..<320).flatMap { y in (0..<480).map { picture[$0, y] } }
  }
}

extension PreviewTrial {
  /// Waits until a number of lines of the tape are over.
  func expectLine(
    _ count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectState("line \(count)", sourceLocation: sourceLocation) {
      $0.tape?.line == count && $0.tape?.isPlaying == false
    }
  }
}
