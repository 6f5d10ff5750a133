import CoreGraphics
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Alerts and action sheets.
@Suite(.serialized) final class `Alerts` {
  private final class Room {
    let root = UIViewController()
    let shown: ShownWindow

    init() {
      UIAccessibility.configure(reduceMotion: false)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
      shown = ShownWindow(root: root, window: window)
    }
  }

  /// Made by the test itself: others may set the clock between this and the test.
  private lazy var room = Room()
  private var root: UIViewController { room.root }
  private var shown: ShownWindow { room.shown }
  private let heard = Heard()

  private func action(
    _ title: String,
    _ style: UIAlertAction.Style = .default
  ) -> UIAlertAction {
    let heard = heard
    return UIAlertAction(title: title, style: style) { heard.calls.append($0.title ?? "") }
  }

  private func alert(
    _ style: UIAlertController.Style = .alert,
    _ actions: [UIAlertAction]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    root.present(alert, animated: false)
    CATransaction.flush()
    return alert
  }

  /// The views of a type below another, in the order of the tree.
  private func all<Wanted: UIView>(_ type: Wanted.Type, in view: UIView?) -> [Wanted] {
    (view?.subviews ?? []).flatMap {
      [$0 as? Wanted].compactMap(\.self) + all(type, in: $0)
    }
  }

  private func buttons(of alert: UIAlertController) -> [String: CGRect] {
    let controls = all(UIControl.self, in: alert.view).filter { !($0 is UITextField) }
    let pairs = controls.map { ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil)) }
    return Dictionary(pairs) { first, _ in first }
  }

  private func press(_ title: String, of alert: UIAlertController, at time: Double = 1) throws {
    let frame = try #require(buttons(of: alert)[title])
    shown.click(frame.midX, frame.midY, at: time)
  }

  @Test func `two short buttons are beside each other, that to cancel at the left`() throws {
    let alert = alert(.alert, [action("OK"), action("Cancel", .cancel)])
    #expect(root.presentedViewController === alert)
    let frames = buttons(of: alert)
    let (ok, cancel) = (try #require(frames["OK"]), try #require(frames["Cancel"]))
    #expect(ok.minY == cancel.minY && cancel.maxX == ok.minX && ok.height == 44)
    #expect(cancel.minX == 65 && ok.maxX == 335)
    #expect(all(UILabel.self, in: alert.view).prefix(2).map(\.text) == ["Delete?", "For good."])
    try press("OK", of: alert)
    #expect(heard.calls.isEmpty && alert.isBeingDismissed)
    shown.advance(to: 1)
    shown.advance(to: 2)
    #expect(heard.calls == ["OK"] && root.presentedViewController == nil)
  }

  @Test func `is in front of the window whatever style it is given`() {
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.modalPresentationStyle = .popover
    root.present(alert, animated: false)
    #expect(alert.view.frame == shown.window.bounds)
    #expect(alert.popoverPresentationController == nil)
  }

  @Test func `more of them are below each other, that to cancel last`() {
    let alert = alert(
      .alert,
      [action("Cancel", .cancel), action("One"), action("Two", .destructive)]
    )
    let frames = buttons(of: alert)
    let order = frames.sorted { $0.value.minY < $1.value.minY }.map(\.key)
    #expect(order == ["One", "Two", "Cancel"])
    #expect(frames.values.allSatisfy { $0.width == 270 })
  }

  @Test func `a button that is off does nothing, until it is on`() throws {
    let save = action("Save")
    save.isEnabled = false
    let alert = alert(.alert, [save])
    try press("Save", of: alert)
    #expect(!alert.isBeingDismissed)
    save.isEnabled = true
    CATransaction.flush()
    try press("Save", of: alert, at: 3)
    #expect(alert.isBeingDismissed)
  }

  @Test func `Return and Escape press its buttons`() {
    for (key, title) in [(UInt32(0xFF0D), "OK"), (0xFF1B, "Cancel")] {
      MediaClock.set(0)
      heard.calls = []
      let ok = action("OK")
      let alert = alert(.alert, [ok, action("Cancel", .cancel)])
      alert.preferredAction = ok
      press(key)
      shown.advance(to: 1)
      shown.advance(to: 2)
      #expect(heard.calls == [title] && root.presentedViewController == nil)
    }
  }

  @Test func `text fields are typed into`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First name" }
    alert.addTextField()
    alert.addAction(action("OK"))
    #expect(alert.textFields?.count == 2)
    root.present(alert, animated: false)
    CATransaction.flush()
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder && field.placeholder == "First name")
    shown.send(.keyPressed(KeyState(keysym: 0x61, text: "a", time: 1), isRepeat: false))
    #expect(field.text == "a")
    press(0xFF0D)
    #expect(alert.textFields?[1].isFirstResponder == true && !alert.isBeingDismissed)
    press(0xFF0D)
    #expect(alert.isBeingDismissed)
    #expect(alert.actions.count == 1)
    let frames = alert.textFields?.map { $0.convert($0.bounds, to: nil) } ?? []
    #expect(frames[0].maxY == frames[1].minY && frames[0].width == 238)
  }

  private func press(_ key: UInt32) {
    shown.send(.keyPressed(KeyState(keysym: key, time: 1), isRepeat: false))
    shown.send(.keyReleased(KeyState(keysym: key, time: 1)))
  }

  @Test func `Escape in a text field cancels`() throws {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(action("Cancel", .cancel))
    root.present(alert, animated: false)
    CATransaction.flush()
    #expect(alert.textFields?.first?.isFirstResponder == true)
    press(0xFF1B)
    #expect(alert.isBeingDismissed)
  }

  @Test func `an action sheet is at the bottom, with the button to cancel apart`() throws {
    let alert = alert(
      .actionSheet,
      [action("Copy"), action("Cancel", .cancel), action("Delete", .destructive)]
    )
    let frames = buttons(of: alert)
    let cancel = try #require(frames["Cancel"])
    #expect(cancel.maxY == 492 && cancel.height == 57 && cancel.width == 384)
    #expect(frames["Delete"]?.maxY == cancel.minY - 8)
    // A click on its text does nothing, one beside it cancels.
    shown.click(200, 492 - 57 - 8 - 2 * 57 - 10, at: 1)
    #expect(!alert.isBeingDismissed)
    shown.click(200, 50, at: 2)
    shown.advance(to: 2)
    shown.advance(to: 3)
    #expect(heard.calls == ["Cancel"])
  }

  @Test func `comes by itself: it grows into its place over a dimmed window`() throws {
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addAction(action("OK"))
    root.present(alert, animated: true)
    shown.advance(to: 0)
    let (dimming, cards) = (alert.view.subviews[0], alert.view.subviews[1])
    #expect(dimming.layer.shown.opacity == 0 && cards.layer.shown.transform.m11 == 1.2)
    shown.advance(to: 1)
    #expect(dimming.alpha == 1 && cards.transform == .identity && !alert.isBeingPresented)
  }

  @Test func `what it cannot have is reported`() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(action("Cancel", .cancel))
    #expect(reports { sheet.addAction(action("No", .cancel)) }.count == 1)
    #expect(reports { sheet.addTextField() }.count == 1)
    #expect(sheet.actions.count == 1 && sheet.textFields == nil)
  }
}
