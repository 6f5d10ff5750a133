import CoreGraphics
import QuartzCore
import FrameLoop
import Testing
import UIKit
import WindowSystem

extension OnADisplay {
  /// In a stepped run, of a window without a screen.
  @Suite struct `Gestures in a stepped run` {
    private final class Log {
      var times: [Double] = []
      func noted(_ sender: UIGestureRecognizer) { times.append(CACurrentMediaTime()) }
    }

    /// A press at frame 12 is long at frame 42, whatever else happens.
    @Test(arguments: [[1.0], [0.3, 0.5, 0.69, 1.0]])
    func `a long press begins at its frame`(_ stops: [Double]) {
      SteppedRun.stopClock()
      let scene = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let log = Log()
      scene.addGestureRecognizer(
        UILongPressGestureRecognizer(target: log, action: Selector("noted", Log.noted))
      )
      scene.isHidden = false
      let stage = WindowStage(window: HeadlessWindow(width: 100, height: 100), scene: scene)
      let run = SteppedRun(stage: stage)
      let pointer = PointerState(location: CGPoint(x: 50, y: 50), time: 12.0 / 60)
      run.schedule(.pointerPressed(pointer, button: .left), at: 12.0 / 60)
      for stop in stops { run.advance(to: stop) }
      scene.isHidden = true
      MediaClock.set(nil)
      // Begun at the 42nd frame, and cancelled with the window at the end.
      #expect(log.times == [42.0 / 60, 1])
    }
  }
}
