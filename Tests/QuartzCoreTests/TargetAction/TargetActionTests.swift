import QuartzCore
import Testing

/// Target-action on animations: which targets are called when an animation under a key has finished.
struct `Target-action pairs` {
  /// The layer is the sender, and the key is the name it was added under, not the key path.
  @Test func `a pair is sent when the animation under its key finishes`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    layer.addTarget(target, action: .done, forKey: "Fade In")
    layer.addTarget(target, action: .other, forKey: "opacity")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "Fade In")
    stage.advance(to: 0.999)
    #expect(target.log.isEmpty)
    stage.advance(to: 1)
    #expect(target.log == ["done"])
    #expect(target.senders.allSatisfy { $0 === layer })
    stage.advance(to: 2)
    #expect(target.log == ["done"])
  }

  /// An implicit animation's key is its property's.
  @Test func `an implicit animation sends the pairs of its property`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    layer.addTarget(target, action: .done, forKey: "opacity")
    layer.opacity = 0.5
    stage.advance(to: 0)
    stage.advance(to: 0.25)
    #expect(target.log == ["done"])
  }

  /// Pairs go in the order in which they were added, to any number of targets.
  @Test func `pairs are sent in the order added`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (a, b) = (Target("a "), Target("b "))
    let log = Log()
    (a.log, b.log) = ([], [])
    (a.shared, b.shared) = (log, log)
    layer.addTarget(b, action: .other, forKey: "key")
    layer.addTarget(a, action: .done, forKey: "key")
    layer.addTarget(b, action: .done, forKey: "key")
    layer.addTarget(a, action: .other, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 1)
    #expect(log.entries == ["b other", "a done", "b done", "a other"])
  }

  /// V10's rule, here: the same pair twice is one pair.
  @Test func `the same pair is kept once`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    for _ in 0..<3 { layer.addTarget(target, action: .done, forKey: "key") }
    #expect(layer.actions(forTarget: target, forKey: "key") == [.done])
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 1)
    #expect(target.log == ["done"])
  }

  /// A pair is not part of an animation: it may come after it, and serves all later ones.
  @Test func `a pair serves the running animation and every later one`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 0.5)
    layer.addTarget(target, action: .done, forKey: "key")
    stage.advance(to: 1)
    #expect(target.log == ["done"])
    stage.add(basic("zPosition", from: 0, to: 1), to: layer, forKey: "key", at: 5)
    stage.advance(to: 6)
    #expect(target.log == ["done", "done"])
  }

  /// Removed or replaced is not finished (R3), and so is leaving the window (R8).
  @Test(arguments: ["removed", "all removed", "replaced", "layer removed"])
  func `an animation that does not finish sends nothing`(_ how: String) {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let target = Target()
    layer.addTarget(target, action: .done, forKey: "key")
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 0.5)
    switch how {
    case "removed": layer.removeAnimation(forKey: "key")
    case "all removed": layer.removeAllAnimations()
    case "replaced":
      let endless = basic("opacity", from: 0, to: 1)
      endless.repeatCount = .infinity
      layer.add(endless, forKey: "key")
    default: layer.removeFromSuperlayer()
    }
    stage.advance(to: 10)
    #expect(target.log.isEmpty)
  }

  /// Targets are not kept alive, and one that is gone is not missed.
  @Test func `a target is weak`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let survivor = Target()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      layer.addTarget(target, action: .done, forKey: "key")
    }
    layer.addTarget(survivor, action: .done, forKey: "key")
    #expect(gone == nil)
    stage.add(basic("opacity", from: 0, to: 1), to: layer, forKey: "key")
    stage.advance(to: 1)
    #expect(survivor.log == ["done"])
  }

  /// `nil` stands for any target, any action, any key.
  @Test func `pairs are removed by target, action and key`() {
    let layer = CALayer()
    let (a, b) = (Target(), Target())
    func fill() {
      for target in [a, b] {
        for action in [Selector.done, .other] {
          for key in ["1", "2"] { layer.addTarget(target, action: action, forKey: key) }
        }
      }
    }
    fill()
    layer.removeTarget(a, action: .done, forKey: "1")
    #expect(layer.actions(forTarget: a, forKey: "1") == [.other])
    #expect(layer.actions(forTarget: a, forKey: "2") == [.done, .other])
    layer.removeTarget(a, action: nil, forKey: "2")
    #expect(layer.actions(forTarget: a, forKey: "2") == nil)
    layer.removeTarget(nil, action: .other, forKey: nil)
    #expect(layer.actions(forTarget: a, forKey: "1") == nil)
    #expect(layer.actions(forTarget: b, forKey: "1") == [.done])
    layer.removeTarget(nil, action: nil, forKey: nil)
    #expect(layer.actions(forTarget: b, forKey: "1") == nil)
  }

  /// The list is in the order added, of that target and key only.
  @Test func `actions are listed in the order added`() {
    let layer = CALayer()
    let (a, b) = (Target(), Target())
    layer.addTarget(a, action: .other, forKey: "key")
    layer.addTarget(b, action: .done, forKey: "key")
    layer.addTarget(nil, action: .third, forKey: "key")
    layer.addTarget(a, action: .done, forKey: "key")
    layer.addTarget(a, action: .third, forKey: "another")
    #expect(layer.actions(forTarget: a, forKey: "key") == [.other, .done])
    #expect(layer.actions(forTarget: nil, forKey: "key") == [.third])
    #expect(layer.actions(forTarget: b, forKey: "another") == nil)
  }

  /// R7's order: the delegate, then the pairs, then the transaction's block.
  @Test func `the delegate comes first and the completion block last`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (target, listener, log) = (Target(), AnimationListener(), Log())
    target.shared = log
    listener.onStop = { log.entries.append("delegate \(layer.animationKeys() ?? [])") }
    layer.addTarget(target, action: .done, forKey: "key")
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    inTransaction {
      CATransaction.setCompletionBlock { log.entries.append("completion") }
      layer.add(animation, forKey: "key")
    }
    stage.advance(to: 1)
    #expect(log.entries == ["delegate []", "done", "completion"])
  }
}

/// Selectors, which stand in for the Objective-C runtime's.
struct `Selectors` {
  @Test func `a selector is its name and its class`() {
    #expect(Selector.done == Selector("done", Target.done))
    #expect(Selector.done != .other)
    #expect(Selector.done != Selector("done", OtherTarget.done))
    #expect(Set([Selector.done, .other, Selector("done", Target.done)]).count == 2)
  }

  @Test func `a method takes nothing, the sender, or the sender and the event`() {
    let (target, layer) = (Target(), CALayer())
    #expect(Selector.done.perform(on: target, sender: layer))
    #expect(Selector.other.perform(on: target, sender: layer))
    #expect(Selector.third.perform(on: target, sender: layer, event: "event"))
    #expect(target.log == ["done", "other", "third event"])
  }

  /// A sender or a target of another type is refused, not trapped.
  @Test func `a method of another type is not called`() {
    let target = Target()
    #expect(!Selector.done.perform(on: target, sender: "no layer"))
    #expect(!Selector.done.perform(on: OtherTarget(), sender: CALayer()))
    #expect(target.log.isEmpty)
  }
}

/// What several targets write into, to compare their order.
final class Log {
  var entries: [String] = []
}

/// A target that writes down what it is sent.
final class Target {
  private let prefix: String
  var log: [String] = []
  var senders: [CALayer] = []
  var shared: Log?
  var onDone: () -> Void = {}

  init(_ prefix: String = "") { self.prefix = prefix }

  func done(_ sender: CALayer) {
    senders.append(sender)
    write("done")
    onDone()
  }

  func other() { write("other") }

  func third(_ sender: CALayer, _ event: String?) { write("third \(event ?? "-")") }

  private func write(_ entry: String) {
    log.append(entry)
    shared?.entries.append(prefix + entry)
  }
}

final class OtherTarget {
  func done(_ sender: CALayer) {}
}

extension Selector {
  static let done = Selector("done", Target.done)
  static let other = Selector("other", Target.other)
  static let third = Selector("third", Target.third)
}
