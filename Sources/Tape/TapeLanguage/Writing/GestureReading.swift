import SceneProtocol

/// Recognizes the user's gestures in observed input.
struct GestureReading {
  private(set) var gestures: [TapeGesture] = []
  /// The pointer's movement since it last rested.
  private var way: Way?
  private var held: Held?
  /// Buttons that went down while another was held.
  private var ignored: Set<TapeButton> = []
  /// Where the pointer is after the input read so far.
  private var place: TapePoint?

  private struct Way {
    var begin: Int
    var end: Int
    var spot: TapeSpot
  }

  private struct Held {
    let button: TapeButton
    let time: Int
    let spot: TapeSpot
    let modifiers: [SceneKey.Modifier]
    var way: [TapePoint] = []
  }

  /// A pointer that rests this long has arrived where the user wanted it; in microseconds.
  private static let rest = 500_000
  /// A pointer that rests this long before a click was moved there on purpose; in microseconds.
  private static let longRest = 1_000_000
  /// Maximum distance between press and release of a click, in points.
  private static let slip = 4.0
  /// Maximum duration of a click's press, in microseconds.
  private static let longestClick = 250_000
  /// The time between the presses of a double click, around that of a tape's own (160 ms); in microseconds.
  private static let doubleClick = 60_000...260_000
  /// Maximum pause between wheel events of one scroll, in microseconds.
  private static let wheelPause = 250_000
  /// Maximum movement of a pointer that is meant to rest, in points.
  private static let tremor = 2.0

  /// Reads all input until a time.
  ///
  /// - Parameters:
  ///   - inputs: The input, in the order of its times.
  ///   - end: The end, in microseconds; later input is ignored.
  init(_ inputs: [ObservedInput], until end: Int) {
    for input in inputs {
      let time = Self.microseconds(input.time)
      if time <= end { take(input, at: time) }
    }
    if let held { leaveOut("a button that was not released any more", at: held.time) }
    endWay(at: end, going: nil)
    let order = gestures.indices.sorted {
      (gestures[$0].time, $0) < (gestures[$1].time, $1)
    }
    gestures = order.map { gestures[$0] }
  }

  static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1_000_000).rounded()) }

  private mutating func take(_ input: ObservedInput, at time: Int) {
    switch input.kind {
    case .move(let point): move(TapeSpot(point: point, target: input.target), at: time)
    case .press(let button, let point):
      press(button, TapeSpot(point: point, target: input.target), input.modifiers, at: time)
    case .release(let button, let point): release(button, point, at: time)
    case .wheel(let way, let point):
      turn(way, TapeSpot(point: point, target: input.target), input.modifiers, at: time)
    case .key(let key): take(key, at: time)
    case .otherButton(let number):
      leaveOut("button \(number) of the mouse, which has no name here", at: time)
    case .focusLost:
      guard let held else { return }
      leaveOut("a button that was held when the window lost the keyboard", at: held.time)
      self.held = nil
    }
  }

  private mutating func leaveOut(_ what: String, at time: Int) {
    gestures.append(TapeGesture(time, .remark("Left out: \(what).")))
  }
}

// MARK: - Moves of the pointer

extension GestureReading {
  private mutating func move(_ spot: TapeSpot, at time: Int) {
    guard held == nil else {
      held?.way.append(spot.point)
      return
    }
    if let way, time - way.end < Self.rest {
      self.way = Way(begin: way.begin, end: time, spot: spot)
    } else {
      endWay(at: time, going: nil)
      way = Way(begin: time, end: time, spot: spot)
    }
  }

  /// Ends a movement: the pointer has arrived.
  ///
  /// - Parameters:
  ///   - time: When an action begins there, or the pointer moves on, in microseconds.
  ///   - point: The place of the action; `nil` without one.
  private mutating func endWay(at time: Int, going point: TapePoint?) {
    guard let way else { return }
    self.way = nil
    if let point {
      // A click moves the pointer there by itself.
      let isThere = (way.spot.point - point).length <= Self.slip
      guard time - way.end >= (isThere ? Self.longRest : Self.rest) else { return }
    }
    if let place, (way.spot.point - place).length <= Self.tremor { return }
    gestures.append(TapeGesture(way.end, .move(way.spot, since: way.begin)))
    place = way.spot.point
  }
}

// MARK: - Buttons and the wheel

extension GestureReading {
  private mutating func press(
    _ button: TapeButton,
    _ spot: TapeSpot,
    _ modifiers: [SceneKey.Modifier],
    at time: Int
  ) {
    guard held == nil else {
      ignored.insert(button)
      return leaveOut("the \(button.rawValue) button, while another was held", at: time)
    }
    let isMoving = isMoving(spot, at: time)
    endWay(at: time, going: spot.point)
    // A tape looks for a target before the pointer moves there.
    held = Held(
      button: button,
      time: time,
      spot: isMoving ? TapeSpot(point: spot.point) : spot,
      modifiers: modifiers
    )
  }

  /// Whether the pressed target was elsewhere when the pointer arrived a moment ago.
  private func isMoving(_ spot: TapeSpot, at time: Int) -> Bool {
    guard let way, let before = way.spot.target, let now = spot.target, before.place == now.place
    else { return false }
    return time - way.end < Self.longRest && before.rectangle != now.rectangle
  }

  private mutating func release(_ button: TapeButton, _ point: TapePoint, at time: Int) {
    guard ignored.remove(button) == nil, let held, held.button == button else { return }
    self.held = nil
    place = point
    let way = held.way + [point]
    let isInPlace = way.allSatisfy { ($0 - held.spot.point).length <= Self.slip }
    if isInPlace, time - held.time <= Self.longestClick || button != .left {
      click(button, held.spot, held.modifiers, at: held.time)
    } else if button == .left {
      let end = isInPlace ? held.spot.point : point
      if !Self.isStraight(way, from: held.spot.point) {
        let words = "The way of this drag was another one: a tape's is nearly straight."
        gestures.append(TapeGesture(held.time, .remark(words)))
      }
      let drag = TapeGesture.Kind.drag(held.spot, to: end, until: time)
      gestures.append(TapeGesture(held.time, drag, held.modifiers))
    } else {
      leaveOut("a drag with the \(button.rawValue) button", at: held.time)
    }
  }

  private mutating func click(
    _ button: TapeButton,
    _ spot: TapeSpot,
    _ modifiers: [SceneKey.Modifier],
    at time: Int
  ) {
    if button == .left, let last = gestures.last, case .click(let first, .left) = last.kind,
      last.modifiers == modifiers,
      Self.doubleClick.contains(time - last.time), (first.point - spot.point).length <= Self.slip
    {
      gestures[gestures.count - 1].kind = .doubleClick(first)
    } else {
      gestures.append(TapeGesture(time, .click(spot, button), modifiers))
    }
  }

  /// Whether a movement is similar to that of a tape's pointer: all its points are near the line to its end.
  private static func isStraight(_ way: [TapePoint], from start: TapePoint) -> Bool {
    guard let end = way.last else { return true }
    let line = end - start
    let most = max(20, line.length / 3)
    return way.allSatisfy { point in
      let part = point - start
      let square = line.x * line.x + line.y * line.y
      let along = square > 0 ? (part.x * line.x + part.y * line.y) / square : 0
      return (part - line * min(max(along, 0), 1)).length <= most
    }
  }

  private mutating func turn(
    _ way: TapePoint,
    _ spot: TapeSpot,
    _ modifiers: [SceneKey.Modifier],
    at time: Int
  ) {
    guard held == nil else { return leaveOut("the wheel, while a button was held", at: time) }
    endWay(at: time, going: spot.point)
    place = spot.point
    if let last = gestures.last, case .scroll(let first, let before, let until) = last.kind,
      last.modifiers == modifiers, time - until <= Self.wheelPause,
      (first.point - spot.point).length <= Self.slip,
      before.x * way.x >= 0, before.y * way.y >= 0
    {
      gestures[gestures.count - 1].kind = .scroll(first, by: before + way, until: time)
    } else {
      gestures.append(TapeGesture(time, .scroll(spot, by: way, until: time), modifiers))
    }
  }
}

// MARK: - Keys

extension GestureReading {
  private mutating func take(_ key: ObservedKey, at time: Int) {
    let meaning = key.meaning
    guard meaning != .modifier else { return }
    guard !key.isRepeat else { return remarkOnRepeat(at: time) }
    guard held == nil else { return leaveOut("a key, while a button was held", at: time) }
    switch meaning {
    case .character(let character): gestures.append(TapeGesture(time, .character(character)))
    case .key(let key): gestures.append(TapeGesture(time, .key(key, count: 1)))
    case .unknown:
      let number = String(key.keysym, radix: 16, uppercase: true)
      leaveOut("a key that has no name here (X keysym 0x\(number))", at: time)
    case .modifier: break
    }
  }

  /// Adds one remark about a held key, because a tape's key does not repeat.
  private mutating func remarkOnRepeat(at time: Int) {
    switch gestures.last?.kind {
    case .character, .key:
      let words = "The key before this was held down: a tape's is released at once."
      gestures.append(TapeGesture(time, .remark(words)))
    default: break
    }
  }
}
