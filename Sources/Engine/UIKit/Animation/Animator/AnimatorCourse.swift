import QuartzCore

/// How one of an animator's animations gets through its pace.
struct AnimatorCourse {
  /// Where on the pace it is, and where it is going.
  var stretch: PaceStretch
  /// When the animation begins, 0 … 1 of the whole.
  let delay: Double

  /// A course that stands where the whole is at `whole`, 0 … 1.
  init(on pace: Pace, delay: Double, at whole: Double, towards high: Double = 1) {
    self.delay = delay
    stretch = PaceStretch(of: pace, high: high)
    stand(at: place(of: whole))
  }

  /// Where on its own pace it is when the whole is at `whole`: below 0 while it waits.
  ///
  /// One that begins at the very end is through in no time, a billionth of the whole.
  func place(of whole: Double) -> Double { (whole - delay) / max(1 - delay, 1e-9) }

  /// The progress where it stands, or begins.
  var value: Double { stretch.value(at: 0) }

  /// Stands where it is at a part of its stretch, 0 … 1.
  mutating func hold(at part: Double) { stand(at: stretch.place(at: part)) }

  private mutating func stand(at place: Double) { (stretch.from, stretch.to) = (place, place) }

  /// Goes back to a pace from an even one without a jump, where the whole comes to stand at `whole`.
  mutating func settle(on pace: Pace, at whole: Double) {
    let progress = stretch.from
    stretch.pace = pace
    stand(at: progress > 0 ? pace.place(ofProgress: min(progress, 1)) : min(place(of: whole), 0))
  }

  /// Is to go to the end of its pace, or back to its start.
  mutating func head(back: Bool) { stretch.to = back ? place(of: 0) : 1 }

  /// Is to go from where it stands to the start or the end, on a pace from there on.
  ///
  /// One that has not begun waits as long as it would have, on the way forwards.
  mutating func leave(on pace: Pace, back: Bool) {
    let waiting = back ? 0 : min(stretch.from, 0)
    stretch = PaceStretch(of: pace, from: waiting, low: value, high: back ? 0 : 1)
  }
}
