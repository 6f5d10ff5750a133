import CoreGraphics

/// A span of time in which particles are born with the same settings.
struct EmitterStretch {
  let settings: EmitterSettings
  /// The span, in seconds of the layer's time.
  let start, end: Double
  /// How many particles of each cell were born before `start`.
  let births: [Double]

  init(settings: EmitterSettings, start: Double, end: Double, births: [Double]) {
    (self.settings, self.births) = (settings, births)
    (self.start, self.end) = (start, end)
  }

  /// The whole of a segment.
  init(_ segment: EmitterLog.Segment) {
    self.init(
      settings: segment.settings,
      start: segment.start,
      end: segment.end,
      births: segment.births
    )
  }

  /// How many particles of a cell are born per second.
  func rate(ofCell index: Int) -> Double {
    let rate = settings.cells[index].birthRate * settings.birthRate
    return rate > 0 ? min(rate, EmitterCellSettings.highestRate) : 0
  }

  /// How many particles of a cell were born up to a time of the layer; the fraction is the progress to the next birth.
  func births(ofCell index: Int, to time: Double) -> Double {
    let born = settings.cells[index].births(
      at: rate(ofCell: index),
      from: start,
      to: min(time, end)
    )
    return min(births[index] + born, EmitterCellSettings.maximumBirths)
  }

  /// How many particles of each cell were born up to a time of the layer.
  func births(to time: Double) -> [Double] {
    births.indices.map { births(ofCell: $0, to: time) }
  }
}
