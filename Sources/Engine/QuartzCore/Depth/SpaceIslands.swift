/// The faces of a space in groups that are apart from each other as the viewer sees them.
///
/// Those of a group may meet others of the same group, and none of another: their order among each other is all that
/// there is, so that no plane of one has to cut another.
struct SpaceIslands {
  /// The groups by their first faces, each in the order in which its faces were given.
  private(set) var groups: [[SpaceFace]] = []

  /// - Parameter faces: Faces that have places.
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

/// Faces that are found by their boxes, and taken out as they are found: a packed R-tree.
///
/// It is made in the time of a sort, and a look costs what it finds and a path or two: ten thousand layers side by side
/// are told apart as quickly as a heap of them is found to be one.
private struct SpaceFaceTree {
  /// How many faces or nodes a node holds.
  private static let fanOut = 8

  private struct Node {
    var box: SpaceBox
    /// How many faces below it have not been taken.
    var left: Int
  }

  /// Of each face, whether it was.
  private(set) var isTaken: [Bool]
  private let faces: [SpaceFace]
  /// The faces in strips from left to right, each from top to bottom: neighbors in it are neighbors on screen.
  private let places: [Int]
  /// The nodes, those that hold faces first.
  private var levels: [[Node]] = []

  /// - Parameter faces: One or more.
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

  /// Takes those that may meet what is in a box.
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

  /// As many strips as there are nodes in each, about.
  private static func inStrips(_ middles: [SIMD2<Double>]) -> [Int] {
    let across = middles.indices.sorted { middles[$0].x < middles[$1].x }
    let nodes = Double(middles.count) / Double(fanOut)
    let strip = fanOut * Int(nodes.squareRoot().rounded(.up))
    return stride(from: 0, to: across.count, by: strip).flatMap { start in
      across[start..<min(start + strip, across.count)].sorted { middles[$0].y < middles[$1].y }
    }
  }
}
