internal import SeededRandom
import SceneProtocol

/// Plays a tape to a scene, frame by frame: a value that returns the next frame and takes the scene's state.
///
/// For each frame the recorder asks for the frame, schedules its input, runs the scene up to the frame's time, which
/// delivers the input at its own, and draws the frame. A command that queries the scene (for a target or a property)
/// does so at a frame before which all input has been delivered: right after input it waits for the next frame.
package struct TapePlayer: Sendable {
  /// A step, and the command that it belongs to.
  struct Step: Sendable {
    let deed: TapeDeed
    let command: PlacedCommand
    let index: Int
  }

  /// The state that a step keeps from frame to frame when it takes time.
  enum Activity: Equatable, Sendable {
    case moving(PointerPath, TapeDuration)
    /// The distance scrolled so far.
    case turning(TapePoint)
    case zooming(from: TapeZoom, to: TapeZoom)
  }

  /// What is shown besides the scene, with its times in ticks.
  struct Shown: Equatable, Sendable {
    let text: String
    let begin: Int
    let end: Int?
  }

  package let settings: TapeSettings
  let clock: TapeClock
  /// The remaining steps; the first may have begun.
  var steps: ArraySlice<Step>
  /// When the first of them begins, or has begun, in ticks.
  var now = 0
  var activity: Activity?
  var numbers: SplitMix64
  /// The next frame's, from 0.
  private var number = 0
  private var isOver = false
  var pointer: TapePoint
  /// The button that is down.
  var held: TapeButton?
  var zoom: TapeZoom
  var caption: Shown?
  var chapter: Shown?
  var isHidden = false
  var inspection: InspectorDrawing?
  /// The index of the first command that is not to begin yet; `nil`: all may.
  package var limit: Int?
  /// Whether the frame shows the end of something, though it has no input.
  var hasEnded = false

  /// Starts a tape.
  ///
  /// - Parameters:
  ///   - tape: The tape to play.
  ///   - pointer: The pointer's initial place.
  ///   - clock: The frames' times; `nil` for those of a recording.
  package init(_ tape: Tape, pointer: TapePoint, clock: TapeClock? = nil) {
    let settings = tape.settings
    self.settings = settings
    self.pointer = pointer
    self.clock = clock ?? settings.clock
    numbers = SplitMix64(seed: settings.seed)
    zoom = TapeZoom(factor: 1, center: pointer)
    let steps = tape.commands.enumerated().flatMap { index, command in
      command.deeds(settings).map { Step(deed: $0, command: command, index: index) }
    }
    self.steps = steps[...]
  }

  /// Returns the next frame.
  ///
  /// - Parameter context: The scene at the frame's time, before the frame's input.
  /// - Returns: `nil` when all steps are done and the minimum duration is reached.
  package mutating func next(_ context: some TapeContext) -> TapeFrame? {
    guard !isOver else { return nil }
    let tick = clock.ticks(ofFrame: number)
    var frame = TapeFrame(
      number: number,
      time: clock.seconds(tick),
      pointer: pointer,
      zoom: zoom
    )
    hasEnded = false
    while now <= tick, let step = steps.first, step.index < limit ?? .max,
      perform(step, at: tick, in: &frame, context)
    {}
    if number > 0, isDone(at: tick), !hasEnded, frame.isEmpty {
      isOver = true
      return nil
    }
    (frame.pointer, frame.zoom, frame.isHidden) = (pointer, zoom, isHidden)
    frame.inspection = inspection
    frame.caption = seen(caption, at: tick)
    frame.chapter = seen(chapter, at: tick)
    number += 1
    return frame
  }

  /// Whether all that may begin is over.
  package var isAtLimit: Bool { steps.first.map { $0.index >= limit ?? .max } ?? true }

  /// The time of the next frame, in seconds.
  package var nextTime: Double { clock.time(ofFrame: number) }
  /// The number of the next frame.
  package var nextNumber: Int { number }

  /// Goes on later than the last frame: the next command begins with the first frame at that time or after it.
  ///
  /// - Parameter time: Seconds since the first frame; not before that of the last frame.
  package mutating func resume(at time: Double) {
    number = clock.firstFrame(from: time)
    now = max(now, clock.ticks(ofFrame: number))
  }

  private func isDone(at tick: Int) -> Bool {
    steps.isEmpty && tick >= max(now, settings.duration.map(clock.ticks(in:)) ?? 0)
  }

  private func seen(_ shown: Shown?, at tick: Int) -> TapeCaption? {
    guard let shown, !shown.text.isEmpty, shown.end.map({ tick < $0 }) ?? true else { return nil }
    return TapeCaption(
      text: shown.text,
      begin: clock.seconds(shown.begin),
      end: shown.end.map(clock.seconds)
    )
  }
}

extension TapeFrame {
  /// Whether it has no results but its picture.
  fileprivate var isEmpty: Bool { inputs.isEmpty && pictures.isEmpty && verdicts.isEmpty }
}
