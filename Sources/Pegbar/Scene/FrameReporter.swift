import QuartzCore
import SceneProtocol

/// Tells of the frames of a scene, a few times a second at most: nobody reads more.
final class FrameReporter {
  private let channel: MessageChannel
  private var lastTold = -Double.infinity
  /// From one report to the next, in seconds.
  private static let interval = 0.1

  init(_ channel: MessageChannel) { self.channel = channel }

  func frameWasDrawn() {
    if MediaClock.machineTime - lastTold >= Self.interval { tell() }
  }

  /// Tells of what is seen now.
  func tell() {
    lastTold = MediaClock.machineTime
    channel.send(SceneReport.frame(time: MediaClock.now))
  }
}
