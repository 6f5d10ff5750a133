import CoreGraphics

/// A layer's own clock, applied to its animations and all its sublayers' (T15).
package struct LayerTiming {
  package var beginTime = 0.0
  package var duration = Double.infinity
  package var speed: Float = 1
  package var timeOffset = 0.0
  package var repeatCount: Float = 0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// The layer's time at its parent's `time` (T1).
  ///
  /// Before the begin that a layer was given it is 0 (T18); a begin of 0 is none, and a layer that
  /// stands still is at its offset at any time.
  package func local(fromParent time: Double) -> Double {
    if speed == 0 { return timeOffset }
    if time < beginTime, beginTime != 0 { return 0 }
    return countable((time - beginTime) * Double(speed) + timeOffset)
  }

  /// The parent's time at the layer's `time`; 0 for a layer that stands still (T18).
  package func parent(fromLocal time: Double) -> Double {
    speed == 0 ? 0 : countable((time - timeOffset) / Double(speed) + beginTime)
  }

  /// A time farther off than any number counts as the last one that there is.
  private func countable(_ time: Double) -> Double {
    guard time.isInfinite else { return time }
    return time < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}

extension CALayer {
  /// When the layer's time begins, in the superlayer's time, seconds; default 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue, "beginTime") }
  }

  /// The layer's duration in seconds; default infinite.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the layer's time runs against its superlayer's; 0 stops it; default 1.
  public var speed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue, "speed") }
  }

  /// Seconds added to the layer's time; default 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue, "timeOffset") }
  }

  /// Stored; default 0.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Stored; default 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Stored; default false.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Stored; default `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// `t`, a time of `l` (or the global time for `nil`), in this layer's time, seconds (T1, T18).
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(atGlobal: l?.globalTime(atLocal: t) ?? t)
  }

  /// `t`, a time of this layer, in the time of `l` (or the global time for `nil`), seconds.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = globalTime(atLocal: t)
    return l?.localTime(atGlobal: global) ?? global
  }

  package func localTime(atGlobal time: Double) -> Double {
    let way = Engine.current.ways
    way.timings.removeAll(keepingCapacity: true)
    var next = superlayerInTime
    while let layer = next {
      way.timings.append(layer.timing)
      next = layer.tree.superlayer
    }
    var time = time
    while let timing = way.timings.popLast() { time = timing.local(fromParent: time) }
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

  /// Whether time runs here at all: no layer from here up stands still.
  package var isTimeRunning: Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer.timing.speed == 0 { return false }
      next = layer.superlayerInTime
    }
    return true
  }

  /// Whose time the layer's runs in: copies above a presentation copy have their models' times.
  private var superlayerInTime: CALayer? {
    (presentationSource?.model ?? self).tree.superlayer
  }

  private func setTiming<Value: BinaryFloatingPoint>(
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
    Engine.current.clocks.noteChange()
    setNeedsCommit()
  }
}
