import CoreGraphics

/// A row that is swiped aside, and the actions beside it.
final class TableSwipe {
  /// Where the actions are: at the left side (leading) or at the right side.
  enum Side { case leading, trailing }

  let cell: UITableViewCell
  let side: Side
  let configuration: UISwipeActionsConfiguration
  let view: SwipeActionsView
  /// How far the row has been moved aside, in points.
  var way: CGFloat = 0
  /// The same when the finger's drag began.
  var start: CGFloat = 0

  /// The force of a pull beyond the actions, relative to one within them [K].
  private static let pull: CGFloat = 0.3
  /// The part of the row's width beyond which the first action is performed [K].
  private static let fullShare: CGFloat = 0.6
  /// For how long a row goes on at the finger's velocity, to find out where it is meant to rest, in seconds [K].
  private static let glide: CGFloat = 0.1

  init(
    _ cell: UITableViewCell,
    _ side: Side,
    _ configuration: UISwipeActionsConfiguration,
    onPress: @escaping (Int, UIView) -> Void
  ) {
    (self.cell, self.side, self.configuration) = (cell, side, configuration)
    view = SwipeActionsView(configuration.actions, at: side, onPress: onPress)
  }

  /// The direction of a finger that opens the gap.
  private var direction: CGFloat { side == .trailing ? -1 : 1 }
  /// How far right the row is from its own place, in points.
  var shift: CGFloat { direction * way }

  /// The first action is performed when the finger is lifted.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && way > max(cell.bounds.width * Self.fullShare, view.fullWidth)
  }

  /// The gap beside a row's own frame.
  func gap(beside frame: CGRect) -> CGRect {
    CGRect(
      x: side == .trailing ? frame.maxX - way : frame.minX,
      y: frame.minY,
      width: way,
      height: frame.height
    )
  }

  /// The row follows a finger.
  ///
  /// - Parameter translation: How far right the finger is from where it went down, in points.
  func follow(_ translation: CGFloat) {
    // Without the way that made it a drag the row does not jump.
    let slop = min(TapSeries.slop, abs(translation)) * (translation < 0 ? -1 : 1)
    let wanted = max(start + direction * (translation - slop), 0)
    let beyond = wanted - view.fullWidth
    let isFree = configuration.performsFirstActionWithFullSwipe || beyond <= 0
    way = isFree ? wanted : view.fullWidth + beyond * Self.pull
  }

  /// Whether the row stays aside when the finger is lifted at a velocity, in points per second to the right.
  func staysOpen(at velocity: CGFloat) -> Bool {
    way + direction * velocity * Self.glide > view.fullWidth / 2
  }
}
