import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Content that is loaded again when it is pulled down.
@Suite(.serialized) final class `A refresh control` {
  private final class Room {
    let trial = ScrollTrial()
    let control = UIRefreshControl()
    let heard = Heard()

    init() {
      let heard = heard
      control.addAction(UIAction { _ in heard.calls.append("load") }, for: .valueChanged)
      trial.view.refreshControl = control
      trial.pass()
    }
  }

  /// Made by the test itself: others may set the clock between this and the test.
  private lazy var room = Room()
  private var trial: ScrollTrial { room.trial }
  private var control: UIRefreshControl { room.control }
  private var heard: Heard { room.heard }

  @Test func `loads once a pull, and stays in sight until it has ended`() {
    #expect(trial.view.refreshControl === control && control.superview === trial.view)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    trial.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 30), lifts: false)
    #expect(heard.calls.isEmpty && trial.y < 0)
    trial.drag(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 400))
    #expect(heard.calls == ["load"] && control.isRefreshing)
    trial.pass(120)
    #expect(trial.y == -60 && trial.isStill && heard.calls.count == 1)
    #expect(trial.view.adjustedContentInset.top == 60 && trial.view.contentInset.top == 0)
    control.endRefreshing()
    #expect(!control.isRefreshing && trial.view.adjustedContentInset.top == 0)
    #expect(trial.y == -60)
    trial.pass(120)
    #expect(trial.y == 0 && heard.calls.count == 1)
  }

  @Test func `a short pull loads nothing, and the wheel follows it`() throws {
    let wheel = try #require(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.alpha == 0)
    trial.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 80))
    #expect(wheel.alpha > 0 && !wheel.isAnimating)
    trial.pass(120)
    #expect(heard.calls.isEmpty && trial.y == 0 && wheel.alpha == 0)
  }

  @Test func `a program begins without a scroll and without an action`() {
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && heard.calls.isEmpty && trial.y == 0)
    trial.view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    trial.pass(10)
    #expect(trial.y == -60)
    control.endRefreshing()
    control.endRefreshing()
    trial.pass(60)
    #expect(trial.y == 0)
    trial.view.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `may be added as a subview`() {
    let other = ScrollTrial()
    let control = UIRefreshControl()
    other.view.addSubview(control)
    #expect(other.view.refreshControl === control)
    other.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 400))
    #expect(control.isRefreshing && other.view.adjustedContentInset.top == 60)
    control.removeFromSuperview()
    #expect(other.view.refreshControl == nil && other.view.adjustedContentInset.top == 0)
  }

  @Test func `ends under the finger without a jump`() {
    trial.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 400), lifts: false)
    #expect(control.isRefreshing)
    let offset = trial.y
    control.endRefreshing()
    #expect(trial.y == offset)
  }

  @Test func `belongs to a table's controller`() {
    let list = UITableViewController(style: .plain)
    list.refreshControl = control
    #expect(list.tableView.refreshControl === control)
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.layoutIfNeeded()
    #expect(control.subviews.contains { ($0 as? UILabel)?.text == "Loading" })
  }
}
