import CoreGraphics
import RandomScenes
import Testing

@testable import QuartzCore

/// The groups in which a space is put in order, against a look at all pairs.
struct `The islands` {
  private static func faces(_ count: Int, side: Double, _ random: inout Seeded) -> [SpaceFace] {
    (0..<count).map { index in
      let extent = CGRect(
        x: random.number(0...1000),
        y: random.number(0...1000),
        width: random.number(1...side),
        height: random.number(1...side)
      )
      let map = CATransform3DIdentity
      return SpaceFace(extent: extent, map: map, items: index..<index + 1, order: index)
    }
  }

  /// Who is joined to whom, by going from each to all that it may meet.
  private static func joined(_ faces: [SpaceFace]) -> [[Int]] {
    var (groups, seen): ([[Int]], Set<Int>) = ([], [])
    for first in faces.indices where !seen.contains(first) {
      var (group, next) = ([first], 0)
      seen.insert(first)
      while next < group.count {
        let box = faces[group[next]].box
        let others = faces.indices.filter { !seen.contains($0) && box.mayMeet(faces[$0].box) }
        seen.formUnion(others)
        group += others
        next += 1
      }
      groups.append(group.sorted())
    }
    return groups
  }

  /// From a single face to enough for three levels of the tree; apart, in chains, and all in a heap.
  @Test(arguments: [0, 1, 2, 8, 9, 64, 65, 700], [4.0, 40, 900])
  func `of a space are those that may meet, and no others`(count: Int, side: Double) {
    var random = Seeded(UInt64(count) * 1000 + UInt64(side))
    let faces = Self.faces(count, side: side, &random)
    let groups = SpaceIslands(of: faces).groups.map { $0.map(\.order) }
    #expect(groups == Self.joined(faces))
  }
}
