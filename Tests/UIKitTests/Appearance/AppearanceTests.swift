import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Values that a class's views are given when they enter a window.
@Suite(.serialized) struct `Appearance proxies` {
  final class Badge: UILabel {}
  final class Box: UIView {}
  /// A switch whose proxy no other test asks for.
  final class Lamp: UISwitch {}

  @Test
  func `what is set on a proxy is given to views that enter a window, unless they have their own`()
  {
    Badge.appearance().textColor = .red
    Badge.appearance().backgroundColor = .yellow
    let (plain, own, other) = (Badge(), Badge(), UILabel())
    own.textColor = .green
    let shown = ShownWindow()
    #expect(plain.textColor == .label)
    for view in [plain, own, other] { _ = shown.add(view) }
    #expect(plain.textColor == .red && plain.backgroundColor == .yellow)
    #expect(own.textColor == .green && own.backgroundColor == .yellow)
    #expect(other.textColor == .label && other.backgroundColor == nil)
  }

  @Test func `a proxy for views in others leaves the rest alone, and goes before the general one`()
  {
    Lamp.appearance().onTintColor = .orange
    Lamp.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .purple
    let (inside, outside, box) = (Lamp(), Lamp(), Box())
    let middle = UIView()
    middle.addSubview(inside)
    box.addSubview(middle)
    let shown = ShownWindow()
    _ = shown.add(box)
    _ = shown.add(outside)
    #expect(inside.onTintColor == .purple && outside.onTintColor == .orange)
  }

  @Test func `tab bar items have the attributes of their proxy, where they have none`() {
    let (plain, own) = (UITabBarItem(), UITabBarItem())
    defer { UITabBarItem.appearance().setTitleTextAttributes(nil, for: .normal) }
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(plain.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    #expect(plain.titleTextAttributes(for: .selected) == nil)
  }

  @Test func `this suite leaves the classes of all tests as they are`() {
    let shown = ShownWindow()
    #expect(shown.add(UISwitch()).onTintColor == UISwitch().onTintColor)
    #expect(UITabBarItem().titleTextAttributes(for: .normal) == nil)
  }
}
