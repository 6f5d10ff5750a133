import Foundation
import QuartzCore

/// The drag of a row to its side: begins mainly sideways, on a row that has actions at that side.
final class SwipePan: UIPanGestureRecognizer {
  private var row: IndexPath?

  private var table: UITableView? { view as? UITableView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let table, let touch = touches.first else { return }
    row = table.row(of: touches)
    table.edits.ignoresTouch = false
    guard let swipe = table.swipe, let touched = touch.view,
      !touched.isDescendant(of: swipe.view), !touched.isDescendant(of: swipe.cell)
    else { return }
    // The finger brings the row back, and does nothing else.
    table.edits.ignoresTouch = true
    table.closeSwipe(animated: true)
    state = .failed
  }

  /// Whether the drag is a swipe of its row.
  var isSwipe: Bool {
    guard let table else { return false }
    let way = translation(in: table)
    return abs(way.x) > abs(way.y) && table.beginSwipe(at: row, towardsRight: way.x > 0)
  }

  override func reset() {
    super.reset()
    row = nil
  }

  /// Scrolling waits: what is no swipe is a drag of the content.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = otherGestureRecognizer as? ScrollPan else { return false }
    return other.view === view && !other.hasCaught
  }

  /// The drag from the edge of the screen comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}
