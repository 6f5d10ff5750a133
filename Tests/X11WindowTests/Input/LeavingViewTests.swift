import CoreGraphics
import DisplaySupport
import QuartzCore
import Testing
import UIKit
import X11Window

extension OnADisplay {
  /// Views that are removed while they are notified of the user's input.
  @Suite struct `Views that leave` {
    /// A window with a view in front of the one that fills it, and the events that both get.
    private final class Room {
      let shown: GestureWindow
      let back: TouchLog
      let front: TouchLog

      init() throws {
        shown = try GestureWindow()
        back = TouchLog(frame: shown.view.bounds)
        front = TouchLog(frame: shown.view.bounds)
        for view in [back, front] { shown.view.addSubview(view) }
        CATransaction.flush()
      }

      /// The view behind is there for the next click, which finds all as it was.
      func expectClick(at location: SourceLocation = #_sourceLocation) async throws {
        let before = back.heard.count
        try shown.display.click(x: 70, y: 80)
        _ = try await waitUntil { self.back.heard.last == "ended" }
        #expect(Array(back.heard[before...]) == ["began", "ended"], sourceLocation: location)
      }
    }

    @Test(arguments: ["began", "moved", "ended"])
    func `in a touch's callback hear its end and no more`(leaving: String) async throws {
      let room = try Room()
      room.front.onHeard = { if $0 == leaving { room.front.removeFromSuperview() } }
      try room.shown.drag((50, 60), (80, 60), (90, 60))
      #expect(try await waitUntil { room.front.superview == nil })
      try await room.expectClick()
      let last = leaving == "ended" ? "ended" : "cancelled"
      #expect(room.front.heard.first == "began" && room.front.heard.last == last)
      #expect(room.front.heard.count { $0 == "ended" || $0 == "cancelled" } == 1)
    }

    @Test(arguments: ["down", "up"])
    func `in a key's callback hear no more of keys`(leaving: String) async throws {
      let room = try Room()
      room.front.becomeFirstResponder()
      room.front.onHeard = { if $0 == leaving { room.front.removeFromSuperview() } }
      try room.shown.display.focus(window: room.shown.window.id)
      try room.shown.display.move(x: 10, y: 10)
      try room.shown.display.key("a")
      #expect(try await waitUntil { room.front.superview == nil })
      try room.shown.display.key("b")
      try await room.expectClick()
      #expect(room.front.heard.filter { $0 == "down" } == ["down"])
      #expect(room.front.heard.last == "up" || room.front.heard.last == "lost" || leaving == "down")
    }

    @Test func `in a hover's action hear its end`() async throws {
      let room = try Room()
      var states: [UIGestureRecognizer.State] = []
      let target = ActionTarget { sender in
        if let hover = sender as? UIHoverGestureRecognizer { states.append(hover.state) }
        room.front.removeFromSuperview()
      }
      let hover = UIHoverGestureRecognizer(target: target, action: ActionTarget.selector)
      room.front.addGestureRecognizer(hover)
      try room.shown.display.move(x: 50, y: 60)
      #expect(try await waitUntil { room.front.superview == nil })
      try room.shown.display.move(x: 60, y: 60)
      try await room.expectClick()
      #expect(states.first == .began && states.count { $0 == .began } == 1)
    }

    @Test func `in a gesture's action end the gesture`() async throws {
      let room = try Room()
      var states: [UIGestureRecognizer.State] = []
      let target = ActionTarget { sender in
        if let pan = sender as? UIPanGestureRecognizer { states.append(pan.state) }
        room.front.removeFromSuperview()
      }
      room.front.addGestureRecognizer(
        UIPanGestureRecognizer(target: target, action: ActionTarget.selector)
      )
      try room.shown.drag((50, 60), (80, 60), (110, 60))
      #expect(try await waitUntil { states.count == 2 })
      #expect(states == [.began, .cancelled])
      try await room.expectClick()
    }

    @Test(arguments: [UIControl.Event.touchDown, .touchUpInside])
    func `in a control's action are notified of nothing else`(event: UIControl.Event) async throws {
      let room = try Room()
      let button = UIButton(frame: room.front.bounds)
      var calls = 0
      button.addAction(
        UIAction { _ in
          calls += 1
          button.removeFromSuperview()
        },
        for: event
      )
      room.front.removeFromSuperview()
      room.shown.view.addSubview(button)
      CATransaction.flush()
      try room.shown.display.click(x: 50, y: 60)
      #expect(try await waitUntil { button.superview == nil })
      try await room.expectClick()
      #expect(calls == 1)
    }

    /// Events on their way to a view that was removed meanwhile are dropped.
    @Test func `between two events lose what was theirs`() async throws {
      let room = try Room()
      try room.shown.display.move(x: 50, y: 60)
      try room.shown.display.press()
      #expect(try await waitUntil { room.front.heard == ["began"] })
      try room.shown.display.move(x: 80, y: 60)
      room.front.removeFromSuperview()
      try room.shown.display.move(x: 90, y: 60)
      try room.shown.display.release()
      try await room.expectClick()
      #expect(room.front.heard.last == "cancelled" && !room.front.heard.contains("ended"))
    }
  }
}

/// A target whose action is a closure.
private final class ActionTarget {
  static let selector = Selector("called", ActionTarget.called)
  private let body: (AnyObject) -> Void

  init(_ body: @escaping (AnyObject) -> Void) { self.body = body }

  private func called(_ sender: AnyObject) { body(sender) }
}
