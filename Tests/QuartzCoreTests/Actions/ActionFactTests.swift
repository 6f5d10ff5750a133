import CoreImage
import QuartzCore
import Testing

/// Which properties raise events and which of these animate, over every property that there is.
struct `Facts of actions` {
  /// The keys that are documented as animatable (A11).
  private static let animatable: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "hidden",
    "doubleSided", "sublayers", "sublayerTransform", "mask", "masksToBounds", "contents",
    "contentsRect", "contentsScale", "contentsCenter", "minificationFilterBias",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "opacity", "filters",
    "compositingFilter", "backgroundFilters", "shouldRasterize", "rasterizationScale",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
  ]
  /// Those of them that only an animation of one's own moves (A12).
  ///
  /// Filters are such by our own choice.
  private static let explicitOnly: Set<String> = [
    "doubleSided", "shadowPath", "path", "filters", "backgroundFilters",
  ]

  /// A11, A12, A13: a change animates by itself when its key is documented as animatable, but for
  /// three; nothing else does.
  @Test(arguments: LayerProperty.allCases)
  func `only documented keys animate by themselves`(_ property: LayerProperty) throws {
    let key = property.rawValue
    let layer = LayerStage().addLayer()
    let other = layer.anotherValue(of: property)
    try #require(other != nil)
    layer.setValue(other, forKey: key)
    let animates = Self.animatable.subtracting(Self.explicitOnly).contains(key)
    // A layer that is hidden fades: `action.hidden` of the recorded readings.
    let isFade = property == .hidden
    #expect(layer.animationKeys() == (animates ? [isFade ? kCATransition : key] : nil))
    guard animates, !isFade else { return }
    // A5: from what shows to the model, in a quarter of a second, at the default pace.
    let animation = try #require(layer.animation(forKey: key) as? CABasicAnimation)
    #expect(animation.keyPath == key)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
  }

  /// A1, peer 14, 16: an animation that answers an action goes from the previous value to the current one, and keeps
  /// the ends that it has.
  @Test(arguments: [(nil, 200), (7, 7)] as [(Double?, Double)])
  func `the ends of an action's animation are as the action has them`(
    _ from: Double?,
    _ begin: Double
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let action = CABasicAnimation(keyPath: "position.x")
    action.fromValue = from
    layer.actions = ["position": action]
    layer.position.x = 300
    stage.advance(to: 0)
    let added = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(added.fromValue as? Double == from && added.toValue == nil && added.byValue == nil)
    #expect(try stage.shown(layer, at: 0).position.x == begin)
    #expect(layer.position.x == 300)
  }

  /// Peer 28: a change is announced exactly once, and setting the same value again not at all. (Where
  /// others observe keys, the action search is what hears of a change here.)
  @Test(arguments: LayerProperty.allCases)
  func `a change is announced once, and no change not at all`(_ property: LayerProperty) throws {
    let layer = LayerStage().addLayer()
    let other = layer.anotherValue(of: property)
    try #require(other != nil)
    let delegate = ActionDelegate()
    layer.delegate = delegate
    for _ in 0..<2 { layer.setValue(other, forKey: property.rawValue) }
    let own = delegate.asked.filter { $0 == property.rawValue }
    #expect(own == [property.rawValue])
    layer.setValue(layer.value(forKey: property.rawValue), forKey: property.rawValue)
    #expect(delegate.asked.filter { $0 == property.rawValue } == own)
  }

  /// A4: with actions disabled the search is not even begun; otherwise once for each change.
  @Test func `the search is begun once for a change, and never while actions are off`() {
    let layer = LayerStage().addLayer(CountingLayer())
    withoutActions { layer.opacity = 0.5 }
    #expect(layer.searches.isEmpty)
    layer.opacity = 0.25
    layer.setValue(7, forKeyPath: "position.x")
    layer.opacity = 0.25
    #expect(layer.searches == ["opacity", "position"])
  }

  /// A12: `doubleSided` moves by an animation of one's own, as a Boolean: at once, half way.
  @Test func `what does not animate by itself can be animated`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("doubleSided", from: true, to: false), to: layer)
    #expect(try stage.shown(layer, at: 0.49).isDoubleSided)
    #expect(try !stage.shown(layer, at: 0.5).isDoubleSided)
  }

  /// A13: an animation of what cannot be animated shows nothing; it ends as any other.
  @Test(
    arguments: [
      ("frame", CGRect(x: 0, y: 0, width: 1, height: 1)), ("contentsGravity", "center"),
      ("geometryFlipped", true), ("minificationFilter", "nearest"),
      ("magnificationFilter", "nearest"), ("name", "other"), ("speed", 0.25),
      ("timeOffset", 9.0),
    ] as [(String, any Sendable)]
  )
  func `what cannot be animated stays`(_ key: String, _ value: any Sendable) throws {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(basic(key, from: value, to: value), to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    #expect("\(shown.value(forKey: key) as Any)" == "\(layer.value(forKey: key) as Any)")
    #expect(shown.frame == layer.frame && shown.isGeometryFlipped == layer.isGeometryFlipped)
    stage.advance(to: 1)
    #expect(layer.animationKeys() == nil)
  }

  /// A10: what is put into a hidden layer is not ordered in, however deep, until nothing hides it.
  @Test func `a layer within a hidden one is not visible`() {
    let stage = LayerStage()
    let (outer, inner, layer) = (stage.addLayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.isHidden = true
    let action = RecordingAction()
    layer.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    inner.addSublayer(layer)
    layer.removeFromSuperlayer()
    inner.addSublayer(layer)
    #expect(action.events.isEmpty)
    outer.isHidden = false
    #expect(action.events == [kCAOnOrderIn])
  }

  /// A10: the event of a layer that is shown or hidden, after that of the property.
  @Test func `hiding orders a layer out and showing orders it in`() {
    let layer = LayerStage().addLayer()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    layer.isHidden = true
    layer.isHidden = false
    #expect(delegate.asked == ["hidden", kCAOnOrderOut, "hidden", kCAOnOrderIn])
  }
}

/// A layer that counts the searches for its actions.
private final class CountingLayer: CALayer {
  private(set) var searches: [String] = []

  override func action(forKey event: String) -> (any CAAction)? {
    if ![kCAOnOrderIn, kCAOnOrderOut].contains(event) { searches.append(event) }
    return super.action(forKey: event)
  }
}

extension CALayer {
  /// A value that `property` does not have now; `nil` for a kind of value that is not known here.
  fileprivate func anotherValue(of property: LayerProperty) -> Any? {
    switch values[property] {
    case .number(let n): n - 0.25
    case .flag(let f): !f
    case .point(let p): CGPoint(x: p.x + 1, y: p.y + 2)
    case .size(let s): CGSize(width: s.width + 1, height: s.height + 2)
    case .rect(let r): r.insetBy(dx: 0.125, dy: 0.25)
    case .transform: CATransform3DMakeScale(2, 3, 4)
    case .color(let c): c.copy(alpha: 0.5)
    case .text(let t): t == "resize" ? "center" : "nearest"
    case .none where property.kind == .color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    case .none where property.kind == .path: CGPath(rect: bounds, transform: nil)
    case .none where property.kind == .filters: [CIFilter.colorInvert()]
    case .none where property.kind == .image: CGImage(width: 1, height: 1, pixels: [0])
    default: nil
    }
  }
}
