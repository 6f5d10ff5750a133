import CoreGraphics

extension CALayer {
  /// Converts `t` from the time of `l` (or the global time for `nil`) to this layer's time, in seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atGlobal: l?.globalTime(atLocal: t) ?? t)
  }

  /// Converts `t` from this layer's time to the time of `l` (or the global time for `nil`), in seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = globalTime(atLocal: t)
    return l?.localTime(atGlobal: global) ?? global
  }

  package func localTime(atGlobal time: Double) -> Double {
    let engine = EngineState.inUse
    engine.timingWay.removeAll(keepingCapacity: true)
    var next = superlayerInTime
    while let layer = next {
      engine.timingWay.append(layer.timing)
      next = layer.tree.superlayer
    }
    var time = time
    while let timing = engine.timingWay.popLast() { time = timing.local(fromParent: time) }
    return timing.local(fromParent: time)
  }

  package func globalTime(atLocal time: Double) -> Double {
    var time = timing.parent(fromLocal: time)
    var next = superlayerInTime
    while let layer = next {
      time = layer.timing.parent(fromLocal: time)
      next = layer.tree.superlayer
    }
    return time
  }

  /// Whether time runs in the layer: neither it nor a layer above has speed 0.
  package var isTimeRunning: Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer.timing.speed == 0 { return false }
      next = layer.superlayerInTime
    }
    return true
  }

  /// The layer whose time is the parent of this layer's; above a presentation copy that of the models.
  private var superlayerInTime: CALayer? {
    (presentationSource?.model ?? self).tree.superlayer
  }

  func changeTiming<Value: BinaryFloatingPoint>(
    _ field: WritableKeyPath<LayerTiming, Value>,
    _ value: Value,
    _ key: String
  ) {
    guard value.isFinite else {
      return EngineReport.report(
        self,
        key,
        "cannot be \(value): it keeps \(timing[keyPath: field])"
      )
    }
    guard timing[keyPath: field] != value else { return }
    timing[keyPath: field] = value
    EngineState.inUse.clocks.noteChange()
    setNeedsCommit()
  }
}
