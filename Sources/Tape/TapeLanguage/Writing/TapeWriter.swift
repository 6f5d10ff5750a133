package import SceneProtocol

/// Writes the tape of a user's input to a scene.
///
/// Times are multiples of 50 ms, and their errors do not accumulate: each `Sleep` is the time left until the next
/// action, after everything written before. So a button or a key goes down within 50 ms of its time, except where
/// commands have times of their own: the second press of a `DoubleClick` is within 100 ms, a character in the middle of
/// a `Type` within 200 ms, and input that is too fast for a tape comes as soon as it can.
package struct TapeWriter {
  /// The description of what is recorded.
  package struct Heading: Equatable, Sendable {
    /// The scene's title for readers.
    package var title: String
    /// The scene's file or folder, or its files, relative to the tape's file.
    package var scene: [String]
    /// The preview's name; `nil` for the first of the file.
    package var preview: String?
    /// The phone or tablet that the scene was laid out for; `nil` for none.
    package var device: Device?
    /// The window's size, in points; `nil` for the scene's own, or the device's.
    package var size: SceneRequest.Size?
    /// Further remarks, written as one comment each.
    package var remarks: [String] = []

    package init(title: String, scene: [String]) { (self.title, self.scene) = (title, scene) }
  }

  enum Line: Equatable {
    case command(TapeCommand)
    case comment(String)
    case empty
  }

  private(set) var lines: [Line] = []
  private var clock = WritingClock()
  /// The pointer's place at the last command that moves it.
  private var lastPoint: TapePoint?

  /// The step of durations, in microseconds.
  static let step = 50_000
  /// Maximum distance from a target's center at which the target as a whole is meant, in points.
  static let middle = 5.0
  /// The duration of the pointer's first movement, whose start is unknown; in microseconds.
  private static let firstWay = 500_000
  /// The time between the end of a movement with a duration and the press, in microseconds.
  private static let pause = 100_000

  /// Writes a tape.
  ///
  /// - Parameters:
  ///   - inputs: The input, in the order of its times.
  ///   - end: The end of the recording, in seconds since the scene's first frame; later input is ignored.
  ///   - heading: The description of what is recorded.
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

  /// The tape, parsed from its text.
  ///
  /// - Parameter file: The name of the text's file.
  /// - Returns: The tape's commands, with their places.
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
    if let device = heading.device { write(.set(.device(device))) }
    if let size = heading.size, size != heading.device?.size { write(.set(.size(size))) }
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

  /// The end is the place of the start's target when it was pressed, since that moves with the pointer; or a point.
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

  /// Writes a movement that ends at a time.
  private mutating func go(to aim: WritingClock.Aim, _ spot: TapeSpot, by time: Int) {
    lastPoint = spot.point
    guard clock.pointer != aim.point else { return }
    clock.look(for: aim)
    let duration = max(0, Self.rounded(time - clock.now))
    write(.move(aim.target, duration: TapeDuration(microseconds: duration)))
    clock.go(to: aim, duration)
  }

  /// Moves the pointer to a place by a time: by the command itself if there is time for that, else by a command before
  /// it.
  ///
  /// - Parameters:
  ///   - spot: The place and its target.
  ///   - time: When the button goes down, in microseconds.
  ///   - pause: The time that the command waits between the two, in microseconds.
  ///   - isNamed: Whether the command has to name its target.
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

  /// Moves the pointer as a command does by itself.
  ///
  /// - Parameters:
  ///   - aim: The target and its size.
  ///   - spot: The observed place.
  ///   - time: When the button goes down, in microseconds.
  ///   - pause: The time that the command waits before that, in microseconds.
  ///   - isLast: Whether there is no alternative, however late the pointer arrives.
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
  /// The target that a place is written as.
  ///
  /// - Parameters:
  ///   - spot: The place and its target.
  ///   - middle: Maximum distance from a target's center at which the center is meant, in points.
  /// - Returns: A named target where there is one, with an offset in whole points.
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

  /// Without negative zero.
  private static func whole(_ point: TapePoint) -> TapePoint {
    TapePoint(x: point.x.rounded() + 0, y: point.y.rounded() + 0)
  }

  /// Rounded to two decimal places, against errors of addition.
  private static func tidy(_ way: TapePoint) -> TapePoint {
    TapePoint(x: (way.x * 100).rounded() / 100 + 0, y: (way.y * 100).rounded() / 100 + 0)
  }
}
