import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import RandomScenes
import Testing

/// Replicator layers (SL4, HT9).
struct `Replicator layers` {
  /// A replicator of 100 × 50 points, whose bounds begin at the root's origin, with one white dot of 10 × 10 in it.
  private func scene(
    count: Int = 3,
    _ change: (CAReplicatorLayer) -> Void = { _ in }
  ) -> (stage: LayerStage, replicator: CAReplicatorLayer, dot: CALayer) {
    let stage = LayerStage()
    let replicator = stage.addLayer(CAReplicatorLayer(), named: "row")
    let dot = CALayer()
    withoutActions {
      replicator.position = CGPoint(x: 50, y: 25)
      replicator.instanceCount = count
      dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      dot.backgroundColor = .white
      replicator.addSublayer(dot)
      change(replicator)
    }
    CATransaction.flush()
    return (stage, replicator, dot)
  }

  private func fills(_ stage: LayerStage, at time: Double = 0) -> [DisplayItem.Fill] {
    CATransaction.flush()
    return stage.context.displayList(at: time, scale: 1).items.compactMap {
      if case .fill(let fill) = $0 { fill } else { nil }
    }
  }

  /// Where the middles of the dots are.
  private func places(_ stage: LayerStage, at time: Double = 0) -> [CGPoint] {
    fills(stage, at: time).map {
      let middle = $0.toDevice.map(CGPoint(x: $0.rect.midX, y: $0.rect.midY)) ?? .zero
      return CGPoint(x: (middle.x * 1e6).rounded() / 1e6, y: (middle.y * 1e6).rounded() / 1e6)
    }
  }

  /// SL4, peer 147.
  @Test func `begin as the field has them`() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1)
    #expect(layer.instanceDelay == 0)
    #expect(layer.instanceTransform == CATransform3DIdentity)
    #expect(layer.instanceColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(!layer.preservesDepth)
    let offsets = [
      layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset,
      layer.instanceAlphaOffset,
    ]
    #expect(offsets == [0, 0, 0, 0])
  }

  /// SL4: copy k has the transform k times.
  @Test func `show each copy moved against the one before`() {
    let (stage, _, _) = scene { $0.instanceTransform = CATransform3DMakeTranslation(20, 1, 0) }
    #expect(places(stage) == [CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 6), CGPoint(x: 45, y: 7)])
  }

  /// SL4: about the center, wherever the anchor point is, before the transform of the sublayers.
  @Test func `rotate and scale copies about the center of the bounds`() {
    let (stage, replicator, _) = scene(count: 4) {
      $0.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    let turned = [
      CGPoint(x: 5, y: 5), CGPoint(x: 70, y: -20), CGPoint(x: 95, y: 45), CGPoint(x: 30, y: 70),
    ]
    #expect(places(stage) == turned)
    withoutActions {
      replicator.anchorPoint = .zero
      replicator.position = .zero
      replicator.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }
    #expect(places(stage) == turned.map { CGPoint(x: $0.x * 2, y: $0.y * 2) })
  }

  /// SL4: a copy is multiplied by the color with the offsets added k times, and that is kept within 0 … 1.
  @Test func `color each copy`() {
    let (stage, replicator, dot) = scene {
      $0.instanceColor = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
      $0.instanceRedOffset = -0.5
      $0.instanceGreenOffset = 0.5
      $0.instanceAlphaOffset = -0.25
    }
    withoutActions { dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1) }
    let wanted: [SIMD4<Double>] = [
      SIMD4(1, 0.25, 0.25, 1), SIMD4(0.5, 0.5, 0.25, 0.75), SIMD4(0, 0.5, 0.25, 0.5),
    ]
    #expect(fills(stage).map(\.color.rgba) == wanted)
    withoutActions { replicator.instanceColor = nil }
    #expect(fills(stage).map(\.color.rgba.x) == [1, 0.5, 0])
  }

  @Test func `color the pictures in each copy`() {
    let (stage, _, dot) = scene {
      $0.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    }
    withoutActions {
      dot.backgroundColor = nil
      dot.contents = CGImage(width: 1, height: 1, pixels: [~0])
    }
    CATransaction.flush()
    let images = stage.context.displayList(at: 0, scale: 1).items.compactMap {
      if case .image(let image) = $0 { image.tint } else { nil }
    }
    #expect(images.map(\.green) == [128, 128, 128])
    #expect(images.map(\.blue) == [0, 0, 0])
  }

  /// SL4: at any time, in any order, and however deep below the replicator the animation runs.
  @Test(arguments: [0.25, -0.25])
  func `show in each copy what was or will be`(_ delay: Double) {
    let (stage, replicator, dot) = scene {
      $0.instanceDelay = delay
      $0.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    }
    let part = CALayer()
    withoutActions {
      dot.backgroundColor = nil
      part.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      part.backgroundColor = .white
      dot.addSublayer(part)
      part.speed = 2
    }
    let move = basic("position.x", from: 0, to: 100)
    (move.duration, move.repeatCount, move.beginTime) = (2, .infinity, 4)
    stage.add(move, to: part)
    for time in [2.7, 2.1, 9.3, 2.25] {
      let wanted = (0..<3).map { copy -> Double in
        let own = 2 * (time - Double(copy) * delay) - 4
        return own < 0 ? 5 : own.truncatingRemainder(dividingBy: 2) * 50
      }
      let found = places(stage, at: time).map { Double($0.x) }
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-5 }, "\(found) for \(wanted)")
    }
    #expect(replicator.instanceDelay == delay)
  }

  /// An animation that is over goes on in the copies that are behind, frames go on for them, and then they end.
  @Test func `let late copies come to the end`() {
    let (stage, _, dot) = scene {
      $0.instanceDelay = 0.5
      $0.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    }
    stage.add(basic("position.x", from: 105, to: 205), to: dot)
    stage.advance(to: 0.75)
    #expect(places(stage, at: 0.75).map(\.x) == [180, 130, 5])
    stage.advance(to: 1.25)
    #expect(dot.animationKeys() == nil)
    #expect(places(stage, at: 1.25).map(\.x) == [5, 180, 130])
    #expect(stage.context.nextEventTime(after: 1.25) == 1.25)
    stage.advance(to: 1.75)
    #expect(places(stage, at: 1.75).map(\.x) == [5, 5, 180])
    #expect(stage.context.nextEventTime(after: 1.75) == 1.75)
    stage.advance(to: 2.1)
    #expect(places(stage, at: 2.1).map(\.x) == [5, 5, 5])
    #expect(stage.context.nextEventTime(after: 2.1) == .infinity)
  }

  /// Copies that are ahead wake the window before the animation itself begins.
  @Test func `wake for the earliest copy`() {
    let (stage, _, dot) = scene { $0.instanceDelay = -0.5 }
    let move = basic("position.x", from: 105, to: 205)
    move.beginTime = 3
    stage.add(move, to: dot)
    stage.advance(to: 0.5)
    #expect(stage.context.nextEventTime(after: 0.5) == 2)
    stage.advance(to: 2.25)
    #expect(places(stage, at: 2.25).map(\.x) == [5, 5, 130])
  }

  @Test func `end a removed animation in all copies`() {
    let (stage, _, dot) = scene { $0.instanceDelay = 0.5 }
    stage.add(basic("position.x", from: 105, to: 205), to: dot, forKey: "move")
    stage.advance(to: 1.25)
    dot.removeAllAnimations()
    stage.advance(to: 1.3)
    #expect(places(stage, at: 1.3).map(\.x) == [5, 5, 5])
    #expect(stage.context.nextEventTime(after: 1.3) == .infinity)
  }

  @Test func `multiply when one is in another`() {
    let (stage, outer, dot) = scene(count: 2) {
      $0.instanceTransform = CATransform3DMakeTranslation(100, 0, 0)
      $0.instanceDelay = 0.5
    }
    let inner = CAReplicatorLayer()
    withoutActions {
      inner.frame = outer.bounds
      inner.instanceCount = 2
      inner.instanceDelay = 0.25
      inner.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
      outer.addSublayer(inner)
      inner.addSublayer(dot)
    }
    stage.add(basic("position.x", from: 0, to: 100), to: dot)
    let wanted = [
      CGPoint(x: 75, y: 5), CGPoint(x: 50, y: 15), CGPoint(x: 125, y: 5), CGPoint(x: 100, y: 15),
    ]
    #expect(places(stage, at: 0.75) == wanted)
  }

  @Test func `keep groups, masks and clips in each copy`() {
    let (stage, _, dot) = scene()
    let mask = CALayer()
    withoutActions {
      mask.frame = dot.bounds
      mask.backgroundColor = .black
      dot.mask = mask
      dot.opacity = 0.5
      dot.masksToBounds = true
      dot.addSublayer(CAGradientLayer())
    }
    #expect(fills(stage).count == 6)
    let items = stage.context.displayList(at: 0, scale: 1).items
    let masks = items.filter { if case .mask = $0 { true } else { false } }
    #expect(masks.count == 3)
    #expect(items.reduce(0) { $0 + $1.nesting } == 0)
  }

  /// SL4: the replicator's own border and its mask are of no copy, and the last copy is colored once.
  @Test func `color no mask, no border and no copy twice`() {
    let (stage, _, dot) = scene {
      $0.instanceColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
      ($0.borderWidth, $0.borderColor) = (1, .white)
      let mask = CALayer()
      mask.frame = $0.bounds
      mask.backgroundColor = .white
      $0.mask = mask
    }
    #expect(fills(stage).map(\.color.rgba.x) == [0.5, 0.5, 0.5, 1])
    let borders = stage.context.displayList(at: 0, scale: 1).items.compactMap {
      if case .border(let border) = $0 { border.color.rgba.x } else { nil }
    }
    #expect(borders == [1] && dot.superlayer != nil)
  }

  /// As sublayers of a transform layer: here the copies come nearer, and then go farther away.
  @Test(arguments: [true, false])
  func `put copies in order by their depth, if they keep it`(_ comesNearer: Bool) {
    let z = comesNearer ? 1.0 : -1
    let wanted: [Double] = comesNearer ? [0, 10, 20] : [20, 10, 0]
    let (stage, replicator, dot) = scene {
      $0.preservesDepth = true
      $0.instanceTransform = CATransform3DMakeTranslation(10, 0, CGFloat(z))
      $0.backgroundColor = .black
    }
    withoutActions { dot.bounds.size.width = 60 }
    #expect(fills(stage).map { Double($0.toDevice.m31) + 25 } == wanted)
    withoutActions { replicator.preservesDepth = false }
    #expect(fills(stage).count == 4)
  }

  /// HT9.
  @Test func `are hit in copy 0 only`() {
    let (_, replicator, dot) = scene {
      $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    }
    #expect(replicator.hitTest(CGPoint(x: 5, y: 5)) === dot)
    #expect(replicator.hitTest(CGPoint(x: 25, y: 5)) === replicator)
    withoutActions { replicator.preservesDepth = true }
    #expect(replicator.hitTest(CGPoint(x: 5, y: 5)) === dot)
    #expect(replicator.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1_000_000_000, 10_000)] as [(Int, Int)])
  func `bound how many copies there are`(_ count: Int, _ shown: Int) {
    let (stage, replicator, _) = scene(count: count)
    #expect(fills(stage).count == shown)
    #expect(replicator.instanceCount == count)
    #expect(stage.reports.count == (count == shown ? 0 : 1))
  }

  /// Ten thousand copies of ten thousand of a dot.
  private func copiesOfCopies() -> (LayerStage, outer: CAReplicatorLayer, dot: CALayer) {
    let (stage, outer, dot) = scene(count: 10_000)
    let inner = CAReplicatorLayer()
    withoutActions {
      inner.instanceCount = 10_000
      outer.addSublayer(inner)
      inner.addSublayer(dot)
    }
    return (stage, outer, dot)
  }

  @Test func `bound copies of copies`() {
    let (stage, _, _) = copiesOfCopies()
    let count = fills(stage).count
    #expect(count > 100_000 && count <= 210_000)
    #expect(stage.reports.contains { $0.contains("copies with others") })
  }

  /// What lies deep in a copy counts like what lies at its top.
  @Test func `bound copies of deep trees`() {
    let (stage, _, dot) = scene(count: 10_000)
    withoutActions {
      for _ in 0..<100 {
        let part = CALayer()
        part.frame = dot.bounds
        part.backgroundColor = .black
        dot.addSublayer(part)
      }
    }
    // The frame's own 101, and 200,000 as copies.
    #expect(fills(stage).count == 101 + 200_000)
    #expect(stage.reports.filter { $0.contains("copies with others") }.count == 1)
  }

  /// RE16: rendering is bounded as frames are; without an end to it this test would have none.
  @Test func `bound what is rendered of copies of copies`() throws {
    let (stage, outer, dot) = copiesOfCopies()
    withoutActions { dot.isHidden = true }
    let context = try CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)
    outer.render(in: context)
    #expect(stage.reports.count == 1 && stage.reports[0].contains("copies with others"))
  }

  @Test func `animate by themselves`() {
    let (stage, replicator, _) = scene()
    inTransaction {
      replicator.instanceCount = 5
      replicator.instanceDelay = 1
      replicator.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
      replicator.instanceColor = .black
      replicator.instanceRedOffset = 0.1
      replicator.instanceGreenOffset = 0.1
      replicator.instanceBlueOffset = 0.1
      replicator.instanceAlphaOffset = -0.1
      replicator.preservesDepth = true
    }
    CATransaction.flush()
    let keys: Set = [
      "instanceCount", "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
      "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
    ]
    #expect(Set(replicator.animationKeys() ?? []) == keys)
    #expect(stage.reports.isEmpty)
  }

  @Test func `list nothing while nothing changes, and nothing else when something does`() {
    let (stage, _, dot) = scene { $0.instanceDelay = 0.1 }
    let other = stage.addLayer()
    withoutActions { other.backgroundColor = .black }
    stage.advance(to: 0)
    stage.advance(to: 1)
    var change = stage.context.frame.retained.change
    #expect(change == .none)
    withoutActions { dot.backgroundColor = .black }
    stage.advance(to: 2)
    change = stage.context.frame.retained.change
    #expect(change == .patched)
    #expect(stage.context.frame.retained.replaced.count == 3)
  }
}
