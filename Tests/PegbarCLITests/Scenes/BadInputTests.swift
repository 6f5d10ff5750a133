import CoreGraphics
import DisplaySupport
import Testing

/// End to end: what goes wrong around a scene or in it.
struct `Bad input` {
  private static let still = """
    import UIKit
    #Preview("Still", traits: .fixedLayout(width: 200, height: 150)) {
      let view = UIView()
      view.backgroundColor = .systemGreen
      return view
    }

    """

  @Test
  func `a display that does not answer`() async throws {
    let workspace = try Workspace(["still.swift": Self.still])
    let run = try await workspace.pegbar("still.swift", environment: ["DISPLAY": ":98765"])
    #expect(run.status == 69)
    #expect(run.errors.contains(":98765"))
    #expect(run.errors.split(separator: "\n").count <= 2)
  }

  @Test
  func `a display that goes away ends the scene with a message`() async throws {
    let workspace = try Workspace(["still.swift": Self.still])
    let (run, _) = try await LiveScene.play(["still.swift"], in: workspace.path) { scene in
      try await scene.expect("the first frame") { $0[100, 75] == 0x34C759 }
      try scene.crashDisplay()
      try await scene.waitForEnd()
    }
    #expect(run.status == 69)
    // (The window, its scene, and one that is being started say so.)
    let lines = run.errors.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("pegbar: the display is gone: ") }, "\(run.errors)")
    #expect(try workspace.files() == ["still.swift"])
  }

  @Test
  func `a window that another program destroys ends the scene, as its close button does`()
    async throws
  {
    let workspace = try Workspace(["still.swift": Self.still])
    let (run, _) = try await LiveScene.play(["still.swift"], in: workspace.path) { scene in
      try await scene.expect("the first frame") { $0[100, 75] == 0x34C759 }
      try scene.display.destroy(window: scene.window.id)
      try await scene.waitForEnd()
    }
    #expect(run.status == 0)
    // (What was asked for the window before it was known to be gone is refused.)
    let lines = run.errors.split(separator: "\n")
    let reasons = ["BadWindow", "BadDrawable"]
    #expect(lines.allSatisfy { line in reasons.contains(where: line.contains) }, "\(run.errors)")
    #expect(try workspace.files() == ["still.swift"])
  }

  @Test
  func `a fixed layout is the size of the window and of pictures`() async throws {
    let workspace = try Workspace(["still.swift": Self.still])
    let (run, size) = try await LiveScene.play(["still.swift"], in: workspace.path) { scene in
      try await scene.expect("the corner") { $0[199, 149] == 0x34C759 }
      return [scene.window.width, scene.window.height]
    }
    #expect(run.status == 0)
    #expect(size == [200, 150])
    let drawn = try await workspace.pegbar("shot", "still.swift", "-o", "out.png")
    #expect(drawn.status == 0)
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    #expect(image.width == 200)
    #expect(image.height == 150)
  }

  @Test(arguments: ["0x0", "0x10", "-1x10", "16385x10", "99999999999999999999x1", "axb"])
  func `a size that cannot be`(size: String) async throws {
    let workspace = try Workspace(["still.swift": Self.still])
    let window = try await workspace.pegbar("still.swift", "--size", size)
    #expect(window.status == 64)
    #expect(window.errors.contains(size))
    let picture = try await workspace.pegbar("shot", "still.swift", "--size", size, "-o", "out.png")
    #expect(picture.status == 64)
    #expect(try workspace.files() == ["still.swift"])
  }

  /// Peer facts on bad numbers: reported once, and the frame is drawn without them.
  @Test
  func `geometry that is no number is reported once and left out`() async throws {
    let text = """
      import UIKit
      #Preview("Odd") {
        let good = CALayer()
        good.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        good.backgroundColor = UIColor.systemGreen.cgColor
        let odd = CALayer()
        odd.name = "odd one"
        odd.backgroundColor = UIColor.systemRed.cgColor
        odd.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        good.addSublayer(odd)
        for _ in 0..<3 { odd.position = CGPoint(x: Double.nan, y: 5) }
        return good
      }

      """
    let workspace = try Workspace(["odd.swift": text])
    let run = try await workspace.pegbar("shot", "odd.swift", "-o", "out.png")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("'odd one'"))
    #expect(run.errors.contains("position"))
    let image = try CGImage(pngFile: workspace.path + "/out.png")
    #expect(image[240, 160] == 0x34C759)
    // Its position stays what it was: half of it is in its superlayer's corner.
    #expect(image[192, 112] == 0xFF3B30)
  }

  @Test(arguments: [
    ("fatalError(\"so it ends\")", "so it ends"),
    ("print([1, 2][presses.count + 1])", "Index out of range"),
  ])
  func `a scene that crashes when it is used`(statement: String, message: String) async throws {
    let text = """
      import UIKit
      final class Fragile: UIViewController {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          \(statement)
        }
      }
      #Preview("Fragile", traits: .fixedLayout(width: 480, height: 320)) { Fragile() }

      """
    let workspace = try Workspace(["fragile.swift": text])
    let before = try await workspace.pegbar(line: "shot fragile.swift --at 1 -o before.png")
    #expect(before.status == 0)
    let run = try await workspace.pegbar(line: "shot fragile.swift --key a --at 1 -o out.png")
    #expect(run.status == 70)
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("Fragile.pressesBegan"))
    #expect(run.errors.contains("fragile.swift:4:"))
    #expect(run.errors.contains("pegbar: fragile.swift: the scene crashed: SIG"))
    #expect(try workspace.files() == ["before.png", "fragile.swift"])
  }
}
