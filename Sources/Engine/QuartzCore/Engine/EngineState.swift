/// The engine's state that refers to no layer: its transactions, the trace, the reports, the clock, each a named part.
///
/// The engine has three levels, as the code has: this class, `TreeEngine` with the layer tree's pending work, and
/// `Engine`, which performs it. A class calls the levels above it by methods that they override.
///
/// There is one engine for the program, made when it is first asked for. A test that wants its own runs in that. What
/// is found out about types and names alone is the same for all engines, and is kept beside what finds it out: the keys
/// that classes declare, the key paths that were read, the tables of timing curves.
///
/// A layer belongs to the engine that is in use while it is used: it must be used under no other.
@MainActor
package class EngineState {
  /// The engine in use.
  @inline(__always)
  static var inUse: EngineState { live ?? makeFirst() }

  /// No initial value: a global with an initializer is read through a call.
  private static var live: EngineState?

  private static func makeFirst() -> EngineState {
    guard let maker = (EngineState.self as AnyClass) as? any EngineMaking.Type else {
      preconditionFailure("no class makes engines")
    }
    let engine = maker.makeEngine()
    live = engine
    return engine
  }

  /// Copies of the state of the engine in use, for cheap reads: whether actions are disabled and a transaction is open,
  /// which each change reads, and whether the trace is on, which each event reads.
  static var areActionsDisabled = false
  static var isTransactionOpen = false
  static var isTracing = false

  final let transactions = Transactions()
  final let clocks = ClockMap()
  final let numbers = EngineNumbers()
  final let mipCache = MipCache()
  final let traceLog = TraceLog()

  /// The times of the layers above one whose time is asked for; kept for its storage, as frames ask for no memory.
  final var timingWay: ContiguousArray<LayerTiming> = []
  /// The values associated with objects that are none of the engine's.
  final var associations = AssociationTable()
  /// Where reports go.
  final var reportHandler: (String) -> Void = EngineReport.writeToStandardError
  /// Whether the last call of an optional requirement came to its default.
  final var requirementWasMissing = false
  /// What its clock says, while it is not the one in use.
  private final var clock = MediaClock.Setting()

  /// The parts of single features, by type.
  private final var featureParts: [ObjectIdentifier: any EnginePart] = [:]

  /// An engine with nothing on show, nothing open and the machine's clock.
  init() {}

  /// Lays out and displays what needs it, while the transaction's settings still hold.
  func prepareCommit() {}
  /// Hands the changed layers' values over, all animations starting at the same moment.
  func performCommit() {}
  /// Whether delegates and completion blocks are to be notified.
  var hasEvents: Bool { false }
  /// Notifies them.
  func deliverEvents() {}

  /// The part of a type, made when it is first asked for: what one feature keeps, and nothing else of the engine knows.
  fileprivate final func part<Part: EnginePart>(_ type: Part.Type) -> Part {
    if let part = featureParts[ObjectIdentifier(type)] as? Part { return part }
    let part = Part()
    replacePart(by: part)
    return part
  }

  /// Replaces the part of a type.
  final func replacePart<Part: EnginePart>(by part: Part) {
    featureParts[ObjectIdentifier(Part.self)] = part
  }

  /// Makes it the one in use for as long as `body` runs.
  package final func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.inUse
    guard outer !== self else { return try body() }
    outer.leave()
    enter()
    defer {
      leave()
      outer.enter()
    }
    return try body()
  }

  private final func enter() {
    Self.live = self
    MediaClock.setting = clock
    Self.areActionsDisabled = transactions.settings.disablesActions
    Self.isTransactionOpen = !transactions.stack.levels.isEmpty
    Self.isTracing = traceLog.isOn
  }

  private final func leave() { clock = MediaClock.setting }
}

/// Makes the program's engine: `EngineState` conforms beside `Engine`, which it does not name.
@MainActor
protocol EngineMaking: AnyObject {
  /// A new engine, complete.
  static func makeEngine() -> EngineState
}

extension EnginePart {
  /// The part of the engine in use.
  package static var current: Self { EngineState.inUse.part(Self.self) }
}
