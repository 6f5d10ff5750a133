import Pixels
import QuartzCore
import Raster
import SceneProtocol
import FrameLoop
import WindowSystem
import X11Window

/// Reports the frames of a scene, a few times per second at most: more would not be read.
final class FrameReporter {
  private let channel: MessageChannel
  /// How many commands the scene has obeyed.
  var commands = 0
  private var lastReport = -Double.infinity
  private var lastStatistics = 0.0
  /// The stage whose frames are measured; `nil` while their cost is not asked for.
  private weak var measured: WindowStage?
  /// The time from one report to the next, in seconds.
  private static let interval = 0.1
  private static let statisticsInterval = 0.25

  init(_ channel: MessageChannel) { self.channel = channel }

  func frameWasDrawn() {
    let now = MediaClock.machineTime
    if now - lastReport >= Self.interval { tell() }
    if measured != nil, now - lastStatistics >= Self.statisticsInterval { tellStatistics() }
  }

  /// Reports the frame that was drawn last.
  func tell() { tell(MediaClock.now, commands) }

  /// Reports the frame that was drawn last, when its pixels can be read from the window.
  func tell(whenShownBy window: X11Window?) {
    guard let window else { return tell() }
    window.afterPresenting { [time = MediaClock.now, commands] in self.tell(time, commands) }
  }

  private func tell(_ time: Double, _ commands: Int) {
    lastReport = MediaClock.machineTime
    channel.send(SceneReport.frame(time: time, commands: commands))
  }

  /// Starts to report the cost of frames, or stops.
  func tellsStatistics(_ stage: WindowStage?) {
    measured?.meter = nil
    measured = stage
    stage?.meter = FrameMeter()
    lastStatistics = MediaClock.machineTime
  }

  private func tellStatistics() {
    guard let stage = measured, let meter = stage.meter else { return }
    let now = MediaClock.machineTime
    var statistics = SceneStatistics()
    (statistics.seconds, statistics.frames) = (now - lastStatistics, meter.frames)
    (statistics.longestFrame, statistics.allFrames) = (meter.longest, meter.total)
    statistics.pixels = meter.pixels
    statistics.windowPixels = stage.window.pixelSize.width * stage.window.pixelSize.height
    channel.send(SceneReport.statistics(statistics))
    stage.meter = FrameMeter()
    lastStatistics = now
  }
}
