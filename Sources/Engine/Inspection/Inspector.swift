import CoreGraphics
import QuartzCore
package import SceneProtocol
package import UIKit

/// Answers an inspector's questions about one window of a running scene.
///
/// It costs nothing while nothing is asked: it is made with the first question.
package final class Inspector {
  /// The window whose layers it tells of; asked for each time, as scenes may change windows.
  private let window: () -> UIWindow?
  let identities = LayerIdentities()
  private let edits = VisibilityEdits()
  let tuner = AnimationTuner()
  /// Follows changes, while that is wanted.
  private(set) var follower: ChangeFollower?
  private var watched: (layer: Int, last: InspectionAnswer)?
  /// The animations as they were last sent in full, without progress, and the number of that list.
  var sent: (version: Int, animations: [InspectedAnimation]) = (0, [])

  /// An inspector of a window.
  package init(of window: @escaping () -> UIWindow?) { self.window = window }

  /// The answer to a question now; `nil` for one that only changes what is reported later.
  package func answer(_ request: InspectionRequest) -> InspectionAnswer {
    do throws(Refusal) {
      return try reply(to: request)
    } catch {
      return .problem(error.words)
    }
  }

  private func reply(to request: InspectionRequest) throws(Refusal) -> InspectionAnswer {
    switch request {
    case .tree: return .tree(try tree())
    case .layer(let id): return .layer(try values(of: try layer(id)))
    case .animations(let id): return try allAnimations(of: id)
    case .playback(let known): return .playback(try playback(known: known))
    case .tune(let tuning): return try tune(tuning)
    case .replay(let ids): return try replay(ids)
    case .retime(let id, let begin, let duration):
      return try retime(id, begin: begin, duration: duration)
    case .set(let id, let property, let value):
      let edit = ValueEdit(layer: try layer(id), property: property, value: value)
      let old = try edit.perform().get()
      return .changed(id: id, property: property, old: old)
    case .hide(let id, let isHidden):
      edits.setHidden(try layer(id), isHidden)
      return .tree(try tree())
    case .isolate(let id):
      if let id {
        edits.isolate(try layer(id))
      } else {
        edits.isolate(nil)
      }
      return .tree(try tree())
    case .watch(let id):
      watched = nil
      guard let id else { return .done }
      let report = report(of: id)
      watched = (id, report)
      return report
    case .why(let id, let property): return .why(why(property, of: try layer(id)))
    case .hit(let x, let y): return .hit(try hit(x: x, y: y))
    case .depth(let limit): return .depth(try depth(limit: limit, withPictures: true))
    case .cost: return .cost(try cost())
    case .trail(let id): return .trail(try trail(of: id))
    case .named: throw Refusal("a question by name is for who knows the window's names")
    case .log(let limit):
      return .log(log.suffix(max(0, limit)).map(\.description))
    case .follow(let isOn):
      follow(isOn)
      return .done
    }
  }

  /// What has changed of the watched layer since it was last reported; call it after each shown frame.
  package func changeOfWatched() -> InspectionAnswer? {
    guard let (id, last) = watched else { return nil }
    let report = report(of: id)
    guard !report.isEqualButForTime(to: last) else { return nil }
    watched = (id, report)
    return report
  }

  /// Whether a layer is watched.
  package var isWatching: Bool { watched != nil }

  private func report(of id: Int) -> InspectionAnswer {
    guard let layer = identities.layer(id), let values = try? values(of: layer) else {
      return .watched(nil, [])
    }
    return .watched(values, animations(of: layer))
  }
}

extension Inspector {
  var time: Double { CACurrentMediaTime() }

  func root() throws(Refusal) -> CALayer {
    guard let window = window() else { throw Refusal("the scene has no window") }
    return window.layer
  }

  func layer(_ id: Int) throws(Refusal) -> CALayer {
    guard let layer = identities.layer(id) else {
      throw Refusal("there is no layer \(id) any more")
    }
    return layer
  }

  /// The tree.
  func tree() throws(Refusal) -> InspectedTree {
    var reading = TreeReading(identities, edits, at: time)
    return reading.tree(of: try root())
  }

  func values(of layer: CALayer) throws(Refusal) -> InspectedLayer {
    let root = try root()
    var reading = TreeReading(identities, edits, at: time)
    var depth = 0
    var above = layer.tree.superlayer
    while let current = above {
      depth += 1
      above = current.tree.superlayer
    }
    let parent = layer.tree.superlayer.map(identities.id) ?? -1
    let node = reading.node(of: layer, parent: parent, depth: depth)
    let values = LayerReading(layer: layer, time: time)
    var result = InspectedLayer(time: time, node: node, properties: values.properties)
    result.geometry = values.geometry(in: root)
    return result
  }

  /// Follows changes from now on, or no more.
  package func follow(_ isOn: Bool) {
    if isOn, follower == nil {
      let follower = ChangeFollower(identities)
      self.follower = follower
      EngineTrace.start(capacity: Self.logged)
      EngineTrace.follow(follower)
    } else if !isOn, follower != nil {
      EngineTrace.follow(nil)
      EngineTrace.stop()
      follower = nil
    }
  }

  private static let logged = 2000

  /// What has happened of transactions, calls and animations, with the commits of what code has done.
  private var log: [TraceEvent] {
    var (log, isWorkDone) = ([TraceEvent](), false)
    for event in EngineTrace.events {
      if case .committed = event.what {
        // (What the inspector draws is committed, too.)
        guard isWorkDone else { continue }
        isWorkDone = false
        // (A display link commits in each frame: of a row the last is enough.)
        if case .committed? = log.last?.what { log.removeLast() }
      } else {
        isWorkDone = true
      }
      if event.isOfLog { log.append(event) }
    }
    return log
  }

  private func why(_ property: String, of layer: CALayer) -> InspectedWhy {
    let key = LayerProperty(key: property)?.rawValue ?? property
    let changes = follower?.changes(of: key, on: layer) ?? []
    let id = identities.id(of: layer)
    let all = (follower?.ended.filter { $0.layer == id } ?? []) + animations(of: layer)
    let reading = WhyReading(
      layer: layer,
      id: id,
      layerName: identities.name(of: layer),
      property: key,
      changes: changes,
      added: all.filter { follower?.isByCode($0.id) == true },
      time: time
    )
    var why = reading.why
    why.others = reading.others(among: follower?.changedKeys(of: id) ?? [])
    return why
  }

  private func hit(x: Double, y: Double) throws(Refusal) -> InspectedHit {
    guard let base = window() else { throw Refusal("the scene has no window") }
    var hit = InspectedHit(time: time, x: x, y: y)
    let window = base.windowUnder(CGPoint(x: x, y: y))
    let point = window.convert(CGPoint(x: x, y: y), from: base)
    let touches = TouchReading(identities)
    let view = TouchSearch.view(at: point, in: window, telling: touches)
    hit.views = touches.candidates
    hit.view = view.map { identities.id(of: $0.layer) }
    let layers = LayerHitReading(identities)
    let place = base.layer.convert(CGPoint(x: x, y: y), to: nil)
    let layer = base.layer.hitTest(place, telling: layers)
    hit.layers = layers.candidates
    hit.layer = layer.map(identities.id)
    hit.more = touches.more + layers.more
    if let view {
      let reading = ResponderReading(identities: identities)
      hit.chain = reading.chain(from: view)
      hit.recognizers = reading.recognizers(from: view)
    }
    return hit
  }
}

extension TraceEvent {
  /// Whether it is one of transactions, of what has called code, or of an animation's life.
  fileprivate var isOfLog: Bool {
    switch what {
    case .closed, .committed, .ranCompletionBlock, .sentAction, .called, .notifiedStart,
      .notifiedStop:
      true
    case .added, .refused, .finished, .removed: true
    case .searchSkipped, .searched, .chose, .started, .laidOut, .displayed, .redrawn: false
    }
  }
}

extension InspectionAnswer {
  /// Whether two reports of a watched layer differ in nothing but their times.
  fileprivate func isEqualButForTime(to other: InspectionAnswer) -> Bool {
    guard case .watched(var a, let animations) = self, case .watched(let b, let others) = other
    else { return false }
    a?.time = b?.time ?? 0
    return a == b && animations == others
  }
}
