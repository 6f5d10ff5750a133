import QuartzCore
import SceneProtocol
import Stage

/// Tells of the frames of a scene, a few times a second at most: nobody reads more.
final class FrameReporter {
  private let channel: MessageChannel
  private var lastTold = -Double.infinity
  /// From one report to the next, in seconds.
  private static let interval = 0.1

  init(_ channel: MessageChannel) { self.channel = channel }

  func frameWasDrawn(by stage: WindowStage) {
    guard MediaClock.machineTime - lastTold >= Self.interval else { return }
    tell(stage)
  }

  /// Tells of what is seen now.
  func tell(_ stage: WindowStage?) {
    guard let stage else { return }
    lastTold = MediaClock.machineTime
    channel.send(
      SceneReport.frame(time: MediaClock.now, drawn: stage.statistics.framesDrawn)
    )
  }
}
