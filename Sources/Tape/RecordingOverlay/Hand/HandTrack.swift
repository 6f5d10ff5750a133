import Foundation
import TapeLanguage

/// The pointer's input up to a frame, as far as its marks are still visible.
nonisolated struct HandTrack: Equatable, Sendable {
  /// A press of a button.
  struct Press: Equatable, Sendable {
    let button: TapeButton
    let begin: Double
    let point: TapePoint
    /// When it was released, in seconds; `nil` while it is held.
    var end: Double?
  }

  /// The pointer's place at a time while a button was held.
  struct Sample: Equatable, Sendable {
    let time: Double
    let point: TapePoint
    /// Whether a drag begins here.
    let isFirst: Bool
  }

  /// One scroll by the wheel, without a pause.
  struct Turn: Equatable, Sendable {
    let begin: Double
    var end: Double
    /// The last direction of the wheel.
    var way: TapePoint
    /// The distance scrolled so far, in points.
    var distance: Double
  }

  /// How long a click's ring is visible, in seconds.
  static let rippleTime = 0.45
  /// The length of a drag's trail, in seconds.
  static let trailTime = 0.35
  /// How long the pointer takes to fade in, in seconds.
  static let appearTime = 0.2
  /// How long the wheel's mark stays after the last scroll before it fades out, in seconds.
  static let turnStay = 0.25
  private static let (shrinkTime, growTime) = (0.06, 0.14)
  private static let (haloIn, haloOut) = (0.1, 0.18)
  private static let (turnIn, turnOut) = (0.1, 0.2)

  private(set) var time = 0.0
  private(set) var pointer = TapePoint.zero
  /// When the pointer was first used.
  private(set) var firstUse: Double?
  /// The presses that are still visible, in order.
  private(set) var presses: [Press] = []
  private(set) var way: [Sample] = []
  private(set) var turn: Turn?

  /// Takes the input before a frame; `pointer` is the pointer's place at the frame.
  mutating func advance(_ inputs: [TapeInput], to time: Double, pointer: TapePoint) {
    for input in inputs { note(input) }
    (self.time, self.pointer) = (time, pointer)
    forget()
  }

  private mutating func note(_ input: TapeInput) {
    switch input.kind {
    case .key, .text: return
    case .move(let point):
      if isHeld { way.append(Sample(time: input.time, point: point, isFirst: false)) }
    case .press(let button, let point):
      presses.append(Press(button: button, begin: input.time, point: point))
      way.append(Sample(time: input.time, point: point, isFirst: true))
    case .release(let button, _):
      if let index = presses.lastIndex(where: { $0.button == button && $0.end == nil }) {
        presses[index].end = input.time
      }
    case .wheel(let way, _): note(turn: way, at: input.time)
    }
    firstUse = firstUse ?? input.time
  }

  private mutating func note(turn way: TapePoint, at time: Double) {
    guard way.length > 0 else { return }
    if var turn, time - turn.end <= Self.turnStay {
      (turn.end, turn.way) = (time, way)
      turn.distance += way.length
      self.turn = turn
    } else {
      turn = Turn(begin: time, end: time, way: way, distance: way.length)
    }
  }

  /// Drops what is not visible any more.
  private mutating func forget() {
    let time = time
    presses.removeAll { press in
      guard let end = press.end else { return false }
      return time - press.begin >= Self.rippleTime && time - end >= max(Self.haloOut, Self.growTime)
    }
    // The last sample before the end of the trail determines where that end is.
    if let last = way.lastIndex(where: { time - $0.time >= Self.trailTime }) {
      way.removeFirst(last)
      if way.count == 1, !isHeld { way.removeAll() }
    }
    if let turn, time - turn.end >= Self.turnStay + Self.turnOut { self.turn = nil }
  }

  /// Whether a button is down.
  var isHeld: Bool { presses.contains { $0.end == nil } }

  /// Whether any marks are visible besides the pointer.
  var leavesMarks: Bool { !presses.isEmpty || !way.isEmpty || turnOpacity > 0 }

  /// The pointer's opacity, 0 … 1: 0 before it is used.
  var cursorOpacity: Double {
    firstUse.map { Ease.smooth((time - $0) / Self.appearTime) } ?? 0
  }

  /// How far the pointer is pressed down, 0 … 1.
  var depth: Double {
    presses.reduce(0) { deepest, press in
      let down = Ease.smooth(((press.end ?? time) - press.begin) / Self.shrinkTime)
      let up = press.end.map { Ease.smooth((time - $0) / Self.growTime) } ?? 0
      return max(deepest, down * (1 - up))
    }
  }

  /// The opacity of the mark of a held button, 0 … 1.
  func haloOpacity(_ press: Press) -> Double {
    // A click is over before its mark appears: its ring is enough.
    let come = Ease.smooth(((press.end ?? time) - press.begin - Self.haloIn) / Self.haloIn)
    let gone = press.end.map { Ease.smooth((time - $0) / Self.haloOut) } ?? 0
    return come * (1 - gone)
  }

  /// The opacity of the wheel's mark, 0 … 1.
  var turnOpacity: Double {
    guard let turn else { return 0 }
    let come = Ease.smooth((time - turn.begin) / Self.turnIn)
    return come * (1 - Ease.smooth((time - turn.end - Self.turnStay) / Self.turnOut))
  }
}
