/// A cell's own time, as `CAMediaTiming` has it, within that of its layer or of the particle that emits it.
extension CAEmitterCell {
  /// When the birth of particles begins, in seconds; default 0.
  public var beginTime: CFTimeInterval {
    get { CFTimeInterval(values[.beginTime]) }
    set { values[.beginTime] = Double(newValue) }
  }

  /// How long particles are born, in seconds; default infinite.
  public var duration: CFTimeInterval {
    get { CFTimeInterval(values[.duration]) }
    set { values[.duration] = Double(newValue) }
  }

  /// The speed of the cell's time and of its particles' time; default 1; no particle is born for 0 or less.
  public var speed: Float {
    get { Float(values[.speed]) }
    set { values[.speed] = Double(newValue) }
  }

  /// Seconds added to the cell's time; default 0.
  public var timeOffset: CFTimeInterval {
    get { CFTimeInterval(values[.timeOffset]) }
    set { values[.timeOffset] = Double(newValue) }
  }

  /// Stored; default 0.
  public var repeatCount: Float {
    get { Float(values[.repeatCount]) }
    set { values[.repeatCount] = Double(newValue) }
  }

  /// Stored; default 0.
  public var repeatDuration: CFTimeInterval {
    get { CFTimeInterval(values[.repeatDuration]) }
    set { values[.repeatDuration] = Double(newValue) }
  }

  /// Stored; default false.
  public var autoreverses: Bool {
    get { values.autoreverses }
    set { values.autoreverses = newValue }
  }

  /// Stored; default `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { values.fillMode }
    set { values.fillMode = newValue }
  }
}
