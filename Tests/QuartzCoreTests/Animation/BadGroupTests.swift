import QuartzCore
import Testing

/// Groups that hold what they cannot: themselves, too many of each other, animations without usable times.
struct `Bad groups` {
  private func group(_ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = 1
    return group
  }

  @Test func `a group that holds itself`() throws {
    let selfish = group([rise()])
    selfish.animations?.append(selfish)
    try expectReport("animation.animations", of: selfish, "itself", shows: 5)
    let (a, b) = (group([]), group([]))
    a.animations = [b, a, b]
    b.animations = [rise(), a, b]
    try expectReport("animation.animations", of: a, "itself", shows: 5)
    for each in [selfish, a, b] { each.animations = nil }
  }

  /// Copied, added and freed, without a stack as deep as the nesting.
  @Test func `ten thousand groups in each other`() throws {
    var outer = group([rise()])
    for _ in 0..<10_000 { outer = group([outer]) }
    outer.animations?.append(rise())
    try expectReport("animation.animations", of: outer, "in each other", shows: 5)
    var shallow = group([rise()])
    for _ in 0..<200 { shallow = group([shallow]) }
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(shallow, to: layer)
    #expect(abs(try stage.shown(layer, at: 0.5).zPosition - 5) < 1e-9)
    #expect(stage.reports.isEmpty)
  }

  /// The same group again and again, which doubles with each level.
  @Test func `a group that multiplies`() throws {
    var doubled = group([rise()])
    for _ in 0..<40 { doubled = group([doubled, doubled]) }
    doubled.animations?.insert(rise(), at: 0)
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    stage.add(doubled, to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 5)
    #expect(stage.reports.count == 1)
    layer.removeAllAnimations()
  }

  /// A group goes on without a member whose times cannot be used.
  @Test func `a group with a bad member`() throws {
    let late = basic("cornerRadius", from: 0, to: 1)
    late.speed = .nan
    try expectReport("cornerRadius.speed", of: group([late, rise()]), "nan", shows: 5)
  }
}
