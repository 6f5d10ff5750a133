import CoreGraphics

/// An emitter in frames: the log of its commits, and the time of its next change.
extension CAEmitterLayer {
  /// Adds the settings of this commit to the log; particles born from now on have them.
  ///
  /// - Returns: False for an emitter that has never had cells, which has no log.
  func logCommit(at globalTime: Double) -> Bool {
    guard let model = committed?.value, model.emitterCells != nil || !log.isEmpty else {
      return false
    }
    let time = localTime(atGlobal: globalTime)
    let members = members
    let lives = EmitterKey.ofLife + members.filter(\.property.isOfLife).map(\.key)
    let running = running(EmitterKey.ofBirth + members.map(\.key))
    func settings(_ values: LayerValues) -> EmitterSettings {
      EmitterSettings(values, values.emitterCells(bentBy: members))
    }
    let course =
      running.isEmpty
      ? nil
      : AnimatedCourse(
        running,
        changesLives: !self.running(lives).isEmpty,
        over: model,
        from: max(time, 0),
        settings
      )
    log.goOn(with: settings(model), course, at: time)
    return true
  }

  /// The running animations of any of the given properties whose begin times are known.
  private func running(_ keys: [CustomKey]) -> [RunningAnimation] {
    animations.running.filter { animation in
      animation.isStamped
        && keys.contains { animation.compiled.contribution.animates(.custom($0)) }
    }
  }

  /// When the particles change next by themselves: `time` while any are alive, the next birth, or infinity.
  func nextParticleEvent(after time: Double) -> Double {
    guard isTimeRunning else { return .infinity }
    let now = localTime(atGlobal: time)
    let echoes = echoSpan
    if log.hasBirths(reaching: now - echoes.late, to: now + echoes.early) { return time }
    let next = log.nextBirth(after: now + echoes.early) - echoes.early
    guard next.isFinite else { return .infinity }
    return max(time, globalTime(atLocal: next))
  }
}

extension EmitterLog {
  /// Whether a particle was born up to `end` that may still be alive at `start`, both in the layer's time.
  func hasBirths(reaching start: Double, to end: Double) -> Bool {
    var isFound = false
    forEachStretch(reaching: start, to: end) { stretch in
      let settings = stretch.settings
      isFound = settings.cells.indices.contains { index in
        let reach = settings.cells[index].reach(lifetimes: settings.lifetime)
        let before = stretch.births(ofCell: index, to: max(stretch.start, start - reach))
        return Int(stretch.births(ofCell: index, to: end)) > Int(before)
      }
      return !isFound
    }
    return isFound
  }

  /// When the next particle is born, in the layer's time, if nothing is committed before.
  func nextBirth(after time: Double) -> Double {
    // A layer whose time has not begun yet emits its first particle when it begins.
    let time = max(time, segments.first?.start ?? time)
    guard let stretch = stretch(at: time) else { return .infinity }
    let settings = stretch.settings
    var next = Double.infinity
    for index in settings.cells.indices {
      let (cell, rate) = (settings.cells[index], stretch.rate(ofCell: index))
      guard rate > 0, cell.reach(lifetimes: settings.lifetime) > 0 else { continue }
      let count = stretch.births(ofCell: index, to: time).rounded(.down) + 1
      let start = max(stretch.start, cell.start)
      let birth = start + (count - stretch.births[index]) / rate
      if birth <= cell.end { next = min(next, birth) }
    }
    return next
  }
}
