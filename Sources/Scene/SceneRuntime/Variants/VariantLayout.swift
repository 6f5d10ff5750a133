import CoreGraphics

/// Where screens in rows are, each below its name; all in one scale.
struct VariantLayout {
  /// The sizes of the screens, row after row, in points.
  let sizes: [[CGSize]]

  /// The distance around and between screens, and the height of a name above one, in points.
  private static let gap: CGFloat = 16
  static let nameHeight: CGFloat = 20

  /// The window's size with the screens in a scale.
  func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: widths.reduce(Self.gap) { $0 + ($1 * scale).rounded(.up) + Self.gap },
      height: heights.reduce(Self.gap) { $0 + rowHeight($1, scale) }
    )
  }

  /// The largest scale, at most 1, in which all screens are seen in a window; a very small window cuts them.
  func scale(in room: CGSize) -> CGFloat {
    let names = CGFloat(sizes.count) * Self.nameHeight
    return min(
      1,
      Self.scale(widths, in: room.width - Self.gap),
      Self.scale(heights, in: room.height - Self.gap - names)
    )
  }

  /// The upper left corner of each screen's name, row after row.
  func places(scale: CGFloat) -> [[CGPoint]] {
    var y = Self.gap
    return zip(sizes, heights).map { row, height in
      defer { y += rowHeight(height, scale) }
      var x = Self.gap
      return zip(row, widths).map { _, width in
        defer { x += (width * scale).rounded(.up) + Self.gap }
        return CGPoint(x: x, y: y)
      }
    }
  }

  /// The widths of the columns, and the heights of the rows.
  private var widths: [CGFloat] {
    (0..<(sizes.map(\.count).max() ?? 0)).map { column in
      sizes.compactMap { $0.indices.contains(column) ? $0[column].width : nil }.max() ?? 0
    }
  }
  private var heights: [CGFloat] { sizes.map { $0.map(\.height).max() ?? 0 } }

  private func rowHeight(_ height: CGFloat, _ scale: CGFloat) -> CGFloat {
    Self.nameHeight + (height * scale).rounded(.up) + Self.gap
  }

  private static func scale(_ lengths: [CGFloat], in room: CGFloat) -> CGFloat {
    let all = lengths.reduce(0, +)
    // (A length is rounded up to a whole point.)
    let free = room - CGFloat(lengths.count) * (gap + 1)
    return free + CGFloat(lengths.count) >= all ? 1 : max(free / all, 0.05)
  }
}
