import CoreGraphics
import Foundation

/// A row that a finger moves among the others.
struct TableReorder {
  let cell: UITableViewCell
  /// Where the row was, and where it would be if the finger were lifted now.
  let origin: IndexPath
  var target: IndexPath
  /// How far below the finger the middle of the cell is, in points.
  let grab: CGFloat
  /// The cell's own background, while that of the table is behind it.
  let background: UIColor?

  /// In which direction another row makes room: −1 for upwards, 1 for downwards, 0 where it stays.
  func direction(of row: IndexPath) -> CGFloat {
    guard row != origin else { return 0 }
    let stays = target.section != origin.section
    // In another section the row comes before the one that has its place.
    if row > origin, stays ? row < target : row <= target { return -1 }
    return row < origin && row >= target ? 1 : 0
  }

  /// The same of a section's header.
  func direction(ofHeader section: Int) -> CGFloat {
    if section > origin.section, section <= target.section { return -1 }
    return section <= origin.section && section > target.section ? 1 : 0
  }
}
