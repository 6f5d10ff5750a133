/// A cache of which layers have a time of their own.
///
/// It is valid until a layer of any tree gets other timing or another superlayer.
@MainActor
enum ClockMap {
  /// The number of changes that may have invalidated the cache, plus 1; never 0.
  private(set) static var edition = 1

  static func noteChange() { edition += 1 }

  private static var lastClock = 0

  /// A new number for a time that differs from its parent's.
  static func newClock() -> Int {
    lastClock += 1
    return lastClock
  }
}

extension LayerTiming {
  /// Whether the layer's time is its parent's.
  var isParents: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }
}

extension CALayer {
  /// Whether the layer's time is the global one: neither it nor a layer above has a time of its own.
  var keepsGlobalTime: Bool { clock == 0 }

  /// The number of the layer's time in this edition of the clock map: the same for layers with the same time, 0 for the
  /// global one.
  var clock: Int {
    var next: CALayer? = self
    while let layer = next, layer.shown.clockEdition != ClockMap.edition {
      LayerPath.layers.append(layer)
      next = layer.tree.superlayer
    }
    var clock = next?.shown.clock ?? 0
    while let layer = LayerPath.layers.popLast() {
      if !layer.timing.isParents { clock = ClockMap.newClock() }
      (layer.shown.clockEdition, layer.shown.clock) = (ClockMap.edition, clock)
    }
    return clock
  }

  /// The layer's time at the global time `time`, in the frame with number `frame`; both times in seconds.
  ///
  /// Cached for the frame: thousands of sublayers ask their superlayer.
  func frameTime(at time: Double, frame: Int) -> Double {
    var next: CALayer? = self
    while let layer = next, layer.shown.frame != frame {
      LayerPath.layers.append(layer)
      next = layer.tree.superlayer
    }
    var local = next?.shown.time ?? time
    while let layer = LayerPath.layers.popLast() {
      local = layer.timing.local(fromParent: local)
      (layer.shown.frame, layer.shown.time) = (frame, local)
    }
    return local
  }
}

/// A buffer for the path from a layer up; recursion in a deep tree would overflow the stack.
@MainActor
private enum LayerPath {
  /// Empty between calls; kept for its capacity.
  static var layers: ContiguousArray<CALayer> = []
}
