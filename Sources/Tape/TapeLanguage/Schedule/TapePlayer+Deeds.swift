extension TapePlayer {
  /// Performs a step as far as possible until a frame.
  ///
  /// - Parameters:
  ///   - step: The first of the remaining steps.
  ///   - tick: The frame's time, not before the step's begin.
  ///   - frame: Receives the results.
  ///   - context: The scene.
  /// - Returns: Whether the step is done, so that the next can begin.
  mutating func perform(
    _ step: Step,
    at tick: Int,
    in frame: inout TapeFrame,
    _ context: some TapeContext
  ) -> Bool {
    if step.deed.looks, activity == nil, !frame.inputs.isEmpty {
      now = tick + clock.ticksPerFrame
      return false
    }
    switch step.deed {
    case .go(let target, let duration):
      return go(step, to: target, duration, at: tick, in: &frame, context)
    case .turn(let way, let duration):
      return turn(by: way, duration, at: tick, in: &frame)
    case .zoom(let target, let factor, let duration):
      return zoom(step, to: target, factor, duration, at: tick, in: &frame, context)
    case .waitFor(let expression, let timeout):
      return waitFor(step, expression, timeout, at: tick, in: &frame, context)
    case .wait(let duration): return finish(now + clock.ticks(in: duration), at: tick)
    case .chapter(let title, let duration):
      let end = now + clock.ticks(in: duration)
      chapter = Shown(text: title, begin: now, end: end)
      return finish(end, at: tick)
    case .press(let button):
      held = button
      tell(.press(button, at: pointer), in: &frame)
    case .release(let button): release(button, in: &frame)
    case .key(let key): tell(.key(key), in: &frame)
    case .text(let text): tell(.text(text), in: &frame)
    case .check(let expression):
      let value = context.value(of: expression.keyPath, at: expression.subject)
      let outcome: TapeVerdict.Outcome =
        expression.holds(for: value) ? .holds(value) : .fails(seen(value, by: expression, context))
      frame.verdicts.append(TapeVerdict(step.command, outcome))
    case .caption(let text, let duration):
      caption = Shown(text: text, begin: now, end: duration.map { now + clock.ticks(in: $0) })
    case .hide(let hides): isHidden = hides
    case .inspect(let drawing): inspection = drawing
    case .picture(let picture): frame.pictures.append(PlacedPicture(picture, step.command))
    }
    return finish(now, at: tick)
  }

  /// Ends the first step if its end has come.
  private mutating func finish(_ end: Int, at tick: Int) -> Bool {
    guard end <= tick else { return false }
    now = end
    activity = nil
    steps.removeFirst()
    return true
  }

  /// Adds input at the time of the step, or at a later time.
  private func tell(_ kind: TapeInput.Kind, at tick: Int? = nil, in frame: inout TapeFrame) {
    let modifiers = steps.first?.command.command.modifiers ?? []
    let time = clock.seconds(tick ?? now)
    frame.inputs.append(TapeInput(time: time, kind, modifiers: modifiers))
  }

  /// Skips the rest of a command whose target does not exist; no button stays down.
  private mutating func skip(
    _ step: Step,
    _ target: TapeTarget,
    in frame: inout TapeFrame,
    _ context: some TapeContext
  ) -> Bool {
    let absence = context.absence(of: nil, at: target.place)
    frame.verdicts.append(TapeVerdict(step.command, .noTarget(absence)))
    if let button = held { release(button, in: &frame) }
    steps = steps.drop { $0.index == step.index }
    return true
  }

  private mutating func release(_ button: TapeButton, in frame: inout TapeFrame) {
    held = nil
    tell(.release(button, at: pointer), in: &frame)
  }

  /// A target's place and size; `nil` for one that does not exist, or has no place the pointer can reach.
  private func aim(
    at target: TapeTarget,
    _ context: some TapeContext
  ) -> (point: TapePoint, size: Double)? {
    if case .point(let point) = target.place {
      return (point + target.offset, PointerPace.sizeOfPoint)
    }
    guard let found = context.rectangle(of: target.place) else { return nil }
    let isSound = [found.x, found.y, found.width, found.height].allSatisfy {
      abs($0) <= PlainNumber.largest
    }
    return isSound ? (found.center + target.offset, min(found.width, found.height)) : nil
  }

  private mutating func go(
    _ step: Step,
    to target: TapeTarget,
    _ duration: TapeDuration?,
    at tick: Int,
    in frame: inout TapeFrame,
    _ context: some TapeContext
  ) -> Bool {
    if activity == nil {
      guard let aim = aim(at: target, context) else {
        return skip(step, target, in: &frame, context)
      }
      activity = path(to: aim.point, size: aim.size, duration)
    }
    guard case .moving(let path, let duration)? = activity else { return true }
    let end = now + clock.ticks(in: duration)
    let position = tick < end ? path.position(at: clock.seconds(tick - now)) : path.end
    if position != pointer {
      pointer = position
      tell(.move(position), at: min(tick, end), in: &frame)
    }
    return finish(end, at: tick)
  }

  /// A path whose duration is a whole number of microseconds; zero when the pointer is there already.
  private mutating func path(
    to end: TapePoint,
    size: Double,
    _ duration: TapeDuration?
  ) -> Activity {
    let seconds = PointerPace.duration(distance: (end - pointer).length, targetSize: size)
    let natural = end == pointer ? 0 : Int((seconds * 1_000_000).rounded())
    let duration = duration ?? TapeDuration(microseconds: natural)
    let path = PointerPath(
      from: pointer,
      to: end,
      targetSize: size,
      duration: duration.seconds,
      seed: numbers.next()
    )
    return .moving(path, duration)
  }

  private mutating func turn(
    by way: TapePoint,
    _ duration: TapeDuration,
    at tick: Int,
    in frame: inout TapeFrame
  ) -> Bool {
    var told = TapePoint.zero
    if case .turning(let before)? = activity { told = before }
    let end = now + clock.ticks(in: duration)
    let part = tick < end ? way * MinimumJerk.progress(fraction(of: end, at: tick)) : way
    if part != told { tell(.wheel(part - told, at: pointer), at: min(tick, end), in: &frame) }
    activity = .turning(part)
    return finish(end, at: tick)
  }

  private mutating func zoom(
    _ step: Step,
    to target: TapeTarget?,
    _ factor: Double,
    _ duration: TapeDuration,
    at tick: Int,
    in frame: inout TapeFrame,
    _ context: some TapeContext
  ) -> Bool {
    if activity == nil {
      var center = zoom.center
      if let target {
        guard let aim = aim(at: target, context) else {
          return skip(step, target, in: &frame, context)
        }
        center = aim.point
      }
      // Where all of the window is seen, its center is no place to start from.
      if zoom.factor == 1 { zoom.center = center }
      activity = .zooming(from: zoom, to: TapeZoom(factor: factor, center: center))
    }
    guard case .zooming(let from, let to)? = activity else { return true }
    let end = now + clock.ticks(in: duration)
    zoom = tick < end ? from.on(fraction(of: end, at: tick), to: to) : to
    hasEnded = hasEnded || tick >= end
    return finish(end, at: tick)
  }

  private mutating func waitFor(
    _ step: Step,
    _ expression: TapeExpression,
    _ timeout: TapeDuration,
    at tick: Int,
    in frame: inout TapeFrame,
    _ context: some TapeContext
  ) -> Bool {
    let value = context.value(of: expression.keyPath, at: expression.subject)
    if expression.holds(for: value) {
      frame.verdicts.append(TapeVerdict(step.command, .holds(value)))
    } else if tick >= now + clock.ticks(in: timeout) {
      let last = seen(value, by: expression, context)
      frame.verdicts.append(TapeVerdict(step.command, .timedOut(timeout, last)))
    } else {
      return false
    }
    return finish(tick, at: tick)
  }

  /// What a condition that is false was compared with.
  private func seen(
    _ value: TapeValue?,
    by expression: TapeExpression,
    _ context: some TapeContext
  ) -> TapeVerdict.Seen {
    value.map { .value($0) }
      ?? .nothing(context.absence(of: expression.keyPath, at: expression.subject))
  }

  /// The elapsed fraction of the first step's time.
  private func fraction(of end: Int, at tick: Int) -> Double {
    Double(tick - now) / Double(end - now)
  }
}
