import Foundation
import Testing

/// `pegbar inspect … why`: the reason of a property's last change, for every reason that there is.
struct `Why a change was animated or not` {
  private static let scene = """
    import UIKit

    final class Silent: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    final class Own: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    final class ClassSaysNo: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
    }
    final class Doer: CAAction {
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    }

    final class Pad: UIView {
      let silent = Silent()
      let inBlock = UIView(), outside = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        for name in ["plain", "same", "disabled", "delegate", "actions", "style", "acted", "gravity",
          "refused", "replaced", "removed", "left", "nan", "twice"] { add(CALayer(), name) }
        add(Own(), "own")
        add(ClassSaysNo(), "class")
        self["delegate"].delegate = silent
        self["actions"].actions = ["opacity": NSNull()]
        self["acted"].actions = ["opacity": Doer()]
        self["style"].style = ["actions": ["opacity": NSNull()]]
        inBlock.layer.name = "in block"
        outside.layer.name = "outside"
        addSubview(inBlock)
        addSubview(outside)
      }
      required init?(coder: NSCoder) { nil }

      func add(_ layer: CALayer, _ name: String) {
        layer.name = name
        self.layer.addSublayer(layer)
      }
      subscript(_ name: String) -> CALayer { layer.sublayers!.first { $0.name == name }! }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for name in ["plain", "delegate", "actions", "style", "acted", "own", "class", "replaced",
          "removed", "left"] { self[name].opacity = 0.5 }
        self["same"].opacity = 1
        self["gravity"].contentsGravity = .center
        self["nan"].opacity = .nan
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        self["disabled"].opacity = 0.5
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        self["refused"].opacity = 0.5
        CATransaction.commit()
        self["replaced"].add(CABasicAnimation(keyPath: "position"), forKey: "opacity")
        self["removed"].removeAllAnimations()
        self["left"].removeFromSuperlayer()
        outside.alpha = 0.5
        UIView.animate(withDuration: 1) { self.inBlock.alpha = 0.5 }
        let new = CALayer()
        add(new, "new")
        new.opacity = 0.5
        self["twice"].opacity = 0.5
        self["twice"].opacity = 0.25
      }
    }
    #Preview("Why", traits: .fixedLayout(width: 100, height: 100)) { Pad() }

    """

  private func why(_ what: String, click: String = "5,5@0.1") async throws -> [String: Any] {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("why.swift", Self.scene)
    let run = try await workspace.pegbar(
      "inspect",
      scene,
      "why",
      what,
      "--click",
      click,
      "--at",
      "0.15",
      "--json"
    )
    // (What the engine reports of the value that is not finite.)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
    return try #require(object?["why"] as? [String: Any])
  }

  @Test(arguments: [
    (
      "#plain.opacity", "animated",
      "#plain.opacity animates: the engine's default answered a CABasicAnimation."
    ),
    (
      "#in block.opacity", "animated",
      "#\"in block\".opacity animates: the layer's view, UIView, answered a BlockAction."
    ),
    (
      "#same.opacity", "sameValue",
      "#same.opacity did not change: it was set to 1, which it was already."
    ),
    (
      "#disabled.opacity", "actionsDisabled",
      "#disabled.opacity changed at once: its transaction has actions disabled (setDisableActions(true))."
    ),
    (
      "#outside.opacity", "outsideAnimationBlock",
      "#outside.opacity changed at once: the layer's view answered NSNull (outside an animation block, "
        + "or of a property that blocks do not animate)."
    ),
    (
      "#delegate.opacity", "stoppedByDelegate",
      "#delegate.opacity changed at once: the delegate, Silent, answered NSNull."
    ),
    (
      "#actions.opacity", "stoppedByActions",
      "#actions.opacity changed at once: the layer's `actions` have NSNull for opacity."
    ),
    (
      "#style.opacity", "stoppedByStyle",
      "#style.opacity changed at once: the layer's `style` has NSNull for opacity."
    ),
    (
      "#class.opacity", "stoppedByClass",
      "#class.opacity changed at once: ClassSaysNo.defaultAction(forKey:) answered NSNull."
    ),
    (
      "#own.opacity", "stoppedByOverride",
      "#own.opacity changed at once: Own has its own action(forKey:), which answered nil."
    ),
    (
      "#acted.opacity", "acted",
      "#acted.opacity has an action of the class Doer, which added no animation."
    ),
    (
      "#new.opacity", "notOnScreen",
      "#new.opacity changed at once: the layer was not on screen yet, so there was no value to start from."
    ),
    (
      "#gravity.contentsGravity", "notImplicit",
      "#gravity.contentsGravity changed at once: a change of contentsGravity animates only by an explicit "
        + "animation, or not at all."
    ),
    (
      "#refused.opacity", "refused",
      "#refused.opacity changed at once: its CABasicAnimation has no duration, or times that are invalid."
    ),
    (
      "#replaced.opacity", "replaced",
      "The animation of #replaced.opacity was replaced at 0.1 s by another under its key, \"opacity\"."
    ),
    (
      "#removed.opacity", "removed",
      "The animation of #removed.opacity was removed at 0.1 s, by the scene's code."
    ),
    (
      "#nan.opacity", "notFinite",
      "#nan.opacity was set to a value that is not finite, and keeps what it had."
    ),
    (
      "#plain.cornerRadius", "neverChanged",
      "#plain.cornerRadius has not been set since changes are followed."
    ),
  ])
  func `is said in one sentence`(what: String, outcome: String, sentence: String) async throws {
    let why = try await why(what)
    #expect(why["outcome"] as? String == outcome)
    #expect(why["sentence"] as? String == sentence)
  }

  private static let explicit = """
    import UIKit
    final class Explicit: UIView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for layer in layer.sublayers ?? [] {
          let move = CABasicAnimation(keyPath: "position.y")
          (move.toValue, move.duration) = (250, 0.3)
          if layer.name == "held" { (move.isRemovedOnCompletion, move.fillMode) = (false, .forwards) }
          layer.add(move, forKey: "move")
          if layer.name == "replaced" {
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.toValue, turn.duration) = (3, 0.3)
            layer.add(turn, forKey: "move")
          }
          if layer.name == "removed" { layer.removeAllAnimations() }
        }
      }
    }
    #Preview("Explicit", traits: .fixedLayout(width: 20, height: 20)) {
      let view = Explicit(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      for name in ["back", "held", "replaced", "removed"] {
        let layer = CALayer()
        layer.name = name
        view.layer.addSublayer(layer)
      }
      return view
    }

    """

  @Test(arguments: [
    ("#back.position", 0.2, "animated", "code added an animation of position.y", [String]()),
    ("#back.position", 1, "animated", "is back where it was: an animation of position.y", []),
    ("#back.opacity", 1, "neverChanged", "has not been set", ["position"]),
    ("#held.position", 1, "animated", "stays on the layer", []),
    (
      "#replaced.position", 1, "replaced", "replaced by another one under the same key",
      ["transform"]
    ),
    ("#replaced.opacity", 1, "neverChanged", "has not been set", ["position", "transform"]),
    ("#removed.position", 1, "removed", "was removed before its end", []),
  ])
  func `is said of an animation that code adds by itself`(
    what: String,
    time: Double,
    outcome: String,
    words: String,
    others: [String]
  ) async throws {
    let workspace = try Workspace()
    let scene = try Workspace.sharedFile("explicit.swift", Self.explicit)
    let run = try await CommandRun(
      ["inspect", scene, "why", what, "--click", "5,5@0.05", "--at", "\(time)", "--json"],
      in: workspace.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let all = try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any]
    let why = try #require(all?["why"] as? [String: Any])
    #expect(why["outcome"] as? String == outcome)
    let sentence = try #require(why["sentence"] as? String)
    #expect(sentence.contains(words), "\(sentence)")
    #expect(why["others"] as? [String] == others)
  }

  @Test func `has each step of the action search, the transaction and the cause`() async throws {
    let change = try #require(try await why("#twice.opacity")["change"] as? [String: Any])
    let steps = try #require(change["steps"] as? [[String: Any]])
    #expect(
      steps.compactMap { $0["who"] as? String }
        == ["delegate", "actions", "style", "defaultAction", "engine"]
    )
    #expect(steps.last?["answer"] as? String == "CABasicAnimation")
    let cause = try #require(change["cause"] as? [String: Any])
    #expect(cause["kind"] as? String == "input")
    #expect(cause["text"] as? String == "release at 5, 5")
    let transaction = try #require(change["transaction"] as? [String: Any])
    #expect(transaction["duration"] as? Double == 0.25)
    #expect(transaction["disablesActions"] as? Bool == false)
    let earlier = try #require(try await why("#twice.opacity")["earlier"] as? [String])
    #expect(earlier == ["0.1 s: 1 to 0.5, animated"])
  }
}
