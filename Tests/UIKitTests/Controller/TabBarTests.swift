import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Tab bar controllers: tabs, what is shown, the delegate.
@Suite(.serialized) final class `Tab bar controllers` {
  private final class Delegate: UITabBarControllerDelegate {
    var heard: [String] = []
    var refused: UIViewController?
    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== refused }
    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) { heard.append(viewController.title ?? "") }
  }

  private final class Room {
    let log = HearingController.Log()
    let controllers: [HearingController]
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    let delegate = Delegate()
    let shown: ShownWindow

    init() {
      let log = log
      controllers = ["A", "B", "C"].map { HearingController($0, log) }
      tabs.viewControllers = controllers
      tabs.delegate = delegate
      shown = ShownWindow(root: tabs)
      tabs.view.layoutIfNeeded()
    }

    /// Clicks a tab.
    func click(_ tab: Int, at time: Double = 0) {
      let (bar, width) = (tabs.tabBar.frame, tabs.tabBar.frame.width / 3)
      shown.click((Double(tab) + 0.5) * width, bar.midY, at: time)
      tabs.view.layoutIfNeeded()
    }
  }

  private lazy var room = Room()

  @Test func `show the first, above a bar at the bottom`() throws {
    let (tabs, first) = (room.tabs, room.controllers[0])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first)
    let (bar, bounds) = (tabs.tabBar.frame, tabs.view.bounds)
    #expect(bar.maxY == bounds.maxY && bar.height == 49 && bar.width == bounds.width)
    #expect(first.view.bounds.height == bounds.height - 49)
    #expect(first.tabBarController === tabs && room.controllers[1].viewIfLoaded?.window == nil)
    #expect(tabs.tabBar.items?.count == 3 && tabs.tabBar.selectedItem === first.tabBarItem)
    #expect(room.log.heard.prefix(2) == ["A will false", "A is"])
  }

  @Test func `show another where its tab is clicked, and say so`() {
    _ = room
    room.log.heard = []
    room.click(1)
    #expect(room.tabs.selectedIndex == 1 && room.delegate.heard == ["B"])
    #expect(room.controllers[1].view.window != nil && room.controllers[0].view.window == nil)
    #expect(room.log.heard.contains("A willGo") && room.log.heard.contains("B will false"))
    #expect(room.tabs.tabBar.selectedItem === room.controllers[1].tabBarItem)
  }

  @Test func `stay where the delegate refuses a tab`() {
    room.delegate.refused = room.controllers[2]
    room.click(2)
    #expect(room.tabs.selectedIndex == 0 && room.delegate.heard.isEmpty)
    #expect(room.tabs.tabBar.selectedItem === room.controllers[0].tabBarItem)
  }

  @Test func `keep what is selected when the controllers change`() {
    room.tabs.selectedIndex = 1
    room.tabs.viewControllers = [room.controllers[1], room.controllers[2]]
    #expect(room.tabs.selectedIndex == 0)
    #expect(room.tabs.selectedViewController === room.controllers[1])
    #expect(room.controllers[0].parent == nil)
    room.controllers[1].removeFromParent()
    #expect(room.tabs.viewControllers == [room.controllers[2]])
    room.tabs.selectedIndex = 7
    #expect(room.tabs.selectedIndex == 0)
    room.tabs.viewControllers = nil
    #expect(room.tabs.selectedIndex == NSNotFound && room.tabs.viewControllers == nil)
  }

  @Test func `have the items of their controllers, whose titles follow`() {
    let (tabs, first) = (room.tabs, room.controllers[0])
    first.title = "New"
    #expect(first.tabBarItem.title == "New")
    first.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect(tabs.tabBar.items?.first?.title == "Search" && tabs.tabBar.items?.first?.tag == 3)
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
  }
}
