import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Who hears of a control's events (V9, V10).
struct `Control events` {
  private final class Hearing: UIResponder {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func sent(_ sender: UIControl) { heard.append("sent \(sender.tag)") }
    func told(_ sender: UIControl, _ event: UIEvent?) {
      heard.append("told \(event?.type == .touches)")
    }
  }

  private static let plain = Selector("plain", Hearing.plain)
  private static let sent = Selector("sent(_:)", Hearing.sent)
  private static let told = Selector("told(_:_:)", Hearing.told)

  /// The bits of Apple's header.
  @Test(
    arguments: [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
      (.touchCancel, 256), (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13),
      (.menuActionTriggered, 1 << 14), (.editingDidBegin, 1 << 16), (.editingChanged, 1 << 17),
      (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19), (.allTouchEvents, 0xFFF),
      (.allEditingEvents, 0xF0000), (.applicationReserved, 0xF00_0000),
      (.systemReserved, 0xF000_0000), (.allEvents, 0xFFFF_FFFF),
    ] as [(UIControl.Event, UInt)]
  )
  func `events have Apple's bits (V9)`(_ event: UIControl.Event, _ bits: UInt) {
    #expect(event.rawValue == bits)
  }

  @Test func `actions take nothing, the sender, or the sender and the event`() {
    let shown = ShownWindow()
    let control = shown.add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    control.tag = 7
    let target = Hearing()
    for action in [Self.plain, Self.sent, Self.told] {
      control.addTarget(target, action: action, for: .touchDown)
    }
    shown.press(10, 10)
    control.sendActions(for: .touchDown)
    #expect(target.heard == ["plain", "sent 7", "told true", "plain", "sent 7", "told false"])
  }

  @Test func `the same target and action is kept once, with the events of both (V10)`() {
    let (control, target) = (UIControl(), Hearing())
    control.addTarget(target, action: Self.plain, for: .touchDown)
    control.addTarget(target, action: Self.plain, for: .touchDown)
    control.addTarget(target, action: Self.plain, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.heard == ["plain"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    control.removeTarget(target, action: Self.plain, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    control.sendActions(for: .valueChanged)
    #expect(target.heard == ["plain", "plain"])
  }

  @Test func `a target is not kept alive (V10)`() {
    let control = UIControl()
    weak var gone: Hearing?
    do {
      let target = Hearing()
      gone = target
      control.addTarget(target, action: Self.plain, for: .touchDown)
      #expect(control.allTargets == [target])
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
  }

  @Test func `without a target the responders from the control on are asked (V10)`() {
    final class Controller: UIViewController {
      var taken = 0
      func take(_ sender: UIControl) { taken += 1 }
    }
    let (outer, inner) = (Controller(), Controller())
    let shown = ShownWindow(root: outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.view.addSubview(control)
    control.addTarget(nil, action: Selector("take", Controller.take), for: .touchUpInside)
    shown.click(10, 10)
    #expect(inner.taken == 1 && outer.taken == 0)
    control.addTarget(nil, action: Self.plain, for: .touchDown)
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["take"])
  }

  @Test func `targets can be listed and taken away`() {
    let (control, a, b) = (UIControl(), Hearing(), Hearing())
    control.addTarget(a, action: Self.plain, for: .touchDown)
    control.addTarget(a, action: Self.sent, for: [.touchDown, .touchCancel])
    control.addTarget(b, action: Self.plain, for: .touchDown)
    #expect(control.allTargets == [a, b])
    let names = control.actions(forTarget: a, forControlEvent: .touchDown)
    #expect(names == ["plain", "sent(_:)"])
    #expect(control.actions(forTarget: b, forControlEvent: .touchCancel) == nil)
    control.removeTarget(a, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(a.heard.isEmpty && b.heard == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test func `an action that takes a target away keeps it from hearing the same event`() {
    let (control, target) = (UIControl(), Hearing())
    var calls = 0
    let remover = UIAction { action in
      calls += 1
      (action.sender as? UIControl)?.removeTarget(target, action: nil, for: .allEvents)
      control.removeAction(action, for: .allEvents)
    }
    control.addAction(remover, for: .touchDown)
    control.addTarget(target, action: Self.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 1 && target.heard.isEmpty)
  }

  @Test func `an action is kept, and takes the place of one with its name`() {
    let control = UIControl()
    var heard: [String] = []
    let name = UIAction.Identifier("go")
    control.addAction(UIAction(identifier: name) { _ in heard.append("a") }, for: .touchDown)
    control.addAction(UIAction { _ in heard.append("b") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in heard.append("c") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard == ["b", "c"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(heard == ["b", "c", "b"])
  }

  @Test func `an action knows its sender while it runs`() {
    let control = UIControl(
      frame: .zero,
      primaryAction: UIAction(title: "Go") { #expect(($0.sender as? UIControl)?.tag == 3) }
    )
    control.tag = 3
    var action: UIAction?
    control.enumerateEventHandlers { found, pair, events, _ in
      action = found
      #expect(pair == nil && events == .primaryActionTriggered)
    }
    #expect(action?.title == "Go" && action?.sender == nil)
    control.sendActions(for: .primaryActionTriggered)
    #expect(action?.sender == nil)
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test func `handlers are named in their order, until it is enough`() {
    let (control, target) = (UIControl(), Hearing())
    control.addTarget(target, action: Self.plain, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    var found: [String] = []
    control.enumerateEventHandlers { action, pair, events, stop in
      found.append("\(action == nil) \(pair?.1.name ?? "-") \(events.rawValue)")
      stop = true
    }
    #expect(found == ["true plain 1"])
  }

  @Test func `a subclass sees every action that is sent`() {
    final class Watching: UIControl {
      var seen: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        seen.append(action.name)
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        seen.append(action.title)
        super.sendAction(action)
      }
    }
    let (control, target) = (Watching(), Hearing())
    control.addTarget(target, action: Self.plain, for: .touchDown)
    control.addAction(UIAction(title: "closure") { _ in }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.seen == ["plain", "closure"] && target.heard == ["plain"])
  }
}
