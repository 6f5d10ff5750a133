import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import WindowSystem

/// Windows that share one window of the desktop, as the windows of a scene share a device's screen.
@Suite(.serialized) struct `Windows over a window` {
  /// A base of 200 × 200 points, and a window over it.
  private func shown(
    level: UIWindow.Level = .alert,
    frame: CGRect = CGRect(x: 20, y: 30, width: 100, height: 50),
    _ make: @MainActor (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) -> (base: ShownWindow, over: UIWindow) {
    let base = ShownWindow()
    let over = make(frame)
    over.windowLevel = level
    over.rootViewController = UIViewController()
    over.isHidden = false
    CATransaction.flush()
    return (base, over)
  }

  private final class Host: ApplicationHost {
    var heard: [String] = []
    func show(_ window: UIWindow) { heard.append("show \(window.windowLevel.rawValue)") }
    func close(_ window: UIWindow) { heard.append("close \(window.windowLevel.rawValue)") }
    func titleDidChange(of window: UIWindow) {}
  }

  @Test func `a window of a higher level is drawn in the window of the desktop`() {
    let host = Host()
    UIApplication.shared.host = host
    defer { UIApplication.shared.host = nil }
    let (base, over) = shown()
    #expect(host.heard == ["show 0.0"])
    #expect(over.layer.superlayer === base.window.layer)
    #expect(over.superview == nil && over.window === over)
    #expect(over.windowScene != nil && over.windowScene === base.window.windowScene)
    #expect(over.convert(CGPoint(x: 1, y: 2), to: base.window) == CGPoint(x: 21, y: 32))
    // A view that is added later stays behind it.
    let view = base.add(CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(over.layer.zPosition > view.layer.zPosition)
    over.isHidden = true
    #expect(over.layer.superlayer == nil && over.layer.zPosition == 0)
    #expect(host.heard == ["show 0.0"])
    over.isHidden = false
    #expect(over.layer.superlayer === base.window.layer)
    base.window.isHidden = true
    #expect(host.heard.prefix(2) == ["show 0.0", "close 0.0"])
    // It is over another window now, of which other tests may leave some, or has one of the desktop.
    #expect(UIApplication.shared.windows.contains(over) && over.base !== base.window)
    #expect((over.base === over) == (host.heard.last == "show 2000.0"))
    over.isHidden = true
    #expect((over.base === over) && over.layer.superlayer == nil)
  }

  @Test func `a window of the same scene is drawn over its first, another one is not`() throws {
    let base = ShownWindow()
    let connected = UIApplication.shared.connectedScenes.first
    let scene = try #require(connected as? UIWindowScene)
    #expect(scene.windows.contains(base.window))
    let same = UIWindow(windowScene: scene)
    same.isHidden = false
    #expect(same.layer.superlayer === base.window.layer)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.isHidden = false
    #expect(other.layer.superlayer == nil)
    (same.isHidden, other.isHidden) = (true, true)
  }

  @Test func `one as large as the screen is as large as the first, and follows it`() {
    let (base, over) = shown(frame: UIScreen.main.bounds)
    #expect(over.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    base.window.resize(to: CGSize(width: 300, height: 250))
    CATransaction.flush()
    #expect(over.frame == CGRect(x: 0, y: 0, width: 300, height: 250))
    #expect(over.rootViewController?.view.frame.size == over.bounds.size)
    over.isHidden = true
    base.window.resize(to: CGSize(width: 150, height: 160))
    over.isHidden = false
    #expect(over.frame == CGRect(x: 0, y: 0, width: 150, height: 160))
    let (_, small) = shown()
    #expect(small.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    (over.isHidden, small.isHidden) = (true, true)
  }

  @Test func `levels order them, the last one shown is in front of its equals`() {
    let (base, alert) = shown(level: .alert)
    let (low, high, equal) = (UIWindow(), UIWindow(), UIWindow())
    low.windowLevel = .statusBar
    high.windowLevel = UIWindow.Level(.greatestFiniteMagnitude)
    equal.windowLevel = .alert
    for window in [low, high, equal] { window.isHidden = false }
    #expect(order(in: base) == [high, equal, alert, low])
    #expect(high.layer.zPosition.isFinite && high.layer.zPosition > equal.layer.zPosition)
    low.windowLevel = .alert
    #expect(order(in: base) == [high, low, equal, alert])
    #expect(base.window.windowUnder(CGPoint(x: 25, y: 35)) === high)
    for window in [low, high, equal, alert] { window.isHidden = true }
    #expect(order(in: base).isEmpty)
  }

  /// The windows over the base as they are drawn, the frontmost first.
  private func order(in base: ShownWindow) -> [UIWindow] {
    let layers = base.window.layer.sublayers ?? []
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }.compactMap { $0.element.delegate as? UIWindow }
  }

  /// Libraries take their windows away by forgetting them.
  @Test func `one that nothing refers to any longer is gone, and leaves the keys`() {
    let base = ShownWindow()
    var over: UIWindow? = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    over?.windowLevel = .alert
    over?.rootViewController = UIViewController()
    over?.makeKeyAndVisible()
    CATransaction.flush()
    #expect(order(in: base) == [over] && UIApplication.shared.keyWindow === over)
    let layer = over?.layer
    over = nil
    #expect(layer?.superlayer == nil && order(in: base).isEmpty)
    #expect(UIApplication.shared.keyWindow === base.window && base.window.isKeyWindow)
    #expect(base.window.windowUnder(CGPoint(x: 25, y: 35)) === base.window)
  }

  private final class Touched: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let place = touches.first?.location(in: self) ?? .zero
      heard.append("began \(Int(place.x)) \(Int(place.y))")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved \(Int(touches.first?.location(in: nil).x ?? -1))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
  }

  /// As coach marks and HUDs do: what it does not cover stays in reach.
  private final class Passing: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self || hit === rootViewController?.view ? nil : hit
    }
  }

  @Test func `a touch goes to the frontmost window with a view under it, and stays there`() {
    let (base, over) = shown { Passing(frame: $0) }
    let (below, above) = (Touched(), Touched())
    below.frame = base.window.bounds
    _ = base.add(below)
    above.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    over.rootViewController?.view.addSubview(above)
    CATransaction.flush()
    base.press(35, 45, at: 1)
    base.move(150, 150, at: 2)
    base.release(150, 150, at: 3)
    #expect(above.heard == ["began 5 5", "moved 130", "ended"])
    base.click(25, 35, at: 4)
    #expect(below.heard == ["began 25 35", "ended"])
    base.press(150, 150, at: 5)
    base.move(35, 45, at: 6)
    base.release(35, 45, at: 7)
    #expect(below.heard.suffix(3) == ["began 150 150", "moved 35", "ended"])
    #expect(above.heard.count == 3)
    over.isUserInteractionEnabled = false
    base.click(35, 45, at: 8)
    #expect(above.heard.count == 3 && below.heard.count == 7)
    over.isHidden = true
  }

  private final class Hovered: NSObject {
    var heard: [String] = []
    func watch(_ window: UIWindow) {
      let action = Selector("hovered:", Hovered.hovered)
      window.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: action))
    }
    private func hovered(_ hover: UIHoverGestureRecognizer) {
      let name = hover.view?.layer.superlayer == nil ? "base" : "over"
      heard.append("\(name) \(hover.state.rawValue)")
    }
  }

  @Test func `the pointer hovers over one of them at a time`() {
    let (base, over) = shown()
    let hovered = Hovered()
    hovered.watch(base.window)
    hovered.watch(over)
    for x in [10.0, 30, 40, 150] { base.move(x, 40, at: x) }
    #expect(hovered.heard == ["base 1", "base 3", "over 1", "over 2", "over 3", "base 1"])
    over.isHidden = true
  }

  @Test func `a text in it receives the keys, until it goes`() {
    let (base, over) = shown()
    var taken: [Bool] = []
    base.window.onTakesText = { taken.append($0) }
    let (lower, upper) = (UITextField(), UITextField())
    lower.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    upper.frame = CGRect(x: 5, y: 5, width: 80, height: 20)
    _ = base.add(lower)
    over.addSubview(upper)
    lower.becomeFirstResponder()
    #expect(base.window.isKeyWindow && taken == [true])
    upper.becomeFirstResponder()
    #expect(over.isKeyWindow && base.window.takesText)
    type("a", in: base)
    #expect(upper.text == "a" && lower.text == "")
    let caret = base.window.textCaret ?? .zero
    #expect(CGRect(x: 25, y: 35, width: 80, height: 20).contains(caret))
    lower.becomeFirstResponder()
    #expect(base.window.isKeyWindow)
    type("b", in: base)
    #expect(lower.text == "b")
    upper.becomeFirstResponder()
    over.isHidden = true
    #expect(base.window.isKeyWindow)
    type("c", in: base)
    #expect(lower.text == "bc")
    lower.resignFirstResponder()
    #expect(taken == [true, false])
  }

  private func type(_ text: String, in base: ShownWindow) {
    let key = KeyState(keysym: text.unicodeScalars.first?.value ?? 0, text: text, time: 1)
    base.send(.keyPressed(key, isRepeat: false))
    base.send(.keyReleased(key))
  }
}
