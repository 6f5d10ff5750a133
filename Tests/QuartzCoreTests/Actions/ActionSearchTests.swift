import QuartzCore
import Testing

/// Where a layer's action comes from (A2, A3; peer 1–11): the steps' order, and what `nil` and `NSNull` say.
struct `Action search` {
  /// The places that can answer, in the order in which they are asked.
  enum Place: Int, CaseIterable, Sendable {
    case delegate, actions, style, nestedStyle, classDefault
  }

  /// A2, peer 3, 4, 6, 7, 8: each place's answer beats all later ones, when those before it say `nil`.
  @Test(arguments: Place.allCases)
  func `the first place that answers decides`(_ first: Place) throws {
    let layer = SearchedLayer()
    layer.answer("opacity") { $0.rawValue < first.rawValue ? nil : RecordingAction("\($0)") }
    let found = try #require(layer.action(forKey: "opacity") as? RecordingAction)
    #expect(found.name == "\(first)")
  }

  /// A3, peer 5, 6, 8, 10, 11: `NSNull` ends the search; the caller gets `nil`, not the `NSNull`.
  @Test(arguments: Place.allCases)
  func `NSNull stops the search at its place`(_ first: Place) {
    let layer = LayerStage().addLayer(SearchedLayer())
    let later = RecordingAction("later")
    layer.answer("opacity") { place in
      if place.rawValue < first.rawValue { return nil }
      return place == first ? NSNull() : later
    }
    #expect(layer.action(forKey: "opacity") == nil)
    layer.opacity = 0.5
    #expect(later.events.isEmpty)
    #expect(layer.animationKeys() == nil)
  }

  /// A3: a delegate's `nil` does not suppress the animation; nor does an `actions` without the key.
  @Test func `nil everywhere leaves the default animation`() {
    let layer = LayerStage().addLayer(SearchedLayer())
    layer.answer("position") { _ in RecordingAction() }
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["opacity"])
  }

  /// Peer 1, 2; A6: the class itself offers nothing, and a layer that was never committed gets nothing.
  @Test(arguments: ["position", "opacity", "unknown"])
  func `a detached layer has no default action`(_ key: String) {
    #expect(CALayer.defaultAction(forKey: key) == nil)
    #expect(CALayer().action(forKey: key) == nil)
    #expect(PlainSubclass().action(forKey: key) == nil)
  }

  /// Peer 2's caution, A6: once a layer is on show, animatable keys have their default action.
  @Test func `a committed layer has a default action for animatable keys only`() throws {
    let layer = LayerStage().addLayer()
    let animation = try #require(layer.action(forKey: "position") as? CABasicAnimation)
    #expect(animation.keyPath == "position")
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(layer.action(forKey: "unknown") == nil)
    #expect(layer.action(forKey: "contentsGravity") == nil)
  }

  /// The recorded readings' README: in the tree `hidden` and `sublayers` are answered by a transition; a change of
  /// `hidden` fades, one of the sublayers is seen at once (peer 26).
  @Test func `hiding and changing sublayers are answered by a transition`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    for event in ["hidden", "sublayers"] {
      #expect(layer.action(forKey: event) is CATransition)
      #expect(CALayer().action(forKey: event) == nil)
    }
    layer.addSublayer(CALayer())
    #expect(layer.animationKeys() == nil)
    layer.isHidden = true
    #expect(layer.animationKeys() == [kCATransition])
    #expect(layer.animation(forKey: kCATransition)?.duration == 0.25)
    #expect(layer.animation(forKey: kCATransition)?.fillMode == .backwards)
  }

  /// A4, peer 9: disabling actions changes nothing about the search; the setter just does not start one.
  @Test func `disabled actions are not looked up by setters`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    delegate.answers["opacity"] = RecordingAction()
    layer.delegate = delegate
    withoutActions {
      layer.opacity = 0.5
      #expect(delegate.asked.isEmpty)
      #expect(layer.action(forKey: "opacity") is RecordingAction)
    }
    #expect(layer.opacity == 0.5)
    layer.opacity = 0.25
    #expect(delegate.asked == ["opacity", "opacity"])
  }

  /// A4: a subclass that overrides `action(forKey:)` decides alone: its `nil` is the end.
  @Test func `an override of the search decides alone`() {
    let layer = LayerStage().addLayer(ActionlessLayer())
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    #expect(layer.opacity == 0.5)
  }

  /// The trace that an inspector shows: which step answered.
  @Test func `the search tells which step answered`() throws {
    let layer = SearchedLayer()
    layer.answer("opacity") { $0 == .style ? NSNull() : nil }
    guard case .stopped(.style) = ActionSearch(layer: layer, event: "opacity").outcome() else {
      Issue.record("the style's NSNull was not seen")
      return
    }
    layer.answer("opacity") { $0 == .actions ? RecordingAction("a") : nil }
    guard case .found(_, by: .actions) = ActionSearch(layer: layer, event: "opacity").outcome()
    else {
      Issue.record("the actions dictionary was not seen")
      return
    }
  }
}

/// A layer whose every place of the search can be made to answer.
private final class SearchedLayer: CALayer {
  private let answers = ActionDelegate()
  private static var classAnswers: [String: any CAAction] = [:]

  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    classAnswers[event]
  }

  func answer(_ key: String, _ answer: (`Action search`.Place) -> (any CAAction)?) {
    delegate = answers
    answers.answers[key] = answer(.delegate)
    actions = answer(.actions).map { [key: $0] } ?? ["another": RecordingAction()]
    let inner: [AnyHashable: Any] = answer(.nestedStyle).map { ["actions": [key: $0]] } ?? [:]
    var outer: [AnyHashable: Any] = answer(.style).map { ["actions": [key: $0]] } ?? [:]
    outer["style"] = inner
    style = outer
    Self.classAnswers = [:]
    Self.classAnswers[key] = answer(.classDefault)
  }
}

private final class PlainSubclass: CALayer {}

/// A layer that never animates by itself.
private final class ActionlessLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}
