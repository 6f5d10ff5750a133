import QuartzCore
import SceneProtocol

/// Remembers the last changes of each property of each layer, with their action searches, and what became of the
/// animations that they added.
final class ChangeFollower: TraceFollower {
  private typealias Subject = DrivenChanges.Subject

  private let identities: LayerIdentities
  /// The newest changes of a property, oldest first.
  private var records: [Subject: [ChangeRecord]] = [:]
  /// The properties of a layer that were set, the latest last.
  private var keys: [Int: [String]] = [:]
  /// The changes under way, innermost last.
  private var open: [(subject: Subject, record: ChangeRecord)] = []
  /// By animation: the changed property whose action added it, and the cause.
  private var additions: [Int: (subject: Subject?, cause: TraceCause)] = [:]
  /// The animations that have ended, oldest first.
  private(set) var ended: [InspectedAnimation] = []

  /// What code itself moves.
  private(set) var driven = DrivenChanges()

  /// By animation: what adds one of `ended` again.
  private var sources: [Int: EndedSource] = [:]

  /// How many changes of a property are kept, and how many ended animations.
  private static let kept = (changes: 8, animations: 256, subjects: 20_000)

  init(_ identities: LayerIdentities) { self.identities = identities }

  /// The changes of a property that are known, oldest first.
  func changes(of key: String, on layer: CALayer) -> [ChangeRecord] {
    records[Subject(layer: identities.id(of: layer), key: key)] ?? []
  }

  /// The properties of a layer that were set, the latest first.
  func changedKeys(of layer: Int) -> [String] { keys[layer]?.reversed() ?? [] }

  /// Whether code has added an animation, and no change's action.
  func isByCode(_ identity: Int) -> Bool {
    additions[identity].map { $0.subject == nil } ?? true
  }

  /// What started an animation.
  func cause(ofAnimation identity: Int) -> TraceCause? { additions[identity]?.cause }

  /// What an animation of a layer was.
  private func remember(
    _ running: RunningAnimation,
    of layer: CALayer,
    _ state: InspectedAnimation.State
  ) {
    let reading = AnimationReading(
      layer: layer,
      id: identities.id(of: layer),
      name: identities.name(of: layer),
      time: CACurrentMediaTime()
    )
    var last = reading.animation(running)
    last.state = state
    last.progress = nil
    last.cause = cause(ofAnimation: running.identity).map(InspectedCause.init)
    if ended.count >= Self.kept.animations { ended.removeFirst(Self.kept.animations / 4) }
    ended.removeAll { $0.id == last.id }
    ended.append(last)
    sources[last.id] = EndedSource(running, of: layer)
    if sources.count > 2 * Self.kept.animations {
      let kept = Set(ended.map(\.id))
      sources = sources.filter { kept.contains($0.key) }
    }
  }

  /// Adds an animation that has ended to its layer again, from its beginning; its delegate is not notified.
  func addAgain(_ identity: Int) {
    guard let source = sources[identity], let layer = source.layer else { return }
    let cause = additions[identity]?.cause
    let newest = layer.animations.running.last?.identity
    layer.changeInPlace { $0.add(source.animation, forKey: source.key(on: $0)) }
    guard let new = layer.animations.running.last?.identity, new != newest else { return }
    sources[identity] = nil
    ended.removeAll { $0.id == identity }
    if let cause { additions[new] = (nil, cause) }
  }

  // MARK: TraceFollower

  func willChange(_ key: String, of layer: CALayer, in transaction: TraceTransaction) {
    var record = ChangeRecord(key, at: CACurrentMediaTime(), EngineTrace.cause)
    record.transaction = transaction
    record.old = LayerReading.model(of: key, on: layer)
    record.isOfView = layer.owner != nil
    record.isOnScreen = layer.committed != nil
    record.delegate = layer.delegate.map { "\(type(of: $0))" }
    open.append((Subject(layer: identities.id(of: layer), key: key), record))
  }

  func didChange(_ key: String, of layer: CALayer) {
    guard let last = open.popLast(), last.subject.key == key else { return }
    let subject = last.subject
    var record = last.record
    record.new = LayerReading.model(of: key, on: layer)
    record.result = .changed
    driven.note(record, of: layer, subject) { identities.name(of: layer) }
    keep(record, subject)
  }

  func kept(_ key: String, of layer: CALayer, because reason: TraceKeeping) {
    var record = ChangeRecord(key, at: CACurrentMediaTime(), EngineTrace.cause)
    record.result = .kept(reason)
    record.old = LayerReading.model(of: key, on: layer)
    let subject = Subject(layer: identities.id(of: layer), key: key)
    // A display link may set the same value each frame: only the newest such record is kept.
    if case .kept? = records[subject]?.last?.result { records[subject]?.removeLast() }
    keep(record, subject)
  }

  func noted(_ event: TraceEvent.What, of layer: CALayer?) {
    switch event {
    case .searchSkipped(let key): changeOpen(key) { $0.isSearchSkipped = true }
    case .searched(let key, let step, let answer):
      changeOpen(key) { $0.steps.append((step, answer)) }
    case .chose(let key, let action):
      changeOpen(key) { ($0.action, $0.hasChosen) = (action, true) }
    case .added(let animation):
      additions[animation.identity] = (open.last?.subject, EngineTrace.cause)
      if !open.isEmpty { open[open.count - 1].record.animation = animation }
    case .refused(let animation):
      additions[animation.identity] = (open.last?.subject, EngineTrace.cause)
      if !open.isEmpty {
        open[open.count - 1].record.animation = animation
        open[open.count - 1].record.isRefused = true
      }
    case .started(let animation), .notifiedStart(let animation), .notifiedStop(let animation, _):
      note(event, of: animation)
    case .finished(let animation, _), .removed(let animation, _): note(event, of: animation)
    default: break
    }
  }

  func left(_ animation: RunningAnimation, of layer: CALayer, by event: TraceEvent.What) {
    switch event {
    case .finished(_, isKept: false): remember(animation, of: layer, .finished)
    case .removed(_, let removal):
      // An animation that was held after its end counts as finished.
      let state: InspectedAnimation.State = removal == .replaced ? .replaced : .removed
      remember(animation, of: layer, animation.hasFinished ? .finished : state)
    default: break
    }
  }

  private func changeOpen(_ key: String, _ change: (inout ChangeRecord) -> Void) {
    guard open.last?.subject.key == key else { return }
    change(&open[open.count - 1].record)
  }

  private func note(_ event: TraceEvent.What, of animation: TraceEvent.Animation) {
    guard let subject = additions[animation.identity]?.subject,
      let place = records[subject]?.lastIndex(where: {
        $0.animation?.identity == animation.identity
      })
    else { return }
    records[subject]?[place].fate.append((CACurrentMediaTime(), event))
  }

  private func keep(_ record: ChangeRecord, _ subject: Subject) {
    records[subject, default: []].append(record)
    if records[subject, default: []].count > Self.kept.changes { records[subject]?.removeFirst() }
    if keys[subject.layer]?.last != subject.key {
      keys[subject.layer]?.removeAll { $0 == subject.key }
      keys[subject.layer, default: []].append(subject.key)
    }
    guard records.count > Self.kept.subjects else { return }
    records = records.filter { identities.layer($0.key.layer) != nil }
    if records.count > Self.kept.subjects { records = [subject: records[subject] ?? []] }
    keys = keys.filter { identities.layer($0.key) != nil }
    additions = additions.filter { $0.value.subject.map { records[$0] != nil } ?? false }
  }
}

extension InspectedCause {
  init(_ cause: TraceCause) {
    let kind: Kind =
      switch cause.kind {
      case .start: .start
      case .input: .input
      case .timer: .timer
      case .displayLink: .displayLink
      case .code: .code
      }
    self.init(kind, text: Self.words(cause), time: cause.time, number: cause.number)
  }

  private static func words(_ cause: TraceCause) -> String {
    switch cause.kind {
    case .start: "the scene's beginning"
    case .input: cause.text
    case .timer: "a timer or a gesture's delay"
    case .displayLink: "a display link"
    case .code: "code outside of events"
    }
  }
}
