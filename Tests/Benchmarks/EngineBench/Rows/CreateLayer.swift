import QuartzCore

extension BenchRow {
  /// `CALayer()`, and releasing the layer.
  ///
  /// On the clock: making 1,000 layers and keeping them in an array that has room for them, then
  /// emptying it. They get no values and no place in a tree.
  static let createLayer = microseconds("create a layer", target: 1) {
    let count = 1000
    var layers: [CALayer] = []
    layers.reserveCapacity(count)
    var made = 0
    // One that stays behind the others: without it the heap's end may be given back to the system after each round and
    // asked for again in the next, or may not, by what else happens to lie there.
    // (The first ones may fill holes of the heap.)
    for _ in 0..<3 * count { layers.append(CALayer()) }
    let last = CALayer()
    layers.removeAll(keepingCapacity: true)
    defer { withExtendedLifetime(last) {} }
    let time = Rounds().median(of: count) { timed in
      timed {
        for _ in 0..<count { layers.append(CALayer()) }
        made += layers.count
        layers.removeAll(keepingCapacity: true)
      }
    }
    try WrongResult.unless(made >= count, "made \(made) layers")
    return time
  }
}
