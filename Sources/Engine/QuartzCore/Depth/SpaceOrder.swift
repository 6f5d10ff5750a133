/// Sorts the faces of a space back to front by binary space partition (BSP), and cuts those that intersect others.
///
/// The tree of planes is walked as it is made: what is behind a face's plane, what lies in it, what is in front of it.
/// BSP was chosen instead of a depth buffer because no pixel costs more than in any other group, also with translucent
/// layers. "Where we had to choose" has the figures, and the case where it is worse: many layers that all intersect.
struct SpaceOrder {
  /// The maximum number of cuts; beyond it a face is sorted as a whole, by its center.
  ///
  /// Enough for twenty faces that all intersect each other, and a limit to the cost of a frame.
  static let maximumCuts = 1000
  /// The number of faces that are tried as dividers.
  private static let candidates = 5

  private enum Work {
    case sort([SpaceFace])
    case take([SpaceFace])
  }

  /// The faces and parts of faces, back to front.
  private(set) var faces: [SpaceFace] = []

  init(_ unordered: [SpaceFace]) {
    // Faces that cannot be sorted are not seen; they stay in the list so that its length does not change.
    faces = unordered.filter { !$0.hasPlace }
    let placed = unordered.filter(\.hasPlace)
    var cutsLeft = Self.maximumCuts
    var rest: [Work] = [.sort(placed)]
    while let work = rest.popLast() {
      switch work {
      case .take(let done): faces += done.sorted { $0.order < $1.order }
      case .sort(let some):
        for island in SpaceIslands(of: some).groups.reversed() {
          guard island.count > 1 else {
            rest.append(.take(island))
            continue
          }
          let (behind, level, inFront) = Self.divide(island, cutsLeft: &cutsLeft)
          rest += [.sort(inFront), .take(level), .sort(behind)]
        }
      }
    }
  }

  /// Divides faces by the plane of one of them.
  private static func divide(
    _ some: [SpaceFace],
    cutsLeft: inout Int
  ) -> (behind: [SpaceFace], level: [SpaceFace], inFront: [SpaceFace]) {
    let chosen = bestDivider(of: some)
    let plane = some[chosen].plane
    var (behind, level, inFront): ([SpaceFace], [SpaceFace], [SpaceFace]) = ([], [], [])
    for (index, face) in some.enumerated() {
      let side = index == chosen ? (isBehind: false, isInFront: false) : face.side(of: plane)
      switch (side.isBehind, side.isInFront) {
      case (false, false): level.append(face)
      case (true, false): behind.append(face)
      case (false, true): inFront.append(face)
      case (true, true):
        if cutsLeft > 0, let parts = face.cut(by: plane) {
          cutsLeft -= 1
          behind.append(parts.behind)
          inFront.append(parts.inFront)
        } else if face.isMostlyBehind(plane) {
          behind.append(face)
        } else {
          inFront.append(face)
        }
      }
    }
    return (behind, level, inFront)
  }

  /// The best of a few faces to divide by: the one whose plane cuts the fewest others, then the one that divides most
  /// evenly.
  private static func bestDivider(of some: [SpaceFace]) -> Int {
    let count = min(candidates, some.count)
    var best = (index: 0, cost: Int.max)
    for candidate in 0..<count {
      let index = (2 * candidate + 1) * some.count / (2 * count)
      var (cuts, balance) = (0, 0)
      for face in some {
        let side = face.side(of: some[index].plane)
        if side.isBehind, side.isInFront { cuts += 1 }
        balance += (side.isBehind ? -1 : 0) + (side.isInFront ? 1 : 0)
      }
      let cost = cuts * 2 * some.count + abs(balance)
      if cost < best.cost { best = (index, cost) }
    }
    return best.index
  }
}
