import FrameLoop
import Inspection
import SceneProtocol

/// Answers the window's questions about the scene, and reports the layer that it watches.
///
/// Until the first question there is no inspector, and a frame costs nothing.
final class SceneInspecting {
  private let channel: MessageChannel
  private let host: SceneHost
  private var inspector: Inspector?
  /// The number of the question that asked to watch a layer.
  private var watchNumber = 0

  init(_ channel: MessageChannel, _ host: SceneHost) { (self.channel, self.host) = (channel, host) }

  /// Answers a question.
  func answer(_ request: InspectionRequest, number: Int) {
    let inspector = inspector ?? Inspector { [host] in host.stages.first?.scene }
    self.inspector = inspector
    if case .watch = request { watchNumber = number }
    channel.send(SceneReport.inspected(number: number, inspector.answer(request)))
  }

  /// Where a layer is seen at a time in seconds, to be outlined.
  func outline(of id: Int, at time: Double) -> [InspectedGeometry] {
    inspector?.outline(of: id, at: time) ?? []
  }

  /// Reports the watched layer after a frame, if anything of it has changed.
  func frameWasDrawn() {
    guard let report = inspector?.changeOfWatched() else { return }
    channel.send(SceneReport.inspected(number: watchNumber, report))
  }
}
