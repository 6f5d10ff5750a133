import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The argument of a block's completion, and when it is called: for every way in which an animation can end.
struct `The finished flag` {
  /// U5, U7, R8, peer 32, 35, 36, 39, 40: each completion comes once.
  @Test(arguments: EndingRow.all) func `reports how the animations ended`(_ row: EndingRow) {
    let room = EndingRoom()
    row.begin(room)
    #expect(room.heard == row.atOnce)
    room.run()
    #expect(room.heard == row.heard)
    let view = room.view
    #expect(view.interactionLocks == 0 || view.layer.animationKeys() != nil)
  }

  /// U7: while it repeats, the completion is not called.
  @Test(arguments: [true, false])
  func `waits for an infinite repeat to be taken away`(_ byKey: Bool) {
    let room = EndingRoom()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      room.view.alpha = 0
    } completion: {
      room.hear("loop", $0)
    }
    room.run()
    room.shown.advance(to: 1000)
    #expect(room.heard.isEmpty)
    if byKey {
      room.view.layer.removeAnimation(forKey: "opacity")
    } else {
      room.view.layer.removeAllAnimations()
    }
    room.shown.advance(to: 1000.5)
    #expect(room.heard == ["loop false at 1000.5"])
  }

  /// R8: the window is closed, and its tree is on show no longer.
  @Test func `is false when the window goes`() {
    MediaClock.set(0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    var context: LayerContext? = LayerContext(root: window.layer)
    CATransaction.flush()
    var ended: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ended.append($0)
    }
    context?.finishFrame(at: 0)
    CATransaction.flush()
    let before = ended
    context = nil
    window.isHidden = true
    CATransaction.flush()
    #expect(before.isEmpty && ended == [false])
  }

  /// U7, U13: begin and commit with a delegate, whose method takes the flag as an object, and the context.
  @Test(arguments: [true, false])
  func `is an NSNumber for delegates of the older form`(_ runsToItsEnd: Bool) {
    final class Listener {
      var heard: [String] = []
      var contexts: [UnsafeMutableRawPointer?] = []
      func willStart(_ id: String?, context: UnsafeMutableRawPointer?) {
        heard.append("start \(id ?? "nil")")
        contexts.append(context)
      }
      func didStop(_ id: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
        heard.append("stop \(id ?? "nil") \(finished.boolValue)")
        contexts.append(context)
      }
    }
    let (room, listener) = (EndingRoom(), Listener())
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    UIView.beginAnimations("fade", context: context)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("willStart(_:context:)", Listener.willStart))
    UIView.setAnimationDidStop(Selector("didStop(_:finished:context:)", Listener.didStop))
    room.view.alpha = 0
    UIView.commitAnimations()
    room.shown.advance(to: 0)
    if !runsToItsEnd { room.view.layer.removeAllAnimations() }
    room.run()
    #expect(listener.heard == ["start fade", "stop fade \(runsToItsEnd)"])
    #expect(listener.contexts == [context, context])
  }

  /// A method with other parameters is reported, and not silently ignored.
  @Test func `that a delegate cannot take is reported`() {
    final class Listener {
      func didStop(_ id: Int, finished: NSNumber) {}
    }
    let (room, listener) = (EndingRoom(), Listener())
    let told = reports {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("didStop(_:finished:)", Listener.didStop))
      room.view.alpha = 0
      UIView.commitAnimations()
      room.run()
    }
    #expect(told.count == 1 && told[0].contains("didStop(_:finished:) cannot be called"))
  }
}
