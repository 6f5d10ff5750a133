import SceneProtocol

/// The state machine from a save to the new scene's first frame: what is compiled, and which scene is next.
///
/// The events of a save, each with its effect below, which leads to the next event:
///
///     saved    compiled  started       kept   ready  onScreen
///     compile  start     askForValues  begin  show   countReload
///
/// One that changes no more than literals goes on from `started`: the program is there, and takes the values (`tuned`).
///
/// A scene that starts at another time than the visible one (a step back, a restart, a loop's next pass) is `wanted`
/// instead of `compiled`, and gets none of its values. A later event replaces what is in progress.
struct ReloadPhase: Equatable {
  /// How long the visible scene may take to report the values that it wants to keep, in seconds.
  ///
  /// A scene answers between two frames, in a millisecond; on a busy machine each process waits for its turn. One that
  /// is known to hang is not asked.
  static let keepingPatience = 0.5

  /// How a scene begins.
  struct Start: Equatable {
    /// What is started.
    var program: SceneProgram
    /// The scene's time at its first frame, in seconds; `nil` for the visible scene's, whose values it gets too, unless
    /// `replays`.
    var time: Double?
    /// Whether all input of the previous scene is replayed, even if only pointer moves; a reload replays it if the user
    /// has done something (`PlayState.canRepeatInput`).
    var replays = false
    /// Whether it is shown only when it is released.
    var isHeld = false
    /// Whether it is a reload, which is counted and measured.
    var isReload = false

    /// Whether it has values of literals that the visible scene does not have: one that begins at another time than
    /// that has the same.
    var hasNewValues: Bool { program.literals != nil && time == nil }
  }

  enum Event: Equatable {
    /// The text was saved, or is to be compiled again.
    case saved
    /// A file that the scene reads was saved.
    case fileSaved
    /// The text was saved, and differs in literals only from that of the program, which takes their values.
    case tuned(SceneProgram)
    /// Other values of the literals are tried, which are not saved: the scene that is seen is run again with them,
    /// up to where it is.
    case tried(SceneProgram)
    /// The compiler is done; the program, if the text compiles.
    case compiled(SceneProgram?, isSomethingSeen: Bool)
    /// A scene is wanted as said.
    case wanted(Start)
    /// The process runs. A scene that is seen and does not answer cannot be asked for its values.
    case started(Start, canAsk: Bool)
    /// The values that the visible scene wants to keep.
    case kept([String: String])
    /// The time for these is over; `question` is that of `askForValues`.
    case silent(question: Int)
    /// The next scene has its first frame.
    case ready
    /// The scene that was shown last is on the screen.
    case onScreen
    /// The next scene need not wait any longer.
    case released
    /// The next scene will not come: its process could not be started, or has ended.
    case lost
    /// The window is about another file from now on.
    case turned
    /// The window ends.
    case ended(ExitCode)
  }

  enum Effect: Equatable {
    /// The time until the new pixels are seen counts from now on.
    case noteSave
    case compile
    case cancelCompiler
    /// Start the program's process; `started` or `lost` says what came of it.
    case start(Start)
    /// Ask the visible scene for its values, and wait `keepingPatience` for `kept`, then for nothing: `silent`.
    case askForValues(question: Int)
    case keep([String: String])
    /// Tell the next scene what to show.
    case begin(Start)
    /// Put the next scene in the place of the one that is seen.
    case show(isReload: Bool)
    /// A save is seen.
    case countReload
    case end(ExitCode)
  }

  private enum Next: Equatable {
    /// Its process runs; the scene that is seen is asked what it wants to keep.
    case asks(Start)
    /// It draws its first frame.
    case draws(Start)
    /// It has its first frame, and is held.
    case stands(Start)
  }

  /// The program that was started last, unless it has failed with values that were tried; `nil` before there is one of
  /// the file.
  private(set) var program: SceneProgram?
  /// The program that is seen; `nil` before one of the file is.
  private var shown: SceneProgram?
  private(set) var isCompiling = false
  private var next: Next?
  /// How often a scene was asked for its values.
  private var questions = 0
  /// Whether the scene that is seen is of another file than the one that is compiled.
  private var isOtherScene = false
  /// Whether a reload was shown that is not on the screen yet.
  private var isReloadUnseen = false
  private(set) var isEnding = false

  /// Whether a scene comes that is to take the place of the one that is seen.
  var isComing: Bool { next != nil }

  /// Whether the next scene has values of literals that the visible one does not have.
  var isTuned: Bool { nextStart?.hasNewValues ?? false }

  /// Whether it waits to be released.
  var isHeld: Bool { nextStart?.isHeld ?? false }

  /// Whether the next scene begins at a time of its own: after a step back, a restart, or at a loop's next turn.
  var isOfOtherTime: Bool { nextStart?.time != nil }

  private var nextStart: Start? {
    switch next {
    case .asks(let start), .draws(let start), .stands(let start): start
    case nil: nil
    }
  }

  /// Whether something is on its way that ends by itself.
  var isBusy: Bool { isCompiling || isComing && !isHeld }

  /// Takes what has happened.
  ///
  /// - Returns: What is to be done, in this order.
  mutating func handle(_ event: Event) -> [Effect] {
    guard !isEnding else { return [] }
    switch event {
    case .saved: return compile()
    case .fileSaved:
      guard let program else { return compile() }
      // (The scene that comes of the text reads the file.)
      return isCompiling ? [] : [.noteSave] + start(Start(program: program, isReload: true))
    case .tuned(let program):
      defer { isCompiling = false }
      let start = start(Start(program: program, isReload: true))
      return (isCompiling ? [.cancelCompiler] : []) + [.noteSave] + start
    case .tried(let program): return start(Start(program: program, replays: true))
    case .compiled(let program, let isSomethingSeen):
      isCompiling = false
      return program.map { start($0, isSomethingSeen: isSomethingSeen) } ?? []
    case .wanted(let start): return self.start(start)
    case .started(let start, let canAsk): return noteStarted(start, canAsk: canAsk)
    case .kept(let values): return noteKept(values)
    case .silent(let question): return question == questions ? noteKept(nil) : []
    case .ready: return noteReady()
    case .onScreen:
      defer { isReloadUnseen = false }
      return isReloadUnseen ? [.countReload] : []
    case .released: return release()
    case .lost:
      // (Do not restart with values that ended the scene.)
      if isTuned { program = shown ?? program }
      next = nil
    case .turned: turn()
    case .ended(let code):
      isEnding = true
      return [.end(code)]
    }
    return []
  }

  private mutating func compile() -> [Effect] {
    isCompiling = true
    return [.noteSave, .compile]
  }

  /// A scene of another file passes on neither its kept values nor its time.
  private mutating func start(_ program: SceneProgram, isSomethingSeen: Bool) -> [Effect] {
    defer { isOtherScene = false }
    return start(
      isOtherScene
        ? Start(program: program, time: 0) : Start(program: program, isReload: isSomethingSeen)
    )
  }

  private mutating func start(_ start: Start) -> [Effect] {
    next = nil
    return [.start(start)]
  }

  private mutating func noteStarted(_ start: Start, canAsk: Bool) -> [Effect] {
    program = start.program
    guard start.time == nil, !start.replays, canAsk else {
      next = .draws(start)
      return [.begin(start)]
    }
    // It comes up meanwhile.
    next = .asks(start)
    questions += 1
    return [.askForValues(question: questions)]
  }

  private mutating func noteKept(_ values: [String: String]?) -> [Effect] {
    guard case .asks(let start) = next else { return [] }
    next = .draws(start)
    return (values.map { [.keep($0)] } ?? []) + [.begin(start)]
  }

  private mutating func noteReady() -> [Effect] {
    guard case .draws(let start) = next else { return [] }
    next = start.isHeld ? .stands(start) : nil
    return start.isHeld ? [] : show(start)
  }

  private mutating func show(_ start: Start) -> [Effect] {
    (isReloadUnseen, shown) = (start.isReload, start.program)
    return [.show(isReload: start.isReload)]
  }

  private mutating func release() -> [Effect] {
    switch next {
    case .stands(let start):
      next = nil
      return show(start)
    case .draws(var start):
      start.isHeld = false
      next = .draws(start)
    case .asks, nil: break
    }
    return []
  }

  private mutating func turn() {
    (program, shown, isOtherScene) = (nil, nil, true)
    if case .asks = next { next = nil }
  }
}
