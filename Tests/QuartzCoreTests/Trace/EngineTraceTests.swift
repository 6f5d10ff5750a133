import QuartzCore
import Testing

/// The log of what the engine does, as text: each line is one event.
struct `Engine trace` {
  /// A2, A3, A6: every step up to the one that answers, and what the change got in the end.
  @Test func `the action search tells who answered what`() {
    let layer = LayerStage().addLayer(named: "card")
    let delegate = ActionDelegate()
    layer.delegate = delegate
    #expect(
      traced { layer.opacity = 0.5 } == [
        "0.0 CALayer 'card': search 'opacity': delegate says nil, look further",
        "0.0 CALayer 'card': search 'opacity': actions says nil, look further",
        "0.0 CALayer 'card': search 'opacity': style says nil, look further",
        "0.0 CALayer 'card': search 'opacity': defaultAction says nil, look further",
        "0.0 CALayer 'card': search 'opacity': engine says CABasicAnimation",
        "0.0 CALayer 'card': action for 'opacity': CABasicAnimation",
        "0.0 CALayer 'card': added CABasicAnimation of opacity under 'opacity'",
      ]
    )
    layer.actions = ["opacity": NSNull()]
    #expect(
      traced { layer.opacity = 1 } == [
        "0.0 CALayer 'card': search 'opacity': delegate says nil, look further",
        "0.0 CALayer 'card': search 'opacity': actions says NSNull, stop",
        "0.0 CALayer 'card': action for 'opacity': none",
      ]
    )
    delegate.answers["opacity"] = RecordingAction()
    #expect(
      traced { layer.opacity = 0 } == [
        "0.0 CALayer 'card': search 'opacity': delegate says RecordingAction",
        "0.0 CALayer 'card': action for 'opacity': RecordingAction",
      ]
    )
  }

  /// A4, A12, A13, peer 14: why a change does not animate.
  @Test func `what does not animate has its reason in the trace`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let quiet = traced { withoutActions { layer.opacity = 0.5 } }
    #expect(quiet.first == "0.0 CALayer 'card': no search for 'opacity': actions are off")
    let detached = traced { CALayer().opacity = 0.5 }
    #expect(
      detached.suffix(2) == [
        "0.0 CALayer: search 'opacity': engine says none, the layer is not on screen yet",
        "0.0 CALayer: action for 'opacity': none",
      ]
    )
    let explicit = traced { layer.isDoubleSided = false }
    #expect(
      explicit.suffix(2) == [
        "0.0 CALayer 'card': search 'doubleSided': engine says none, the key does not animate by itself",
        "0.0 CALayer 'card': action for 'doubleSided': none",
      ]
    )
    #expect(traced { layer.isDoubleSided = false } == [])
  }

  /// A1: an override answers in place of the search; custom properties are searched for alike.
  @Test func `an override and a custom property are noted too`() {
    let stage = LayerStage()
    let overriding = stage.addLayer(OverridingLayer())
    #expect(
      traced { overriding.opacity = 0.5 } == [
        "0.0 OverridingLayer: action for 'opacity': RecordingAction"
      ]
    )
    let custom = stage.addLayer(CustomLayer())
    #expect(
      traced { custom.progress = 1 }.suffix(3) == [
        "0.0 CustomLayer: search 'progress': engine says CABasicAnimation",
        "0.0 CustomLayer: action for 'progress': CABasicAnimation",
        "0.0 CustomLayer: added CABasicAnimation of progress under 'progress'",
      ]
    )
  }

  /// R2, R3, R7, TR8: start, end, and each callback in its order.
  @Test func `an animation's life and whom it tells`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let animation = basic("zPosition", from: 0, to: 1)
    animation.delegate = AnimationListener()
    let target = Listener()
    let lines = traced {
      inTransaction {
        CATransaction.setCompletionBlock {}
        layer.add(
          animation,
          forKey: "lift",
          didStopTarget: target,
          action: Selector("lifted", Listener.lifted)
        )
      }
      stage.advance(to: 0.5)
      stage.advance(to: 1)
    }
    let name = "CABasicAnimation of zPosition under 'lift'"
    #expect(
      lines == [
        "0.0 CALayer 'card': added \(name)",
        "0.0 closed a transaction: 0.25 s, actions on, a completion block",
        "0.0 committed 1 layer",
        "0.5 CALayer 'card': started \(name)",
        "0.5 CALayer 'card': notified the delegate of the start of \(name)",
        "1.0 CALayer 'card': finished \(name)",
        "1.0 CALayer 'card': notified the delegate of the stop of \(name), finished",
        "1.0 CALayer 'card': sent 'lifted' for 'lift'",
        "1.0 ran a completion block",
        "1.0 committed 1 layer",
      ]
    )
  }

  /// R1, R3, R8, T12: the ways in which an animation leaves.
  @Test func `an animation's end is noted with its reason`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let move = basic("zPosition", from: 0, to: 1)
    let kept = basic("opacity", from: 0, to: 1)
    kept.isRemovedOnCompletion = false
    kept.delegate = AnimationListener()
    let wrong = basic("opacity", from: 0, to: 1)
    wrong.speed = .nan
    let lines = traced {
      layer.add(move, forKey: "1")
      layer.add(kept, forKey: "1")
      layer.add(move, forKey: nil)
      layer.add(wrong, forKey: "wrong")
      CATransaction.flush()
      stage.advance(to: 2)
      layer.removeAnimation(forKey: "1")
      layer.add(CAAnimationGroup(), forKey: "group")
      layer.removeFromSuperlayer()
      stage.advance(to: 3)
    }
    let telling = ["added", "refused", "removed", "finished", "notified"]
    #expect(
      lines.filter { line in telling.contains { line.contains(": \($0)") } } == [
        "0.0 CALayer: added CABasicAnimation of zPosition under '1'",
        "0.0 CALayer: removed CABasicAnimation of zPosition under '1': replaced",
        "0.0 CALayer: added CABasicAnimation of opacity under '1'",
        "0.0 CALayer: added CABasicAnimation of zPosition",
        "0.0 CALayer: refused CABasicAnimation of opacity under 'wrong'",
        "2.0 CALayer: finished CABasicAnimation of opacity under '1', kept",
        "2.0 CALayer: finished CABasicAnimation of zPosition",
        "2.0 CALayer: notified the delegate of the start of CABasicAnimation of opacity under '1'",
        "2.0 CALayer: notified the delegate of the stop of CABasicAnimation of opacity under '1', "
          + "finished",
        "2.0 CALayer: removed CABasicAnimation of opacity under '1': asked for",
        "2.0 CALayer: added CAAnimationGroup under 'group'",
        "3.0 CALayer: removed CAAnimationGroup under 'group': its layer is in no window",
      ]
    )
  }

  /// TR14, DI6: layout, display, commit; and a frame's drawing, which is the model's.
  @Test func `commits, layouts and displays`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(GaugeLayer(), named: "gauge")
    let lines = traced {
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
      withoutActions { layer.progress = 0.5 }
      CATransaction.flush()
      stage.add(basic("progress", from: 0, to: 1), to: layer)
      _ = stage.pictures(at: 0.25)
    }
    let others = ["search", "action", "contents"]
    #expect(
      lines.filter { line in others.allSatisfy { !line.contains($0) } } == [
        "0.0 GaugeLayer 'gauge': laid out",
        "0.0 GaugeLayer 'gauge': displayed",
        "0.0 committed 1 layer",
        "0.0 GaugeLayer 'gauge': added CABasicAnimation of progress under 'animation'",
        "0.0 committed 1 layer",
        "0.0 GaugeLayer 'gauge': redrawn for a frame",
        // What it set then.
        "0.0 committed 1 layer",
      ]
    )
    let subject = try #require(EngineTrace.events.last { $0.subject != nil }?.subject)
    #expect(subject.identity == ObjectIdentifier(layer))
  }

  @Test func `the newest events stay, and the others are counted`() {
    let layer = LayerStage().addLayer()
    layer.delegate = ActionDelegate()
    EngineTrace.start(capacity: 3)
    defer { EngineTrace.stop() }
    layer.opacity = 0.5
    #expect(EngineTrace.events.map(\.number) == [5, 6, 7])
    #expect(EngineTrace.droppedCount == 4)
    EngineTrace.start(capacity: 0)
    layer.opacity = 1
    #expect(EngineTrace.events.isEmpty && EngineTrace.droppedCount > 0)
    EngineTrace.start()
    #expect(EngineTrace.events.isEmpty && EngineTrace.droppedCount == 0)
  }

  /// When it is off, neither an event nor a text is made: the layer's name is not read. (`.ci/structure` checks that
  /// every place tests `isOn` first.)
  @Test func `off, nothing is made`() {
    let stage = LayerStage()
    let layer = stage.addLayer(AskedLayer())
    let work = {
      layer.opacity -= 0.25
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
      stage.add(basic("zPosition", from: 0, to: 1), to: layer)
      stage.advance(to: MediaClock.now + 2)
    }
    EngineTrace.start()
    EngineTrace.stop()
    layer.nameReads = 0
    work()
    #expect(layer.nameReads == 0)
    #expect(EngineTrace.events.isEmpty)
    EngineTrace.start()
    work()
    EngineTrace.stop()
    #expect(layer.nameReads > 10)
    let count = EngineTrace.events.count
    work()
    #expect(EngineTrace.events.count == count)
  }

  /// The log of `work`, as lines.
  private func traced(_ work: () -> Void) -> [String] {
    EngineTrace.start()
    work()
    EngineTrace.stop()
    return EngineTrace.events.map(\.description)
  }
}

private final class Listener {
  func lifted() {}
}

private final class OverridingLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { RecordingAction() }
}

/// A layer that counts who asks for its name.
private final class AskedLayer: CALayer {
  var nameReads = 0

  override var name: String? {
    get {
      nameReads += 1
      return super.name
    }
    set { super.name = newValue }
  }
}
