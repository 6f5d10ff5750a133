import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Bars at the bottom.
@Suite(.serialized) struct `A toolbar` {
  private func button(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: Fixed(width: width))
  }

  private final class Fixed: UIView {
    private let own: CGSize
    init(width: CGFloat) {
      own = CGSize(width: width, height: 20)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize { own }
  }

  @Test func `places its items, and flexible gaps share the room that is left`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let (one, two, three) = (button(40), button(60), button(20))
    bar.items = [one, .flexibleSpace(), two, .flexibleSpace(), three]
    bar.layoutIfNeeded()
    // 300 less margins of 16, gaps of 8 and 120 points of items.
    #expect(one.customView?.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    #expect(two.customView?.frame == CGRect(x: 130, y: 12, width: 60, height: 20))
    #expect(three.customView?.frame == CGRect(x: 264, y: 12, width: 20, height: 20))
    bar.setItems([one, .fixedSpace(30), two], animated: false)
    bar.layoutIfNeeded()
    #expect(two.customView?.frame.minX == 102)
    #expect(three.customView?.superview == nil)
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 100, height: 44))
    #expect(UIToolbar().frame.height == 44)
  }

  @Test func `sends an item's action`() {
    let shown = ShownWindow()
    let bar = shown.add(UIToolbar(frame: CGRect(x: 0, y: 156, width: 200, height: 44)))
    var clicks = 0
    bar.items = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in clicks += 1 })]
    CATransaction.flush()
    shown.click(25, 178)
    #expect(clicks == 1)
  }

  @Test func `of a navigation controller has the items of the controller on top`() {
    let (first, second) = (UIViewController(), UIViewController())
    first.toolbarItems = [UIBarButtonItem(title: "First")]
    let navigation = UINavigationController(rootViewController: first)
    let shown = ShownWindow(root: navigation)
    #expect(navigation.isToolbarHidden && first.view.frame.height == 156)
    navigation.setToolbarHidden(false, animated: true)
    #expect(navigation.toolbar.items?.first?.title == "First")
    shown.advance(to: 0)
    #expect(navigation.toolbar.layer.shown.position.y == 222)
    shown.advance(to: 1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 156, width: 200, height: 44))
    #expect(first.view.frame.height == 112)
    second.setToolbarItems([UIBarButtonItem(title: "Second")], animated: false)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items?.first?.title == "Second")
    second.toolbarItems = nil
    #expect(navigation.toolbar.items == nil)
    navigation.isToolbarHidden = true
    CATransaction.flush()
    #expect(second.view.frame.height == 156)
  }
}
