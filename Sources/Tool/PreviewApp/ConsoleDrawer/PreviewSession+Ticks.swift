/// What has happened, on the line of time.
extension PreviewSession {
  func tick(_ kind: TimeTicks.Kind, at time: Double) {
    ticks.add(kind, at: time)
    bar.ticks = ticks.all
  }

  func forgetTicks() {
    ticks = TimeTicks()
    bar.ticks = []
    isStoppedByCrash = false
  }
}
