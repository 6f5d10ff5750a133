import CoreGraphics
import QuartzCore
import Testing

/// Numbers that are numbers, but beyond what can be computed with: the layer cannot be seen, and the rest
/// of the frame is right.
struct `Beyond all measure` {
  private static let huge = CGFloat.greatestFiniteMagnitude

  private static let changes: [String: (CALayer) -> Void] = [
    "transform": { $0.transform = CATransform3DMakeScale(huge, huge, 1) },
    "perspective": { $0.transform.m34 = huge },
    "position": { $0.position = CGPoint(x: huge, y: -huge) },
    "bounds": { $0.bounds = CGRect(x: -huge, y: -huge, width: huge, height: huge) },
    "anchorPoint": { $0.anchorPoint = CGPoint(x: huge, y: huge) },
    "anchorPointZ": { $0.anchorPointZ = huge }, "zPosition": { $0.zPosition = -huge },
    "sublayerTransform": { $0.sublayerTransform = CATransform3DMakeScale(huge, huge, huge) },
    "contentsRect": { $0.contentsRect = CGRect(x: huge, y: huge, width: huge, height: huge) },
    "contentsCenter": { $0.contentsCenter = CGRect(x: -huge, y: 0, width: huge, height: huge) },
    "contentsScale": { $0.contentsScale = .leastNonzeroMagnitude },
    "borderWidth": { $0.borderWidth = huge }, "cornerRadius": { $0.cornerRadius = -huge },
    "speed": { $0.speed = Float.greatestFiniteMagnitude },
    "timeOffset": { $0.timeOffset = -.greatestFiniteMagnitude },
  ]

  /// Under a layer that enlarges what is below it, so that sums and products overflow.
  @Test(arguments: [
    "transform", "perspective", "position", "bounds", "anchorPoint", "anchorPointZ", "zPosition",
    "sublayerTransform", "contentsRect", "contentsCenter", "contentsScale", "borderWidth",
    "cornerRadius", "speed", "timeOffset",
  ])
  func `a layer that is nowhere`(_ name: String) throws {
    let stage = LayerStage()
    let (parent, layer, child) = (stage.addLayer(), CALayer(), CALayer())
    let sibling = stage.addLayer()
    withoutActions {
      parent.sublayerTransform = CATransform3DMakeScale(1e160, 1e160, 1)
      layer.isGeometryFlipped = true
      for each in [layer, child, sibling] {
        each.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        each.backgroundColor = .red
        each.contents = CGImage.plain(~0)
        each.borderWidth = 1
        each.add(basic("cornerRadius", from: 0, to: 1), forKey: "a")
      }
      parent.addSublayer(layer)
      layer.addSublayer(child)
      layer.mask = CALayer()
    }
    stage.advance(to: 0)
    let change = try #require(Self.changes[name])
    let transition = CATransition()
    (transition.type, transition.duration) = (.push, 1)
    withoutActions {
      layer.add(transition, forKey: nil)
      for each in [parent, layer, child] { change(each) }
    }
    stage.advance(to: 0.5)
    #expect(sibling.frameValues.cornerRadius == 0.5)
    let list = stage.context.frame.list
    stage.context.setNeedsRebuild()
    let again = stage.context.displayList(at: 0.5, scale: 1)
    // Numbers that are none would not even be equal to themselves.
    #expect(list == again)
    for each in [parent, layer, child] {
      #expect(each.convertTime(0.5, from: nil).isFinite)
      let shown = try #require(each.presentation()).values
      let isFinite = LayerProperty.allCases.allSatisfy { shown[$0].isFinite }
      #expect(isFinite)
    }
    _ = stage.root.hitTest(CGPoint(x: 200, y: 100))
    #expect(stage.root.hitTest(CGPoint(x: CGFloat.nan, y: 0)) == nil)
    stage.advance(to: 1e9)
    #expect(sibling.animationKeys() == nil)
  }

  /// T1: clocks that run away stay countable, and a layer that stands still is at its offset all the same.
  @Test func `clocks beyond counting`() {
    let (outer, inner, still) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(still)
    for layer in [outer, inner] { layer.speed = .greatestFiniteMagnitude }
    (still.speed, still.timeOffset) = (0, 3)
    #expect(inner.convertTime(1e300, from: nil) == .greatestFiniteMagnitude)
    #expect(inner.convertTime(-1e300, from: nil) == -.greatestFiniteMagnitude)
    #expect(still.convertTime(1e300, from: nil) == 3)
    inner.speed = .leastNonzeroMagnitude
    outer.speed = .leastNonzeroMagnitude
    #expect(inner.convertTime(1e300, to: nil) == .greatestFiniteMagnitude)
  }
}
