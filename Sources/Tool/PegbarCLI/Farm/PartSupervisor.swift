import SceneProtocol

/// Has parts made at a place, and starts those again that fail or are lost, until each has an outcome or has failed.
struct PartSupervisor {
  /// How it went with a part.
  enum Event {
    case made(PartOutcome)
    case failed(CommandError)
  }

  private let work: WorkFolder
  private var place: any PartPlace
  /// The parts' names in messages, by their numbers.
  private let names: [String]
  private var open: Set<Int>
  private var starts: [Int: Int]
  /// Since when a part is neither unfinished nor has an outcome.
  private var missedSince: [Int: ContinuousClock.Instant] = [:]
  private(set) var state = PlaceState()
  private var nextLook = ContinuousClock.now

  /// How long an outcome may take from another machine to this one.
  ///
  /// Shared file systems cache directory entries for a while. A part that is made twice is identical.
  private static let settlingTime = Duration.seconds(3)

  /// - Parameters:
  ///   - work: The work folder, with the parts' requests.
  ///   - place: Where they are made.
  ///   - names: The parts' names in messages, in the order of their numbers.
  init(_ work: WorkFolder, _ place: any PartPlace, _ names: [String]) {
    (self.work, self.place, self.names) = (work, place, names)
    open = Set(names.indices)
    starts = Dictionary(uniqueKeysWithValues: names.indices.map { ($0, 1) })
  }

  /// Whether a part is made, or has failed.
  func isOver(_ part: Int) -> Bool { !open.contains(part) }

  /// How many parts are over.
  var done: Int { names.count - open.count }

  /// Has all parts made.
  ///
  /// - Parameters:
  ///   - isWanted: Whether to go on; asked several times a second.
  ///   - handle: Called with what came of each part.
  /// - Throws: What ends all of it: the user, or a machine with another Pegbar. Nothing runs any more then.
  mutating func run(
    while isWanted: (PartSupervisor) -> Bool,
    _ handle: (Int, Event) throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(CommandError) {
      try takeOutcomes(handle)
      if !open.isEmpty { try place.start(open.sorted()) }
      while !open.isEmpty, isWanted(self) {
        if let signal = SignalMask.next(within: 0.1), !SignalMask.isChild(signal) {
          throw .interrupted(signal: signal)
        }
        state = try place.poll()
        try takeOutcomes(handle)
        try startAgain(handle)
      }
    } catch {
      end()
      throw error
    }
    end()
  }

  private mutating func end() {
    work.close()
    if !open.isEmpty { place.cancel() }
  }

  private mutating func takeOutcomes(
    _ handle: (Int, Event) throws(CommandError) -> Void
  ) throws(CommandError) {
    // A folder of ten thousand files, on another machine, is not to be listed all the time.
    let start = ContinuousClock.now
    guard start >= nextLook else { return }
    defer { nextLook = .now + start.duration(to: .now) * 10 }
    for part in work.outcomes() where open.contains(part) {
      // An outcome that is just being replaced is read the next time.
      guard let outcome = try? work.readOutcome(part) else { continue }
      if let theirs = outcome.refusal {
        throw .otherVersion(
          host: outcome.host,
          theirs: theirs.description,
          own: try Fingerprint.own().description
        )
      }
      guard outcome.isGood else { continue }
      open.remove(part)
      try handle(part, .made(outcome))
    }
  }

  private mutating func startAgain(
    _ handle: (Int, Event) throws(CommandError) -> Void
  ) throws(CommandError) {
    for part in open.sorted() where !state.unfinished.contains(part) {
      let outcome = try? work.readOutcome(part)
      // The part is made: its outcome was written after the last look.
      if outcome?.isGood == true { continue }
      if outcome == nil {
        let since = missedSince[part] ?? .now
        missedSince[part] = since
        guard since.duration(to: .now) > Self.settlingTime else { continue }
      }
      missedSince[part] = nil
      guard starts[part, default: 1] < place.attempts else {
        open.remove(part)
        try handle(part, .failed(failure(part, outcome)))
        continue
      }
      starts[part, default: 1] += 1
      work.forget(part)
      state.unfinished.insert(part)
      try place.start([part])
    }
  }

  private func failure(_ part: Int, _ outcome: PartOutcome?) -> CommandError {
    let own = String(decoding: FileIO.read(work.log(part)) ?? [], as: UTF8.self)
    return .partFailed(
      name: names[part],
      host: outcome?.host ?? "",
      times: place.attempts * place.ownAttempts,
      status: outcome?.status ?? ExitCode.runtimeFailure.rawValue,
      // Where the part said nothing, as it was killed, the place may have.
      log: outcome == nil ? own + place.log(of: part) : own
    )
  }
}
