import CoreGraphics
import QuartzCore
import UIKit

/// A view at (0, 0) of 100 × 100 points, on a clock, and what completions said.
final class EndingRoom {
  let shown = ShownWindow()
  private(set) lazy var view = shown.add()
  private(set) var heard: [String] = []
  /// What is done half a second after the start.
  var atHalf: () -> Void = {}

  func hear(_ name: String, _ finished: Bool) {
    heard.append("\(name) \(finished) at \(CACurrentMediaTime())")
  }

  /// A block that records its name when it has ended.
  func block(
    _ name: String,
    _ duration: Double = 1,
    delay: Double = 0,
    _ options: UIView.AnimationOptions = [],
    _ changes: @escaping (UIView) -> Void
  ) {
    let view = view
    UIView.animate(withDuration: duration, delay: delay, options: options) {
      changes(view)
    } completion: { [self] in
      hear(name, $0)
    }
  }

  /// Four seconds, a frame every half of one.
  func run() {
    for frame in 0...8 {
      shown.advance(to: Double(frame) / 2)
      guard frame == 1 else { continue }
      atHalf()
      shown.advance(to: 0.5)
    }
  }
}

/// A way to end, and the calls that follow: in the run loop turn that begins it, and after four seconds.
nonisolated struct EndingRow: Sendable, CustomStringConvertible {
  let description: String
  let atOnce: [String]
  let heard: [String]
  let begin: @MainActor @Sendable (EndingRoom) -> Void

  private init(
    _ description: String,
    atOnce: [String] = [],
    _ heard: [String],
    _ begin: @escaping @MainActor @Sendable (EndingRoom) -> Void
  ) {
    (self.description, self.atOnce, self.heard, self.begin) = (description, atOnce, heard, begin)
  }

  static let all = ends + interruptions + removals + nothings + nested

  private static let ends = [
    EndingRow("run to the end", ["a true at 1.0"]) { $0.block("a") { $0.alpha = 0 } },
    EndingRow("after a delay", ["a true at 3.0"]) { $0.block("a", delay: 2) { $0.alpha = 0 } },
    EndingRow("several properties of several views", ["a true at 1.0"]) { room in
      let other = room.shown.add()
      room.block("a") {
        $0.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        other.alpha = 0
      }
    },
    EndingRow("there and back", ["a true at 2.0"]) {
      $0.block("a", 1, .autoreverse) { $0.alpha = 0 }
    },
    EndingRow("a spring", ["a true at 1.0"]) { room in
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0
      ) {
        room.view.center.x = 150
      } completion: {
        room.hear("a", $0)
      }
    },
    EndingRow("key frames", ["a true at 2.0"]) { room in
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { room.view.alpha = 0 }
      } completion: {
        room.hear("a", $0)
      }
    },
    EndingRow("a transition", ["a true at 1.0"]) { room in
      UIView.transition(with: room.view, duration: 1, options: .transitionFlipFromTop) {
      } completion: {
        room.hear("a", $0)
      }
    },
  ]

  private static let interruptions = [
    EndingRow("another block, not additive", ["a false at 0.5", "b true at 1.5"]) { room in
      room.block("a") { $0.alpha = 0.5 }
      room.atHalf = { room.block("b") { $0.alpha = 0 } }
    },
    EndingRow("the same, from the current state", ["a false at 0.5", "b true at 1.5"]) { room in
      room.block("a") { $0.alpha = 0.5 }
      room.atHalf = { room.block("b", 1, .beginFromCurrentState) { $0.alpha = 0 } }
    },
    EndingRow("another block, additive", ["a true at 1.0", "b true at 1.5"]) { room in
      room.block("a") { $0.center.x = 150 }
      room.atHalf = { room.block("b") { $0.center.x = 50 } }
    },
    EndingRow("another block, of one of two properties", ["a false at 1.0", "b true at 1.5"]) {
      room in
      room.block("a") { ($0.alpha, $0.center.x) = (0.5, 150) }
      room.atHalf = { room.block("b") { $0.alpha = 0 } }
    },
    EndingRow("a plain change", ["a true at 1.0"]) { room in
      room.block("a") { $0.alpha = 0 }
      room.atHalf = { room.view.alpha = 1 }
    },
    EndingRow("twice in one block", ["a true at 1.0"]) {
      $0.block("a") {
        $0.alpha = 0.5
        $0.alpha = 0
      }
    },
    EndingRow("another block of no duration", ["b true at 0.5", "a true at 1.0"]) { room in
      room.block("a") { $0.alpha = 0.5 }
      room.atHalf = { room.block("b", 0) { $0.alpha = 0 } }
    },
  ]

  private static let removals = [
    EndingRow("the view removed", ["a false at 0.5"]) { room in
      room.block("a") { $0.alpha = 0 }
      room.atHalf = { room.view.removeFromSuperview() }
    },
    EndingRow("the view it is in removed", ["a false at 0.5"]) { room in
      let outer = room.shown.add()
      outer.addSubview(room.view)
      CATransaction.flush()
      room.block("a") { $0.alpha = 0 }
      room.atHalf = { outer.removeFromSuperview() }
    },
    EndingRow("its animations removed", ["a false at 0.5"]) { room in
      room.block("a") { $0.alpha = 0 }
      room.atHalf = { room.view.layer.removeAllAnimations() }
    },
    EndingRow("one of two animations removed", ["a false at 1.0"]) { room in
      room.block("a") { ($0.alpha, $0.center.x) = (0, 150) }
      room.atHalf = { room.view.layer.removeAnimation(forKey: "opacity") }
    },
    EndingRow("its animations removed in the delay", ["a false at 0.5"]) { room in
      room.block("a", delay: 2) { $0.alpha = 0 }
      room.atHalf = { room.view.layer.removeAllAnimations() }
    },
    EndingRow("the view put elsewhere in the window", ["a true at 1.0"]) { room in
      let other = room.shown.add()
      room.block("a") { $0.alpha = 0 }
      room.atHalf = { other.addSubview(room.view) }
    },
    EndingRow("the view hidden", ["a true at 1.0"]) { room in
      room.block("a") { $0.alpha = 0 }
      room.atHalf = { room.view.isHidden = true }
    },
  ]

  private static let nothings = [
    EndingRow("an empty block", atOnce: ["a true at 0.0"], ["a true at 0.0"]) {
      $0.block("a") { _ in }
    },
    EndingRow("an equal value", atOnce: ["a true at 0.0"], ["a true at 0.0"]) {
      $0.block("a", delay: 2) { $0.alpha = 1 }
    },
    EndingRow("no duration", ["a true at 0.0"]) { $0.block("a", 0) { $0.alpha = 0 } },
    EndingRow("no duration, with a delay", ["a true at 0.0"]) {
      $0.block("a", 0, delay: 2) { $0.alpha = 0 }
    },
    EndingRow("a view in no window", ["a true at 0.0"]) {
      let lone = UIView()
      $0.block("a") { _ in lone.alpha = 0 }
    },
    EndingRow("all without animation", atOnce: ["a true at 0.0"], ["a true at 0.0"]) {
      $0.block("a") { view in UIView.performWithoutAnimation { view.alpha = 0 } }
    },
    EndingRow("a part without animation", ["a true at 1.0"]) {
      $0.block("a") { view in
        view.alpha = 0
        UIView.performWithoutAnimation { view.center.x = 150 }
      }
    },
    EndingRow("animations disabled", ["a true at 0.0"]) {
      UIView.setAnimationsEnabled(false)
      $0.block("a") { $0.alpha = 0 }
      UIView.setAnimationsEnabled(true)
    },
    EndingRow("animations disabled on the way", ["a true at 1.0"]) { room in
      room.block("a") { $0.alpha = 0 }
      UIView.setAnimationsEnabled(false)
      room.atHalf = { UIView.setAnimationsEnabled(true) }
    },
  ]

  private static let nested = [
    // Of those that end together the one that was added first comes first.
    EndingRow("a block in a block", ["outer true at 3.0", "inner true at 3.0"]) { room in
      room.block("outer", 3) {
        $0.center.x = 150
        room.block("inner") { $0.alpha = 0 }
      }
    },
    EndingRow("a shorter block in a block", ["inner true at 1.0", "outer true at 3.0"]) { room in
      room.block("outer", 3) {
        $0.center.x = 150
        room.block("inner", 1, .overrideInheritedDuration) { $0.alpha = 0 }
      }
    },
    EndingRow("an interrupted block in a block", ["inner false at 0.5", "outer true at 3.0"]) {
      room in
      room.block("outer", 3) {
        $0.center.x = 150
        room.block("inner") { $0.alpha = 0 }
      }
      room.atHalf = { room.view.layer.removeAnimation(forKey: "opacity") }
    },
    EndingRow(
      "an empty block in a block",
      atOnce: ["inner true at 0.0"],
      ["inner true at 0.0", "outer true at 3.0"]
    ) { room in
      room.block("outer", 3) {
        $0.center.x = 150
        room.block("inner") { _ in }
      }
    },
    EndingRow("a block from a completion", ["a true at 1.0", "b true at 2.0"]) { room in
      let view = room.view
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        room.hear("a", $0)
        room.block("b") { $0.alpha = 1 }
      }
    },
  ]
}
