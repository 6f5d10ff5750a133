/// All that the engine keeps from one call to the next: its transactions, what waits for a commit, the trace, the
/// reports, and so on, each a part by its name.
///
/// There is one for the program, made when it is first asked for. A test that wants its own runs in that. What is found
/// out about types and names alone is the same for all engines, and is kept beside what finds it out: the keys that
/// classes declare, the key paths that were read, the tables of timing curves.
///
/// A layer belongs to the engine that is current while it is used: it must be used under no other.
@MainActor
package final class Engine {
  /// The engine that everything uses that happens now.
  @inline(__always)
  package static var current: Engine { live ?? makeFirst() }

  /// Without a value to begin with it is read in place: a global that has to be made first is asked for by a call.
  private static var live: Engine?

  private static func makeFirst() -> Engine {
    let engine = Engine()
    live = engine
    return engine
  }

  /// Of the current engine, kept where asking costs next to nothing: whether changes look for no action and whether
  /// a transaction is open, which each of them asks, and whether the trace is on, which each event asks.
  static var areActionsDisabled = false
  static var isTransactionOpen = false
  static var isTracing = false

  let transactions = Transactions()
  let commit = Commit()
  let layout = LayoutPass()
  let resize = ResizePass()
  let display = DisplayPass()
  let events = AnimationEvents()
  let clocks = ClockMap()
  let numbers = EngineNumbers()
  let ways = LayerWays()
  let hitSearch = HitSearch()
  let mipCache = MipCache()
  let traceLog = TraceLog()

  /// The values associated with objects that are none of the engine's.
  var associations = AssociationTable()
  /// Where reports go.
  var reportHandler: (String) -> Void = EngineReport.writeToStandardError
  /// The display that is under way for a frame.
  var frameDisplay: FrameDisplay?
  /// Whether the last call of an optional requirement came to its default.
  var requirementWasMissing = false
  /// What its clock says, while it is not the current one.
  private var clock = MediaClock.Setting()

  /// The parts of single features, by type.
  private var featureParts: [ObjectIdentifier: any EnginePart] = [:]

  /// An engine with nothing on show, nothing open and the machine's clock.
  package init() {}

  /// The part of a type, made when it is first asked for: what one feature keeps, and nothing else of the engine knows.
  fileprivate func part<Part: EnginePart>(_ type: Part.Type) -> Part {
    if let part = featureParts[ObjectIdentifier(type)] as? Part { return part }
    let part = Part()
    replacePart(by: part)
    return part
  }

  /// Replaces the part of a type.
  func replacePart<Part: EnginePart>(by part: Part) {
    featureParts[ObjectIdentifier(Part.self)] = part
  }

  /// Makes it the current one for as long as `body` runs.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    guard outer !== self else { return try body() }
    outer.leave()
    enter()
    defer {
      leave()
      outer.enter()
    }
    return try body()
  }

  private func enter() {
    Self.live = self
    MediaClock.setting = clock
    Self.areActionsDisabled = transactions.settings.disablesActions
    Self.isTransactionOpen = !transactions.stack.levels.isEmpty
    Self.isTracing = traceLog.isOn
  }

  private func leave() { clock = MediaClock.setting }
}

extension EnginePart {
  /// The current engine's.
  package static var current: Self { Engine.current.part(Self.self) }
}
