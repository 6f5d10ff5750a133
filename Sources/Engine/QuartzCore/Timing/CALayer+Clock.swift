extension CALayer {
  /// Whether the layer's time is the global one: neither it nor a layer above has a time of its own.
  var keepsGlobalTime: Bool { clock == 0 }

  /// The number of the layer's time in this edition of the clock map: the same for layers with the same time, 0 for the
  /// global one.
  var clock: Int {
    let (clocks, way) = (EngineState.inUse.clocks, Engine.whole.ways)
    let edition = clocks.edition
    var next: CALayer? = self
    while let layer = next, layer.shown.clockEdition != edition {
      way.down.append(layer)
      next = layer.tree.superlayer
    }
    var clock = next?.shown.clock ?? 0
    while let layer = way.down.popLast() {
      if !layer.keepsParentsTime { clock = clocks.newClock() }
      (layer.shown.clockEdition, layer.shown.clock) = (edition, clock)
    }
    return clock
  }

  /// The layer's time at the global time `time`, in the frame with number `frame`; both times in seconds.
  ///
  /// Cached for the frame: thousands of sublayers ask their superlayer.
  func frameTime(at time: Double, frame: Int) -> Double {
    if shown.frame == frame { return shown.time }
    let way = Engine.whole.ways
    var next: CALayer? = self
    while let layer = next, layer.shown.frame != frame {
      way.down.append(layer)
      next = layer.tree.superlayer
    }
    var local = next?.shown.time ?? time
    while let layer = way.down.popLast() {
      if !layer.keepsParentsTime { local = layer.timing.local(fromParent: local) }
      (layer.shown.frame, layer.shown.time) = (frame, local)
    }
    return local
  }
}
