package import Foundation
package import FrameLoop
import UIKit
import DisplaySupport
import QuartzCore
package import WindowSystem

/// What a window tells, on its way to the window's stage; of each blank it is noted what came of it.
package final class BlankRecorder: StageWindowDelegate {
  package private(set) var paced = PacedBlanks()
  /// Done when a blank has been noted.
  package var onBlank: () -> Void = {}
  private let stage: WindowStage
  private let server: pid_t

  /// Takes the place of the stage as its window's delegate.
  ///
  /// - Parameters:
  ///   - stage: The delegate that gets everything the window reports.
  ///   - server: The window's server, whose waits for a core are noted with ours.
  package init(_ stage: WindowStage, server: pid_t) {
    (self.stage, self.server) = (stage, server)
    stage.window.delegate = self
  }

  /// The blanks themselves.
  package var ticks: [FrameTick] { paced.blanks.map(\.tick) }

  package func window(_ window: any StageWindow, didTick frame: FrameTick) {
    let arrival = MediaClock.now
    stage.window(window, didTick: frame)
    let ours = CoreTimes(ofMainThreadIn: getpid())
    let servers = CoreTimes(ofMainThreadIn: server)
    paced.note(
      PacedBlanks.Blank(
        tick: frame,
        arrival: arrival,
        // What was sent leaves when this turn is over, so what the reading above took counts.
        asked: MediaClock.now,
        ourWait: ours.waiting,
        serverWait: servers.waiting,
        stolen: CoreTimes.stolen
      )
    )
    onBlank()
  }

  package func window(_ window: any StageWindow, didReceive event: InputEvent) {
    stage.window(window, didReceive: event)
  }

  package func windowDidResize(_ window: any StageWindow) { stage.windowDidResize(window) }

  package func windowDidChangeVisibility(_ window: any StageWindow) {
    stage.windowDidChangeVisibility(window)
  }

  package func windowShouldClose(_ window: any StageWindow) { stage.windowShouldClose(window) }

  package func window(_ window: any StageWindow, didLoseConnection reason: String) {
    stage.window(window, didLoseConnection: reason)
  }
}
