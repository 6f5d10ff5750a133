import CoreGraphics
import DisplayList
import RandomScenes
import Testing

@testable import QuartzCore

/// The painted order against the depth of each point, which is computed here without planes.
struct `The order of a space` {
  /// A layer of the space, with what takes a point of its own plane through to the root's.
  private struct Face {
    let layer: CALayer
    let map: CATransform3D
    /// What tells its fill.
    let mark: Double

    /// The depth at a point of the root's plane that is well inside.
    func depth(at p: CGPoint) -> Double? {
      guard let own = map.flattened.inverse?.map(p),
        layer.bounds.insetBy(dx: 1, dy: 1).contains(own)
      else { return nil }
      let point = map.map(SIMD4(Double(own.x), Double(own.y), 0, 1))
      return point.w > 1e-6 ? point.z / point.w : nil
    }
  }

  private static func fillSpace(_ stage: LayerStage, _ random: inout Seeded) -> [Face] {
    let space = CATransformLayer()
    var faces: [Face] = []
    space.frame = stage.root.bounds
    space.transform = CATransform3DMakeRotation(random.number(-1...1), 0.3, 1, 0.1)
    stage.root.sublayerTransform.m34 = random.flag() ? 0 : -1 / CGFloat(random.number(300...2000))
    stage.root.addSublayer(space)
    for index in 1...(2 + random.index(below: 7)) {
      let layer = CALayer()
      layer.bounds.size = CGSize(width: random.number(40...250), height: random.number(40...250))
      layer.position = CGPoint(x: random.number(100...300), y: random.number(80...220))
      layer.zPosition = random.flag() ? 0 : CGFloat(random.number(-100...100))
      layer.transform = CATransform3DMakeRotation(
        random.flag() ? 0 : random.number(-1.4...1.4),
        random.number(-1...1),
        random.number(-1...1),
        random.number(-1...1)
      )
      let mark = Double(index) / 10
      layer.backgroundColor = CGColor(red: mark, green: 0, blue: 0, alpha: 1)
      space.addSublayer(layer)
      let matrix = space.values.matrixFromSpace(in: stage.root.values.matrixForSublayers)
      let map = CATransform3DConcat(layer.values.matrixToSuperlayer, matrix)
      faces.append(Face(layer: layer, map: map, mark: mark))
    }
    return faces
  }

  /// The marks of the fills that are seen at a point, back to front, and whether it is near a cut.
  private static func painted(_ list: DisplayList, at p: CGPoint) -> (marks: [Double], isSure: Bool)
  {
    var (marks, clips, isSure): ([Double], [Bool], Bool) = ([], [], true)
    for item in list.items {
      switch item {
      case .beginGroup(let group):
        guard let clip = group.clip, let own = clip.toDevice.inverse?.map(p) else { break }
        clips.append(clip.rect.contains(own))
        if abs(own.x) < 0.5 { isSure = false }
      case .endGroup: clips.removeLast()
      case .fill(let fill):
        guard let own = fill.toDevice.inverse?.map(p), fill.rect.contains(own),
          clips.allSatisfy(\.self)
        else { break }
        marks.append((fill.color.rgba.x * 10).rounded() / 10)
      default: break
      }
    }
    return (marks, isSure)
  }

  /// GE9: at each of 400 points of 300 spaces, each layer is painted once, the nearer ones later.
  @Test func `is that of the depths at each point`() {
    var (compared, cut) = (0, 0)
    for seed in 0..<300 {
      var random = Seeded(UInt64(seed))
      let stage = LayerStage()
      var faces: [Face] = []
      withoutActions { faces = Self.fillSpace(stage, &random) }
      CATransaction.flush()
      let list = stage.context.displayList(at: 0, scale: 1)
      if list.items.count > faces.count { cut += 1 }
      for _ in 0..<400 {
        let p = CGPoint(x: random.number(0...400), y: random.number(0...300))
        let depths = faces.compactMap { face in face.depth(at: p).map { ($0, face.mark) } }
          .sorted { $0.0 < $1.0 }
        let isClear = zip(depths, depths.dropFirst()).allSatisfy { $1.0 - $0.0 > 0.01 }
        let (marks, isSure) = Self.painted(list, at: p)
        // The parts of a layer are all of it, and nothing twice.
        let isWhole = Set(marks).count == marks.count && marks.count >= depths.count
        if isSure { #expect(isWhole, "seed \(seed) at \(p)") }
        guard isClear, isSure, marks.count == depths.count else { continue }
        compared += 1
        let expected = depths.map { $0.1 }
        #expect(marks == expected, "seed \(seed) at \(p)")
      }
    }
    // Most points have something to compare, and many spaces layers that cut each other.
    #expect(compared > 60_000)
    #expect(cut > 100)
  }

  /// A hundred layers, nearly each through each other.
  ///
  /// There is an end to the cutting, and none of them is lost; without a limit there would be 70 996 parts.
  @Test func `of many that all cut each other has no more parts than it may`() {
    let stage = LayerStage()
    let count = 100
    var random = Seeded(1)
    let space = CATransformLayer()
    withoutActions {
      space.frame = stage.root.bounds
      stage.root.addSublayer(space)
      for index in 1...count {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 200, height: 200)
        layer.position = CGPoint(x: 200, y: 150)
        layer.transform = CATransform3DMakeRotation(
          random.number(-1.4...1.4),
          random.number(-1...1),
          random.number(-1...1),
          random.number(-1...1)
        )
        layer.zPosition = random.number(-60...60)
        layer.backgroundColor = CGColor(red: Double(index) / 100, green: 0, blue: 0, alpha: 1)
        space.addSublayer(layer)
      }
    }
    CATransaction.flush()
    let marks = stage.context.displayList(at: 0, scale: 1).items.compactMap { item in
      if case .fill(let fill) = item { (fill.color.rgba.x * 100).rounded() } else { nil }
    }
    #expect(Set(marks).count == count)
    #expect(marks.count <= count + SpaceOrder.maximumCuts)
    #expect(marks.count > count)
  }
}
