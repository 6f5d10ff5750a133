import CoreGraphics
import Foundation
import QuartzCore
import FrameLoop
import UIKit

/// The time of the window's frames while a recorded tree plays.
struct FrameTimes {
  /// The median time of a frame, in seconds.
  let median: Double

  /// - Parameters:
  ///   - tree: The tree that plays, from the time of its first state on.
  ///   - drawing: The window that shows it.
  ///   - count: The number of measured frames.
  init(of tree: RecordedTree, in drawing: TreeDrawing, count: Int) {
    guard let state = tree.states.first else {
      median = 0
      return
    }
    var times: [Double] = []
    drawing.show(state, of: tree, isPlaying: true) { stage, _ in
      let run = SteppedRun(stage: stage)
      for frame in 1...count + 2 {
        let begin = DispatchTime.now().uptimeNanoseconds
        run.advance(to: Double(frame) * HeadlessWindow.blankInterval)
        // (The first frames make what later ones keep.)
        guard frame > 2 else { continue }
        times.append(Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9)
      }
    }
    median = times.isEmpty ? 0 : times.sorted()[times.count / 2]
  }
}
