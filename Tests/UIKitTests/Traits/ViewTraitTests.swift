import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Apple, *Supporting Dark Mode in your interface*: what is light and dark, and what is notified.
final class `Views in light and dark` {
  private lazy var room = ShownWindow()
  nonisolated private static let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
  nonisolated private static let (red, green) = (UIColor.red.cgColor, UIColor.green.cgColor)

  @Test func `follow their window, but for what they override`() {
    let (outer, inner) = (room.add(), UIView())
    outer.addSubview(inner)
    inner.backgroundColor = Self.own
    #expect(inner.layer.backgroundColor == Self.red)
    room.window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.layer.backgroundColor == Self.green)
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.layer.backgroundColor == Self.red)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.layer.backgroundColor == Self.green)
    outer.overrideUserInterfaceStyle = .unspecified
    inner.overrideUserInterfaceStyle = .unspecified
    room.window.overrideUserInterfaceStyle = .light
    #expect(inner.layer.backgroundColor == Self.red && inner.backgroundColor === Self.own)
  }

  /// A layer's color is what it was when it was set, and is not resolved again.
  @Test func `leave a layer's own color alone`() {
    let view = room.add()
    view.layer.backgroundColor = Self.own.cgColor
    view.layer.borderColor = Self.own.cgColor
    room.window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == Self.red && view.layer.borderColor == Self.red)
    view.backgroundColor = Self.own
    #expect(view.layer.backgroundColor == Self.green)
    view.layer.backgroundColor = Self.red
    #expect(view.backgroundColor == .red)
    room.window.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == Self.red && view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil && view.backgroundColor == nil)
  }

  @Test func `take the traits of where they are put`() {
    let (dark, view) = (room.add(), UIView())
    dark.overrideUserInterfaceStyle = .dark
    view.backgroundColor = Self.own
    room.window.addSubview(view)
    #expect(view.layer.backgroundColor == Self.red)
    dark.addSubview(view)
    #expect(view.layer.backgroundColor == Self.green)
    view.removeFromSuperview()
    room.window.addSubview(view)
    #expect(view.layer.backgroundColor == Self.red)
  }

  /// What is on no screen while the desktop turns dark is dark when it comes there.
  @Test func `follow the desktop`() {
    defer { UITraitCollection.configure(style: .light) }
    let (shown, other) = (room.add(), UIView())
    for view in [shown, other] { view.backgroundColor = Self.own }
    UITraitCollection.configure(style: .dark)
    #expect(shown.layer.backgroundColor == Self.green)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    room.window.addSubview(other)
    #expect(other.layer.backgroundColor == Self.green)
    let new = UIView()
    new.backgroundColor = Self.own
    #expect(new.layer.backgroundColor == Self.green)
  }

  /// U1: a color that goes by traits is animated as any other.
  @Test func `animate their colors in blocks`() throws {
    let view = room.add()
    view.overrideUserInterfaceStyle = .dark
    view.backgroundColor = .blue
    CATransaction.flush()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = Self.own
    }
    CATransaction.flush()
    #expect(view.layer.backgroundColor == Self.green && view.backgroundColor === Self.own)
    let animation = try #require(view.layer.basic("backgroundColor"))
    #expect(animation.fromValue as? CGColor == UIColor.blue.cgColor)
    room.advance(to: 0.5)
    let half = try #require(view.layer.shown.backgroundColor).rgba
    #expect(abs(half.y - 0.5) < 0.01 && abs(half.z - 0.5) < 0.01 && half.x == 0)
    // So is the way from light to dark.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.overrideUserInterfaceStyle = .light
    }
    #expect(view.layer.backgroundColor == Self.red)
    #expect(view.layer.basic("backgroundColor") != nil)
  }

  /// The controller is notified before its view, both from the top down, with their own traits as the current ones.
  @Test func `are notified with their previous values`() {
    let heard = Heard()
    let view = Told("outer", heard)
    view.addSubview(Told("inner", heard))
    let controller = ToldController(heard)
    controller.view = view
    room.window.rootViewController = controller
    CATransaction.flush()
    heard.calls = []
    room.window.overrideUserInterfaceStyle = .dark
    #expect(
      heard.calls == ["tint outer", "controller 1", "outer 1>2 2", "tint inner", "inner 1>2 2"]
    )
    heard.calls = []
    room.window.overrideUserInterfaceStyle = .dark
    #expect(heard.calls.isEmpty)
    CATransaction.flush()
    #expect(heard.calls == ["lays out outer 2", "lays out inner 2"])
    controller.overrideUserInterfaceStyle = .light
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(room.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `call closures that watch a trait`() {
    let view = room.add()
    let heard = Heard()
    let kept = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, old) in
      heard.calls.append("\(old.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in
      heard.calls.append("scale")
    }
    room.window.overrideUserInterfaceStyle = .dark
    #expect(heard.calls == ["light dark"])
    view.unregisterForTraitChanges(kept)
    room.window.overrideUserInterfaceStyle = .light
    #expect(heard.calls == ["light dark"])
  }

  /// DI7: a view draws with its own traits, and again when they are others.
  @Test func `redraw in their colors`() {
    let view = room.add(Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    CATransaction.flush()
    #expect(view.drawn == [UIColor.black.cgColor])
    room.window.overrideUserInterfaceStyle = .dark
    CATransaction.flush()
    #expect(view.drawn == [UIColor.black.cgColor, UIColor.white.cgColor])
    view.overrideUserInterfaceStyle = .dark
    CATransaction.flush()
    #expect(view.drawn.count == 2)
  }
}

private final class Told: UIView {
  private let name: String
  private let heard: Heard

  init(_ name: String, _ heard: Heard) {
    (self.name, self.heard) = (name, heard)
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private var now: Int { UITraitCollection.current.userInterfaceStyle.rawValue }

  override func tintColorDidChange() { heard.calls.append("tint \(name)") }
  override func layoutSubviews() { heard.calls.append("lays out \(name) \(now)") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let (old, new) = (previous?.userInterfaceStyle.rawValue, traitCollection.userInterfaceStyle)
    heard.calls.append("\(name) \(old ?? -1)>\(new.rawValue) \(now)")
  }
}

private final class ToldController: UIViewController {
  private let heard: Heard

  init(_ heard: Heard) {
    self.heard = heard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    heard.calls.append("controller \(previous?.userInterfaceStyle.rawValue ?? -1)")
  }
}

private final class Drawing: UIView {
  var drawn: [CGColor] = []

  override func draw(_ rect: CGRect) { drawn.append(UIColor.label.cgColor) }
}
