import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// A layer's way from its old picture to its new one (X1–X6).
struct `A transition` {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A red layer of 100 × 50 at (150, 75), shown once; then blue, with `transition` of a second's length.
  private func stage(_ transition: CATransition, key: String? = "x") -> (LayerStage, CALayer) {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    withoutActions { layer.backgroundColor = red }
    stage.advance(to: 0)
    transition.duration = 1
    withoutActions {
      layer.add(transition, forKey: key)
      layer.backgroundColor = blue
    }
    return (stage, layer)
  }

  private func transition(
    _ type: CATransitionType,
    _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    return transition
  }

  private func text(_ stage: LayerStage, at time: Double) -> String {
    MediaClock.set(time)
    return stage.context.displayList(at: time, scale: 1).description
  }

  /// peer 145, X1, X3: a fade over all of it, from no side in particular.
  @Test func `is a whole fade by default`() {
    let transition = CATransition()
    #expect(transition.type == .fade)
    #expect(transition.subtype == nil)
    #expect(transition.startProgress == 0)
    #expect(transition.endProgress == 1)
    #expect(transition.duration == 0)
  }

  /// peer 149.
  @Test(arguments: [
    (CATransitionType.fade.rawValue, "fade"), (CATransitionType.moveIn.rawValue, "moveIn"),
    (CATransitionType.push.rawValue, "push"), (CATransitionType.reveal.rawValue, "reveal"),
    (CATransitionSubtype.fromLeft.rawValue, "fromLeft"),
    (CATransitionSubtype.fromRight.rawValue, "fromRight"),
    (CATransitionSubtype.fromTop.rawValue, "fromTop"),
    (CATransitionSubtype.fromBottom.rawValue, "fromBottom"), (kCATransition, "transition"),
  ])
  func `names its types and sides as everybody does`(_ name: String, _ expected: String) {
    #expect(name == expected)
  }

  /// X2: the picture before the transaction's changes, and the one after them.
  @Test func `fades from the old picture to the new`() {
    let (stage, _) = stage(transition(.fade))
    #expect(
      text(stage, at: 0.2) == """
        group opacity 1 isolated
          group opacity 0.8
            fill 0 0 100 50 color 1 0 0 1 map 1 0 0 1 150 75
          end
          group opacity 0.2 plusLighter
            fill 0 0 100 50 color 0 0 1 1 map 1 0 0 1 150 75
          end
        end
        """
    )
    stage.advance(to: 1)
    #expect(text(stage, at: 1) == "fill 0 0 100 50 color 0 0 1 1 map 1 0 0 1 150 75")
  }

  /// X1, X2, X5: where the old and the new picture are a quarter of the way, by type and side.
  @Test(arguments: [
    (
      CATransitionType.push, CATransitionSubtype.fromLeft as CATransitionSubtype?, (25, 0), (-75, 0)
    ),
    (.push, nil, (25, 0), (-75, 0)),
    (.push, .fromRight, (-25, 0), (75, 0)),
    (.push, .fromTop, (0, -12.5), (0, 37.5)),
    (.push, .fromBottom, (0, 12.5), (0, -37.5)),
    (.moveIn, .fromLeft, (0, 0), (-75, 0)),
    (.moveIn, .fromTop, (0, 0), (0, 37.5)),
    (.reveal, .fromLeft, (25, 0), (0, 0)),
    (.reveal, .fromBottom, (0, 12.5), (0, 0)),
  ])
  func `slides by the layer's size`(
    _ type: CATransitionType,
    _ side: CATransitionSubtype?,
    _ old: (Double, Double),
    _ new: (Double, Double)
  ) throws {
    let (stage, _) = stage(transition(type, side))
    let fills = stage.context.displayList(at: 0.25, scale: 2).items.compactMap { item in
      if case .fill(let fill) = item { fill } else { nil }
    }
    try #require(fills.count == 2)
    // What is revealed lies below what leaves; what comes in lies above what stays.
    #expect(fills.map(\.color) == (type == .reveal ? [blue, red] : [red, blue]))
    let places = Dictionary(uniqueKeysWithValues: fills.map { ($0.color, $0.toDevice) })
    #expect(places[red]?.m31 == 2 * (150 + old.0))
    #expect(places[red]?.m32 == 2 * (75 + old.1))
    #expect(places[blue]?.m31 == 2 * (150 + new.0))
    #expect(places[blue]?.m32 == 2 * (75 + new.1))
  }

  /// The two pictures of a push share an edge: on half a pixel the background would show through it.
  @Test func `pushes by whole pixels`() {
    let (stage, _) = stage(transition(.push))
    let list = text(stage, at: 0.333)
    #expect(list.contains("color 1 0 0 1 map 1 0 0 1 183 75"))
    #expect(list.contains("color 0 0 1 1 map 1 0 0 1 83 75"))
  }

  /// The list half a second after the only sublayer of a transform layer, between pixels, has become blue.
  private func spaceList(_ transition: CATransition?) -> DisplayList {
    let stage = LayerStage()
    stage.context.snapsToPixels = true
    let (space, face) = (CATransformLayer(), CALayer())
    withoutActions {
      face.frame = CGRect(x: 10.4, y: 10, width: 40, height: 40)
      face.backgroundColor = red
      space.addSublayer(face)
      stage.root.addSublayer(space)
    }
    stage.advance(to: 0)
    withoutActions {
      face.backgroundColor = blue
      space.transform = CATransform3DMakeTranslation(30, 0, 0)
      if let transition { space.add(transition, forKey: nil) }
    }
    stage.advance(to: 0.5)
    return stage.context.frame.list
  }

  /// SL8, and a decision: a transform layer has no picture of its own that another could take the place of.
  @Test(arguments: [CATransitionType.fade, .moveIn, .push, .reveal])
  func `of a transform layer changes nothing`(_ type: CATransitionType) {
    let transition = transition(type)
    transition.duration = 1
    let (list, plain) = (spaceList(transition), spaceList(nil))
    #expect(list == plain)
    #expect(list.items.count == 1)
  }

  /// X3: a part of it, still over the whole duration.
  @Test func `plays the part between its progresses`() {
    let part = transition(.push)
    part.startProgress = 0.5
    part.endProgress = 0.7
    let (stage, _) = stage(part)
    #expect(text(stage, at: 0).contains("color 1 0 0 1 map 1 0 0 1 200 75"))
    #expect(text(stage, at: 0.5).contains("color 1 0 0 1 map 1 0 0 1 210 75"))
  }

  @Test(arguments: [(Float(0.7), Float(0.2)), (-1, 1), (0, 1.5), (.nan, 1)])
  func `progresses that cannot be used are reported, and all of it plays`(
    _ start: Float,
    _ end: Float
  ) {
    let bad = transition(.push)
    bad.startProgress = start
    bad.endProgress = end
    let (stage, _) = stage(bad)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("'card': transition") == true)
    #expect(text(stage, at: 0.5).contains("color 1 0 0 1 map 1 0 0 1 200 75"))
  }

  /// X4: one transition for each layer, whatever key it was added with.
  @Test func `is kept under a key of its own`() {
    let (stage, layer) = stage(transition(.fade))
    #expect(layer.animationKeys() == ["transition"])
    withoutActions { layer.add(transition(.push), forKey: nil) }
    #expect(layer.animationKeys() == ["transition"])
    #expect((layer.animation(forKey: kCATransition) as? CATransition)?.type == .push)
    stage.advance(to: 0)
  }

  /// X6: there is no filter to take the type's place; an unknown type fades.
  @Test func `fades when its type is not known`() {
    let (stage, _) = stage(transition(CATransitionType(rawValue: "pageCurl")))
    #expect(text(stage, at: 0.5).hasPrefix("group opacity 1 isolated"))
  }

  /// A transition on top of one that runs starts from what that one shows.
  @Test func `starts from the picture on screen`() {
    let (stage, layer) = stage(transition(.push))
    stage.advance(to: 0.5)
    let before = stage.context.frame.list.items
    let next = transition(.push)
    next.duration = 1
    withoutActions { layer.add(next, forKey: nil) }
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(Array(stage.context.frame.list.items.prefix(before.count)) == before)
  }

  @Test func `follows the layer when that moves`() {
    let (stage, layer) = stage(transition(.fade))
    withoutActions { layer.position.x += 7 }
    #expect(text(stage, at: 0.5).contains("color 1 0 0 1 map 1 0 0 1 157 75"))
  }

  @Test func `leads to nothing when the layer is hidden`() {
    let (stage, layer) = stage(transition(.fade))
    withoutActions { layer.isHidden = true }
    #expect(
      text(stage, at: 0.2) == """
        group opacity 1 isolated
          group opacity 0.8
            fill 0 0 100 50 color 1 0 0 1 map 1 0 0 1 150 75
          end
          group opacity 0.2 plusLighter
          end
        end
        """
    )
    stage.advance(to: 1)
    #expect(text(stage, at: 1).isEmpty)
  }

  @Test func `shows sublayers before and after`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (old, new) = (CALayer(), CALayer())
    for (child, color) in [(old, red), (new, blue)] {
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.backgroundColor = color
    }
    withoutActions { layer.addSublayer(old) }
    stage.advance(to: 0)
    layer.add(transition(.push), forKey: nil)
    withoutActions { layer.replaceSublayer(old, with: new) }
    stage.advance(to: 0)
    let list = stage.context.displayList(at: 0.125, scale: 1).description
    #expect(list.contains("color 1 0 0 1 map 1 0 0 1 200 75"))
    #expect(list.contains("color 0 0 1 1 map 1 0 0 1 100 75"))
  }

  /// A10, A2: the example of the guide, where a class pushes whenever its contents change.
  @Test func `can be a class's own action for its contents`() {
    final class Slide: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "contents" else { return super.defaultAction(forKey: event) }
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        return push
      }
    }
    let stage = LayerStage()
    let slide = stage.addLayer(Slide())
    slide.contents = CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])
    #expect((slide.animation(forKey: kCATransition) as? CATransition)?.type == .push)
    #expect(slide.animation(forKey: "contents") == nil)
    CATransaction.flush()
    #expect(slide.animation(forKey: kCATransition)?.duration == 0.25)
    stage.advance(to: 1)
  }
}
