import CoreGraphics
import DisplaySupport
import Foundation
import QuartzCore
import FrameLoop
import Testing
import UIKit
import WindowSystem
import X11Window

extension OnADisplay {
  /// More pointer events than there are frames: a fast mouse over a scene that moves.
  @Suite struct `A thousand events a second` {
    /// The actual and the reported input, each as one word.
    nonisolated private static func move(_ x: Int, _ y: Int) -> String { "\(x),\(y)" }

    /// The places of a walk over the window, each other than the one before.
    nonisolated private static func place(_ step: Int) -> (x: Int, y: Int) {
      (x: 10 + step % 180, y: 10 + (step / 180) % 180)
    }

    /// Moves, presses and releases of three buttons, one after the other as fast as the server takes them.
    nonisolated private static func act(_ pointer: FakePointer, steps: Int) -> [String] {
      var done: [String] = []
      for step in 0..<steps {
        let place = place(step)
        pointer.move(x: Int32(place.x), y: Int32(place.y))
        done.append(move(place.x, place.y))
        guard step % 5 == 4 else { continue }
        let button = UInt32(step / 10 % 3 + 1)
        let isDown = step % 10 == 4
        pointer.press(isDown, button: button)
        done.append("\(isDown ? "+" : "-")\(button)")
      }
      return done
    }

    @Test func `are all reported, in their order`() async throws {
      let shown = try GestureWindow()
      let mover = CABasicAnimation(keyPath: "position.x")
      (mover.fromValue, mover.toValue) = (0, 200)
      (mover.duration, mover.repeatCount) = (0.5, .infinity)
      let moving = CALayer()
      moving.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      moving.backgroundColor = UIColor.red.cgColor
      moving.add(mover, forKey: nil)
      shown.view.layer.addSublayer(moving)
      CATransaction.flush()

      var told: [String] = []
      var handed = 0
      shown.stage.onInput = { event in
        handed += 1
        switch event {
        case .pointerMoved(let pointer):
          for place in pointer.history.map(\.location) + [pointer.location] {
            told.append(Self.move(Int(place.x), Int(place.y)))
          }
        case .pointerPressed(_, let button): told.append("+\(button.rawValue)")
        case .pointerReleased(_, let button): told.append("-\(button.rawValue)")
        case .pointerCancelled: told.append("cancelled")
        default: break
        }
      }
      // In a thread of its own, so that the window lives meanwhile.
      let name = shown.display.name
      let done = await withCheckedContinuation { (over: CheckedContinuation<[String], Never>) in
        Thread {
          let pointer = try? FakePointer(displayName: name)
          over.resume(returning: pointer.map { Self.act($0, steps: 3000) } ?? [])
        }.start()
      }
      #expect(done.count == 3600)
      #expect(try await waitUntil(seconds: 20) { told.count >= done.count })
      #expect(told == done)
      // They were joined: the scene was not asked to do something for each of them.
      #expect(handed < done.count)
      #expect(shown.stage.statistics.framesDrawn > 1)
    }
  }
}
