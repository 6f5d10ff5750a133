/// The faces of a space in connected components: groups that do not overlap each other on screen.
///
/// Faces may overlap others of the same group but none of another. So they are sorted within their group only, and no
/// plane of one group has to cut a face of another.
struct SpaceIslands {
  /// The groups in the order of their first faces; the faces of each in the given order.
  private(set) var groups: [[SpaceFace]] = []

  /// - Parameter faces: Faces that can be sorted.
  init(of faces: [SpaceFace]) {
    guard faces.count > 1 else {
      groups = faces.isEmpty ? [] : [faces]
      return
    }
    var tree = SpaceFaceTree(faces)
    for first in faces.indices where !tree.isTaken[first] {
      var (island, reached): ([Int], Int) = ([], 0)
      tree.take(meeting: faces[first].box, into: &island)
      while reached < island.count {
        tree.take(meeting: faces[island[reached]].box, into: &island)
        reached += 1
      }
      groups.append(island.sorted().map { faces[$0] })
    }
  }
}

/// A packed R-tree (sort-tile-recursive) of faces by their boxes, from which found faces are removed.
///
/// It is built in the time of a sort, and a search takes time for its results and a path or two. So ten thousand
/// separate layers are grouped as quickly as ten thousand overlapping ones.
private struct SpaceFaceTree {
  /// The number of faces or nodes in a node.
  private static let fanOut = 8

  private struct Node {
    var box: SpaceBox
    /// The number of faces below it that were not taken.
    var left: Int
  }

  /// Whether each face was taken.
  private(set) var isTaken: [Bool]
  private let faces: [SpaceFace]
  /// The faces in strips from left to right, each from top to bottom, so that neighbors here are neighbors on screen.
  private let places: [Int]
  /// The nodes, level by level; the first level contains faces.
  private var levels: [[Node]] = []

  /// - Parameter faces: At least one face.
  init(_ faces: [SpaceFace]) {
    self.faces = faces
    isTaken = Array(repeating: false, count: faces.count)
    places = Self.inStrips(faces.map(\.box.middle))
    var below = places.map { Node(box: faces[$0].box, left: 1) }
    while below.count > 1 || levels.isEmpty {
      below = Self.parts(of: below.count).map { part in
        let nodes = below[part]
        return Node(
          box: nodes.dropFirst().reduce(nodes[part.lowerBound].box) { $0.union($1.box) },
          left: nodes.reduce(0) { $0 + $1.left }
        )
      }
      levels.append(below)
    }
  }

  /// Takes the faces that may overlap a box.
  mutating func take(meeting box: SpaceBox, into found: inout [Int]) {
    take(meeting: box, level: levels.count - 1, node: 0, into: &found)
  }

  private mutating func take(meeting box: SpaceBox, level: Int, node: Int, into found: inout [Int])
  {
    guard levels[level][node].left > 0, levels[level][node].box.mayMeet(box) else { return }
    let before = found.count
    let count = level == 0 ? places.count : levels[level - 1].count
    for part in Self.part(node, of: count) {
      guard level == 0 else {
        take(meeting: box, level: level - 1, node: part, into: &found)
        continue
      }
      let face = places[part]
      guard !isTaken[face], faces[face].box.mayMeet(box) else { continue }
      isTaken[face] = true
      found.append(face)
    }
    levels[level][node].left -= found.count - before
  }

  private static func part(_ node: Int, of count: Int) -> Range<Int> {
    fanOut * node..<min(fanOut * (node + 1), count)
  }

  private static func parts(of count: Int) -> [Range<Int>] {
    (0..<(count + fanOut - 1) / fanOut).map { part($0, of: count) }
  }

  /// About as many strips as there are nodes in each.
  private static func inStrips(_ middles: [SIMD2<Double>]) -> [Int] {
    let across = middles.indices.sorted { middles[$0].x < middles[$1].x }
    let nodes = Double(middles.count) / Double(fanOut)
    let strip = fanOut * Int(nodes.squareRoot().rounded(.up))
    return stride(from: 0, to: across.count, by: strip).flatMap { start in
      across[start..<min(start + strip, across.count)].sorted { middles[$0].y < middles[$1].y }
    }
  }
}
