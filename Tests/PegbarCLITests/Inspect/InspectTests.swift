import Foundation
import Testing

/// `pegbar inspect` as a user calls it: what it prints, and what it says of mistakes.
struct `An inspection` {
  private static let lessons =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes").path

  private static let scene = """
    import UIKit
    final class Trap: CALayer {
      override func hitTest(_ p: CGPoint) -> CALayer? { fatalError("no hits here") }
    }
    func layer(_ name: String, _ x: CGFloat) -> CALayer {
      let layer = CALayer()
      layer.name = name
      layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
      return layer
    }
    #Preview("Names", traits: .fixedLayout(width: 100, height: 20)) {
      let root = CALayer()
      root.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
      for (index, name) in ["card", "twin", "twin", "na\\u{EF}ve \\u{1F469}\\u{200D}\\u{1F467}", "a.b",
        "line\\nbreak"].enumerated() {
        root.addSublayer(layer(name, CGFloat(index * 12)))
      }
      return root
    }
    #Preview("Nested") {
      let root = layer("root", 0)
      var last = root
      for _ in 0..<10_000 {
        let next = layer("deep", 0)
        last.addSublayer(next)
        last = next
      }
      return root
    }
    #Preview("Trap", traits: .fixedLayout(width: 20, height: 20)) {
      let trap = Trap()
      trap.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      return trap
    }

    """

  private func inspect(_ words: String...) async throws -> CommandRun {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("inspected.swift", Self.scene)
    return try await CommandRun(["inspect", scene] + words, in: workspace.path)
  }

  @Test func `of a tree is a line for each layer`() async throws {
    let run = try await inspect()
    #expect(run.status == 0)
    #expect(run.output.contains("\n        CALayer #card 10 x 10\n"))
    #expect(run.output.contains("#\"na\u{EF}ve \u{1F469}\u{200D}\u{1F467}\""))
    #expect(run.output.contains("#\"line\\nbreak\""))
  }

  @Test(arguments: [
    ("#card", "CALayer #card"), ("#a.b", "CALayer #\"a.b\""),
    ("#na\u{EF}ve \u{1F469}\u{200D}\u{1F467}", "CALayer #\"na\u{EF}ve"),
  ])
  func `of a layer finds it by its name`(name: String, line: String) async throws {
    let run = try await inspect("layer", name)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(line))
  }

  @Test func `of a name that two layers have says so, and takes the first`() async throws {
    let run = try await inspect("layer", "#twin")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("note: #twin is the name of 2 layers: this is the first\n"))
    #expect(run.output.contains("\n  position  (17, 5)\n"))
  }

  @Test(arguments: [
    (["layer", "#crad"], "no layer is called #crad; did you mean `#card`?"),
    (["layer", "#x"], "no layer is called #x: there is #card, #twin, #twin"),
    (["why", "#card.opacty"], "#card has no property opacty; did you mean `opacity`?"),
    (["layer", "card"], "\"card\" names no layer: write #name, or @name for a view's identifier"),
    (["why", "#card"], "\"#card\" names no property: write #name.opacity"),
    (["hit", "5"], "\"5\" is not a point: write X,Y in points, such as 120,80"),
    (["hit", "nan,1"], "\"nan,1\" is not a point: write X,Y in points, such as 120,80"),
    (["treee"], "\"treee\" is no question"), (["diff", "1"], "ask `diff TIME TIME`"),
    (["diff", "1", "0.5"], "diff goes from an earlier time to a later one"),
  ])
  func `that cannot be is refused with its reason`(words: [String], reason: String) async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("inspected.swift", Self.scene)
    let run = try await CommandRun(["inspect", scene] + words, in: workspace.path)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(reason))
  }

  @Test func `of ten thousand nested layers answers`() async throws {
    let run = try await inspect("tree", "--scene", "Nested")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count > 10_000)
    let hit = try await inspect("hit", "1,1", "--scene", "Nested")
    #expect(hit.status == 0)
  }

  @Test func `of a scene that traps in its hit test says that it crashed`() async throws {
    let run = try await inspect("hit", "5,5", "--scene", "Trap")
    #expect(run.status == 70)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("no hits here"))
    #expect(run.errors.contains("the scene crashed"))
  }

  @Test func `of animations has their values and what started them`() async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(
      "inspect",
      Self.lessons + "/SuppressedPosition.swift",
      "animations",
      "--click",
      "100,50@0.1",
      "--at",
      "0.2"
    )
    #expect(
      run.output == """
        by release at 100, 50 at 0.1 s:
          #plain: CABasicAnimation of position under "position", running, 40 % of its pass
            from (80, 100) to (400, 100)
            0.25 s, from 0.1 s, to 0.35 s, fill backwards
            pace default (0.25, 0.1, 0.25, 1)

        """
    )
  }

  @Test func `of animations has what a display link moves`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile(
      "driven.swift",
      """
      import UIKit
      final class Driven: UIViewController {
        let dot = CALayer()
        override func viewDidLoad() {
          super.viewDidLoad()
          dot.name = "dot"
          view.layer.addSublayer(dot)
          let link = CADisplayLink(target: self, selector: .tick)
          link.add(to: .main, forMode: .common)
        }
        func tick(_ link: CADisplayLink) {
          CATransaction.setDisableActions(true)
          dot.position.x += 1
        }
      }
      extension Selector { static let tick = Selector("tick", Driven.tick) }
      #Preview("Driven") { Driven() }

      """
    )
    let run = try await CommandRun(
      ["inspect", scene, "animations", "--at", "0.5"],
      in: workspace.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("by a display link at "), "\(run.output)")
    #expect(run.output.contains("#dot: CADisplayLink of position, driven"), "\(run.output)")
    #expect(run.output.contains("times by code"), "\(run.output)")
  }

  @Test func `of the log has transactions, completion blocks and actions`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile(
      "log.swift",
      """
      import UIKit
      final class Logged: UIViewController {
        let dot = CALayer()
        override func viewDidLoad() {
          super.viewDidLoad()
          dot.name = "dot"
          view.layer.addSublayer(dot)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tap))
        }
        func tap() {
          CATransaction.begin()
          CATransaction.setAnimationDuration(0.1)
          CATransaction.setCompletionBlock {}
          dot.opacity = 0
          CATransaction.commit()
        }
      }
      extension Selector { static let tap = Selector("tap", Logged.tap) }
      #Preview("Logged") { Logged() }

      """
    )
    let run = try await CommandRun(
      ["inspect", scene, "log", "--click", "5,5@0.1", "--at", "0.5"],
      in: workspace.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    let order = [
      "UITapGestureRecognizer sent its actions: ended",
      "added CABasicAnimation of opacity",
      "closed a transaction: 0.1 s, actions on, a completion block",
      "finished CABasicAnimation of opacity",
      "ran a completion block",
    ].map { words in lines.firstIndex { $0.contains(words) } }
    #expect(!order.contains(nil), "\(run.output)")
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted(), "\(run.output)")
  }

  @Test func `of a scene that traps in its action search says that it crashed`() async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile(
      "traps.swift",
      """
      import UIKit
      final class Trap: CALayer {
        override func action(forKey event: String) -> (any CAAction)? {
          if event == "opacity" { fatalError("on purpose") }
          return nil
        }
      }
      final class TrapView: UIView {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          layer.sublayers?.first?.opacity = 0.5
        }
      }
      #Preview("Traps", traits: .fixedLayout(width: 20, height: 20)) {
        let view = TrapView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let trap = Trap()
        trap.name = "trap"
        view.layer.addSublayer(trap)
        return view
      }

      """
    )
    let run = try await CommandRun(
      ["inspect", scene, "why", "#trap.opacity", "--click", "5,5", "--at", "0.2"],
      in: workspace.path
    )
    #expect(run.status == 70)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("the scene crashed"), "\(run.errors)")
  }

  @Test func `of two times has what differs`() async throws {
    let workspace = try Workspace()
    let run = try await workspace.pegbar(
      "inspect",
      Self.lessons + "/SuppressedPosition.swift",
      "diff",
      "0",
      "1",
      "--click",
      "100,50@0.1"
    )
    #expect(
      run.output == """
        from 0 s to 1 s, as shown
          #plain.position: (80, 100) -> (400, 100)
          #quiet.position: (80, 220) -> (400, 220)

        """
    )
  }
}
