import Dispatch
import SceneProtocol
import Synchronization

/// The parts of one clip as one source of its pictures, which waits for each part until it is made.
///
/// So the clip is written while later parts are still being drawn.
///
/// Unchecked: what several threads use is behind `state` or never changes; the reader belongs to the one that calls
/// `next`.
final class JoinedParts: PictureSource, @unchecked Sendable {
  private struct State {
    /// The outcomes so far, by part.
    var outcomes: [Int: PartOutcome] = [:]
    var freeSlots: [Int] = []
    var error: CommandError?
  }

  private let work: WorkFolder
  /// The part of the tape's checks, and those with pictures in the order of their frames.
  private let checks: Int
  private let parts: [Int]
  private let state = Mutex(State())
  /// Signalled whenever the state changes.
  private let change = DispatchSemaphore(value: 0)

  private var memory: [UnsafeMutablePointer<UInt32>] = []
  private var pixelCount = 0
  private var part = 0
  private var reader: PictureReader?
  private var number = 0
  /// How often the last picture is to be repeated.
  private var repeats = 0
  private var notes: [RecordingReport]?

  /// How many pictures wait for the outputs at most.
  private static let slots = 8

  /// - Parameters:
  ///   - work: The work folder.
  ///   - checks: The part of the tape's checks.
  ///   - parts: Those with pictures, in the order of their frames.
  init(_ work: WorkFolder, checks: Int, parts: [Int]) {
    (self.work, self.checks, self.parts) = (work, checks, parts)
  }

  deinit { for picture in memory { picture.deallocate() } }

  /// A part is made.
  func add(_ outcome: PartOutcome, of part: Int) {
    state.withLock { $0.outcomes[part] = outcome }
    change.signal()
  }

  /// There will be no more parts.
  func fail(_ error: CommandError) {
    state.withLock { $0.error = $0.error ?? error }
    change.signal()
  }

  var hasPictures: Bool { !memory.isEmpty }

  /// The next report; how long parts may take is not limited here.
  func next(within seconds: Double, _ moment: @autoclosure () -> String) throws(CommandError)
    -> RecordingReport?
  {
    if repeats > 0 {
      repeats -= 1
      return frame(nil)
    }
    while part < parts.count {
      let reader = try openReader()
      if memory.isEmpty { return begin(reader) }
      guard let (pixels, count) = try reader.next() else {
        self.reader = nil
        part += 1
        continue
      }
      let slot = try wait { $0.freeSlots.popLast() }
      memory[slot].update(from: pixels, count: pixelCount)
      repeats = count - 1
      return frame(slot)
    }
    if notes == nil {
      let outcome = try wait { [checks] in $0.outcomes[checks] }
      notes =
        [.texts(outcome.texts)] + outcome.failures.map { .failure($0) }
        + outcome.written.map { .wrote(path: $0) }
    }
    guard notes?.isEmpty == false else { return .ended(frames: number) }
    return notes?.removeFirst()
  }

  private func openReader() throws(CommandError) -> PictureReader {
    if let reader { return reader }
    let next = parts[part]
    _ = try wait { $0.outcomes[next] }
    let reader = try PictureReader(work.pictures(next))
    guard memory.isEmpty || reader.width * reader.height == pixelCount else {
      throw .noInput(
        path: work.pictures(next),
        reason: "its pictures have another size than those before it"
      )
    }
    self.reader = reader
    return reader
  }

  private func begin(_ reader: PictureReader) -> RecordingReport {
    pixelCount = reader.width * reader.height
    memory = (0..<Self.slots).map { _ in .allocate(capacity: pixelCount) }
    state.withLock { $0.freeSlots = Array(0..<Self.slots) }
    return .began(
      RecordingSurface(path: "", width: reader.width, height: reader.height, slots: Self.slots)
    )
  }

  private func frame(_ slot: Int?) -> RecordingReport {
    defer { number += 1 }
    return .frame(number: number, slot: slot, isHidden: false)
  }

  /// Waits until the state has a value.
  private func wait<Value: Sendable>(
    _ value: (inout sending State) -> sending Value?
  ) throws(CommandError) -> Value {
    while true {
      let (found, error) = state.withLock { state in (value(&state), state.error) }
      if let found { return found }
      if let error { throw error }
      change.wait()
    }
  }

  func pixels(ofSlot slot: Int) -> UnsafePointer<UInt32>? { UnsafePointer(memory[slot]) }

  func free(_ slot: Int) {
    state.withLock { $0.freeSlots.append(slot) }
    change.signal()
  }

  /// What starts the parts ends them.
  func interrupt() {}

  func failure(_ moment: String) -> CommandError { .noPicture(path: work.path) }

  func end() {}
}
