import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Buttons of a navigation bar.
@Suite(.serialized) struct `Bar buttons` {
  private func show(_ item: UIBarButtonItem) -> (UIViewController, ShownWindow) {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    return (controller, ShownWindow(root: UINavigationController(rootViewController: controller)))
  }

  @Test func `an action has the button's title, and is performed with the item as its sender`() {
    var senders: [UIBarButtonItem?] = []
    let action = UIAction(title: "Go") { senders.append($0.sender as? UIBarButtonItem) }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Go" && item.primaryAction === action)
    let (_, shown) = show(item)
    shown.click(180, 22)
    #expect(senders == [item])
    item.isEnabled = false
    CATransaction.flush()
    shown.click(180, 22)
    item.isEnabled = true
    item.primaryAction = nil
    CATransaction.flush()
    shown.click(180, 22)
    #expect(senders.count == 1)
  }

  @Test func `a title of the item's own stays, and the action comes before the selector`() {
    let action = UIAction(title: "Go") { _ in }
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    let item = UIBarButtonItem(systemItem: .done, primaryAction: action)
    #expect(item.title == "Done" && item.style == .done && item.primaryAction === action)
    #expect(UIBarButtonItem(title: "Text").action == nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().title == nil)
  }

  @Test func `items may fade in`() {
    let item = UIBarButtonItem(title: "One")
    let (controller, shown) = show(item)
    let bar = controller.navigationController?.navigationBar
    let count = bar?.subviews.count ?? 0
    controller.navigationItem.setRightBarButton(UIBarButtonItem(title: "Two"), animated: true)
    #expect(bar?.subviews.count == count + 1)
    shown.advance(to: 0)
    shown.advance(to: 0.4)
    #expect(bar?.subviews.count == count)
    controller.navigationItem.setLeftBarButtonItems([item, item], animated: false)
    controller.navigationItem.setHidesBackButton(true, animated: false)
    #expect(controller.navigationItem.leftBarButtonItems == [item, item])
    #expect(controller.navigationItem.hidesBackButton && bar?.subviews.count == count)
  }
}
