package import SceneProtocol

/// Writes the tape of what a person did to a scene.
///
/// Times are whole multiples of 50 ms, and none of them adds up: each `Sleep` is what is left until the moment at which
/// something was done, after all that was written before. So a button or a key goes down within 50 ms of when it did,
/// except where commands have times of their own: the second press of a `DoubleClick` is within 100 ms, a character in
/// the middle of a `Type` within 200 ms, and what came faster than a tape can say comes as soon as it can.
package struct TapeWriter {
  /// What is recorded.
  package struct Heading: Equatable, Sendable {
    /// What the scene is called, for people.
    package var title: String
    /// The scene's file, from where the tape's file is.
    package var scene: String
    /// `nil` for the first of the file.
    package var preview: String?
    /// That of the window, in points; `nil` for the scene's own.
    package var size: SceneRequest.Size?
    /// What else is to be known of it, a comment each.
    package var remarks: [String] = []

    package init(title: String, scene: String) { (self.title, self.scene) = (title, scene) }
  }

  enum Line: Equatable {
    case command(TapeCommand)
    case comment(String)
    case empty
  }

  private(set) var lines: [Line] = []
  private var clock = WritingClock()
  /// Where the pointer was when it was last written where it goes.
  private var lastPoint: TapePoint?

  /// What durations are whole multiples of, in microseconds.
  static let step = 50_000
  /// How near its middle something is meant as a whole, in points.
  static let middle = 5.0
  /// How long the first way of the pointer takes, which comes from where nobody knows.
  private static let firstWay = 500_000
  /// Between the end of a way with a duration and the press.
  private static let pause = 100_000

  /// Writes a tape.
  ///
  /// - Parameters:
  ///   - inputs: What was done, in the order of its times.
  ///   - end: When it was over, in seconds since the scene's first frame; what came later counts no more.
  ///   - heading: What it was done to.
  package init(_ inputs: [ObservedInput], until end: Double, _ heading: Heading) {
    let end = GestureReading.microseconds(end)
    write(heading)
    for gesture in KeyRuns.joined(GestureReading(inputs, until: end).gestures, until: end) {
      write(gesture)
    }
    sleep(until: end)
  }

  /// The tape's text.
  package var text: String {
    lines.map { line in
      switch line {
      case .command(let command): command.description + "\n"
      case .comment(let text): "# \(TapeText.visible(text))\n"
      case .empty: "\n"
      }
    }.joined()
  }

  /// The tape, as it is read from its text.
  ///
  /// - Parameter file: What the text's file is called.
  /// - Returns: Its commands, with their places.
  package func tape(file: String) -> Tape {
    Tape(
      lines.enumerated().compactMap { index, line in
        guard case .command(let command) = line else { return nil }
        return PlacedCommand(command, TapePlace(file: file, line: index + 1, column: 1))
      }
    )
  }

  private mutating func write(_ heading: Heading) {
    lines.append(.comment("What was done to \(heading.title) in its window."))
    lines += heading.remarks.map { .comment($0) }
    write(.set(.scene(heading.scene)))
    if let preview = heading.preview { write(.set(.preview(preview))) }
    if let size = heading.size { write(.set(.size(size))) }
    lines.append(.empty)
  }

  private mutating func write(_ command: TapeCommand, _ modifiers: [SceneKey.Modifier] = []) {
    lines.append(.command(command.holding(modifiers)))
  }

  private mutating func write(_ gesture: TapeGesture) {
    switch gesture.kind {
    case .move(let spot, let since):
      let aim = aim(at: spot)
      let duration = max(Self.step, Self.rounded(gesture.time - since))
      sleep(until: gesture.time - duration)
      go(to: aim, spot, by: gesture.time)
    case .click(let spot, let button):
      let target = reach(spot, by: gesture.time, TapePace.beforePress)
      write(.click(target, button), gesture.modifiers)
      press()
    case .doubleClick(let spot):
      let target = reach(spot, by: gesture.time, TapePace.beforePress)
      write(.doubleClick(target), gesture.modifiers)
      press()
      clock.wait(TapePace.betweenClicks.microseconds)
      press()
    case .drag(let spot, let end, let until):
      drag(spot, to: end, from: gesture.time, until: until, gesture.modifiers)
    case .scroll(let spot, let way, let until):
      let target = reach(spot, by: gesture.time, nil)
      let duration = max(Self.step, Self.rounded(until - clock.now))
      let isUsual = duration == TapePace.scroll.microseconds
      let written = TapeDuration(microseconds: duration)
      let command = TapeCommand.scroll(
        target,
        by: Self.tidy(way),
        duration: isUsual ? nil : written
      )
      write(command, gesture.modifiers)
      clock.wait(duration)
      clock.tell()
    case .key(let key, let count):
      sleep(until: gesture.time)
      write(.key(key, count: count))
      clock.press(keys: count, each: TapePace.key.microseconds)
    case .text(let text, let each):
      sleep(until: gesture.time)
      write(.type(text, each: each))
      clock.press(keys: text.count, each: (each ?? TapeSettings().typingSpeed).microseconds)
    case .remark(let text): lines.append(.comment(text))
    case .character: break
    }
  }

  private mutating func press() {
    clock.tell()
    clock.wait(TapePace.press.microseconds)
    clock.tell()
  }

  /// The end is where the start's target was when it was taken, as that moves with the pointer; or a point.
  private mutating func drag(
    _ spot: TapeSpot,
    to end: TapePoint,
    from begin: Int,
    until: Int,
    _ modifiers: [SceneKey.Modifier]
  ) {
    let start = aim(at: spot, middle: 0)
    let target = reach(spot, by: begin, TapePace.beforePress, isNamed: true) ?? start.target
    clock.tell()
    clock.wait(TapePace.press.microseconds)
    var way = aim(at: TapeSpot(point: end, target: spot.target), middle: 0)
    if end == spot.point { way = start }
    clock.look(for: way)
    let duration = max(0, Self.rounded(until - TapePace.press.microseconds - clock.now))
    let length = TapeDuration(microseconds: duration)
    write(.drag(target, to: way.target, duration: length), modifiers)
    clock.go(to: way, duration)
    clock.wait(TapePace.press.microseconds)
    clock.tell()
    lastPoint = end
  }
}

// MARK: - Time

extension TapeWriter {
  private static func rounded(_ time: Int) -> Int {
    Int((Double(time) / Double(step)).rounded()) * step
  }

  private mutating func sleep(until time: Int) {
    var left = Self.rounded(time - clock.now)
    while left > 0 {
      let part = min(left, TapeDuration.longest.microseconds)
      write(.sleep(TapeDuration(microseconds: part)))
      clock.wait(part)
      left -= part
    }
  }

  /// Writes a way that ends at a time.
  private mutating func go(to aim: WritingClock.Aim, _ spot: TapeSpot, by time: Int) {
    lastPoint = spot.point
    guard clock.pointer != aim.point else { return }
    clock.look(for: aim)
    let duration = max(0, Self.rounded(time - clock.now))
    write(.move(aim.target, duration: TapeDuration(microseconds: duration)))
    clock.go(to: aim, duration)
  }

  /// Has the pointer at a place at a time: by a command that goes there by itself where there is time for that, else by
  /// one before it.
  ///
  /// - Parameters:
  ///   - spot: The place.
  ///   - time: When the button goes down.
  ///   - pause: What the command waits between the two.
  ///   - isNamed: Whether the command has to say where it goes.
  /// - Returns: The target for the command; `nil` where the pointer is there already.
  private mutating func reach(
    _ spot: TapeSpot,
    by time: Int,
    _ pause: TapeDuration?,
    isNamed: Bool = false
  ) -> TapeTarget? {
    let aim = aim(at: spot, middle: isNamed ? 0 : Self.middle)
    let isThere = clock.pointer != nil && lastPoint.map { ($0 - spot.point).length <= 1 } == true
    if isThere, !isNamed {
      sleep(until: time)
      return nil
    }
    let pause = pause?.microseconds ?? 0
    if let target = approach(aim, spot, by: time, pause) { return target }
    let arrival = time - Self.pause - (isNamed ? pause : 0)
    let way = clock.way(to: aim).map { max(Self.step, Self.rounded($0)) } ?? Self.firstWay
    sleep(until: arrival - way)
    go(to: aim, spot, by: clock.now + Self.step < arrival ? arrival : time)
    guard isNamed else {
      sleep(until: time)
      return nil
    }
    return approach(aim, spot, by: time, pause, isLast: true)
  }

  /// Goes somewhere as a command does by itself.
  ///
  /// - Parameters:
  ///   - aim: Where.
  ///   - spot: What was observed there.
  ///   - time: When the button goes down.
  ///   - pause: What the command waits before.
  ///   - isLast: Whether there is no other way, however late it comes.
  /// - Returns: The target; `nil` where there is no time for it, and nothing is written.
  private mutating func approach(
    _ aim: WritingClock.Aim,
    _ spot: TapeSpot,
    by time: Int,
    _ pause: Int,
    isLast: Bool = false
  ) -> TapeTarget? {
    guard let way = clock.way(to: aim) else { return nil }
    let before = self
    sleep(until: time - pause - way)
    clock.look(for: aim)
    clock.go(to: aim, way)
    clock.wait(pause)
    guard isLast || clock.now - time <= Self.step / 2 else {
      self = before
      return nil
    }
    lastPoint = spot.point
    return aim.target
  }
}

// MARK: - Places

extension TapeWriter {
  /// How a place is written.
  ///
  /// - Parameters:
  ///   - spot: The place.
  ///   - middle: How far from the middle of something the middle is meant, in points.
  /// - Returns: By name where it has one, in whole points.
  private func aim(at spot: TapeSpot, middle: Double = Self.middle) -> WritingClock.Aim {
    guard let found = spot.target, Self.isSound(found.rectangle) else {
      let point = Self.whole(spot.point)
      let target = TapeTarget(.point(point))
      return WritingClock.Aim(target: target, point: point, size: PointerPace.sizeOfPoint)
    }
    let rectangle = found.rectangle
    var offset = spot.point - rectangle.center
    let isMiddle =
      abs(offset.x) <= min(middle, rectangle.width / 4)
      && abs(offset.y) <= min(middle, rectangle.height / 4)
    offset = isMiddle ? .zero : Self.whole(offset)
    return WritingClock.Aim(
      target: TapeTarget(found.place, offset: offset),
      point: rectangle.center + offset,
      size: min(rectangle.width, rectangle.height)
    )
  }

  private static func isSound(_ rectangle: TapeRectangle) -> Bool {
    [rectangle.x, rectangle.y, rectangle.width, rectangle.height].allSatisfy {
      abs($0) <= PlainNumber.largest
    }
  }

  /// There is one zero.
  private static func whole(_ point: TapePoint) -> TapePoint {
    TapePoint(x: point.x.rounded() + 0, y: point.y.rounded() + 0)
  }

  /// Without what adding has left behind the second place.
  private static func tidy(_ way: TapePoint) -> TapePoint {
    TapePoint(x: (way.x * 100).rounded() / 100 + 0, y: (way.y * 100).rounded() / 100 + 0)
  }
}
