import FrameLoop
import Inspection
import Pixels
import SceneProtocol
import WindowSystem

/// Answers the window's questions about the scene, and reports the layer that it watches.
///
/// Until the first question there is no inspector, and a frame costs nothing.
final class SceneInspecting {
  private let channel: MessageChannel
  private let host: SceneHost
  private var made: Inspector?
  /// The number of the question that asked to watch a layer.
  private var watchNumber = 0

  init(_ channel: MessageChannel, _ host: SceneHost) { (self.channel, self.host) = (channel, host) }

  /// The inspector, made when it is first needed.
  var inspector: Inspector {
    let inspector = made ?? Inspector { [host] in host.stages.first?.scene }
    made = inspector
    return inspector
  }

  /// Answers a question.
  func answer(_ request: InspectionRequest, number: Int) {
    if case .watch = request { watchNumber = number }
    channel.send(SceneReport.inspected(number: number, answer(request)))
  }

  private func answer(_ request: InspectionRequest) -> InspectionAnswer {
    guard let stage = host.stages.first else { return .problem("the scene has no window") }
    switch request {
    case .named(let question):
      guard question.subject.isOfOneTime else {
        return .problem("a running scene has one time: ask `pegbar inspect` for two")
      }
      var report = NamedInspection(inspector, stage.scene).report(on: question)
      report.answer = report.answer?.measured(by: stage)
      return .report(report)
    default: return inspector.answer(request).measured(by: stage)
    }
  }

  /// Where a layer is seen at a time in seconds, to be outlined.
  func outline(of id: Int, at time: Double) -> [InspectedGeometry] {
    made?.outline(of: id, at: time) ?? []
  }

  /// Reports the watched layer after a frame, if anything of it has changed.
  func frameWasDrawn() {
    guard let report = made?.changeOfWatched() else { return }
    channel.send(SceneReport.inspected(number: watchNumber, report))
  }
}

extension InspectionQuestion.Subject {
  /// Whether it is about one time.
  fileprivate var isOfOneTime: Bool { if case .diff = self { false } else { true } }
}

extension InspectionAnswer {
  /// The answer with what a stage has measured of its frames, if that belongs to it.
  func measured(by stage: WindowStage) -> InspectionAnswer {
    guard case .cost(var cost) = self, let profile = stage.profile else { return self }
    let scale = stage.window.scale
    cost.damage = profile.last.damage.map { rect in
      InspectedValue(
        .rect,
        [rect.x, rect.y, rect.width, rect.height].map { Double($0) / scale }
      )
    }
    cost.pixels = profile.last.damage.reduce(0) { $0 + $1.width * $1.height }
    cost.frames = profile.count
    cost.budget = profile.budget * 1000
    cost.slow = profile.slow.compactMap { frame in
      InspectedCost.Frame(time: frame.time, parts: frame.parts.dropLast().map { $0 * 1000 })
    }
    return .cost(cost)
  }
}
