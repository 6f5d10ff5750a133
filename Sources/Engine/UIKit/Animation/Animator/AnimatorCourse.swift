import QuartzCore

/// How one of an animator's animations runs through its timing curve.
struct AnimatorCourse {
  /// Where on the curve it is, and where it is going.
  var stretch: PaceStretch
  /// When the animation begins, 0 … 1 of the animator's whole run.
  let delay: Double

  /// A course that is paused where the whole run is at `whole`, 0 … 1.
  init(on pace: Pace, delay: Double, at whole: Double, towards high: Double = 1) {
    self.delay = delay
    stretch = PaceStretch(of: pace, high: high)
    stand(at: place(of: whole))
  }

  /// The position on its own curve when the whole run is at `whole`; below 0 while it waits.
  ///
  /// An animation that begins at the very end takes almost no time: a billionth of the whole.
  func place(of whole: Double) -> Double { (whole - delay) / max(1 - delay, 1e-9) }

  /// The progress at the position where it is paused, or begins.
  var value: Double { stretch.value(at: 0) }

  /// Pauses at a fraction of its stretch, 0 … 1.
  mutating func hold(at part: Double) { stand(at: stretch.place(at: part)) }

  private mutating func stand(at place: Double) { (stretch.from, stretch.to) = (place, place) }

  /// Returns to `pace` from a linear one without a jump, with the whole run paused at `whole`.
  mutating func settle(on pace: Pace, at whole: Double) {
    let progress = stretch.from
    stretch.pace = pace
    stand(at: progress > 0 ? pace.place(ofProgress: min(progress, 1)) : min(place(of: whole), 0))
  }

  /// Sets the target: the start of the curve if `back`, else its end.
  mutating func head(back: Bool) { stretch.to = back ? place(of: 0) : 1 }

  /// Sets it to go from where it is to the start or the end, on another curve from here on.
  ///
  /// Forwards, an animation that has not begun keeps its remaining delay.
  mutating func leave(on pace: Pace, back: Bool) {
    let waiting = back ? 0 : min(stretch.from, 0)
    stretch = PaceStretch(of: pace, from: waiting, low: value, high: back ? 0 : 1)
  }
}
