extension UIStackView {
  /// The distribution of arranged views along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill the axis: one or some become longer or shorter than their preferred length.
    case fill
    /// They fill the axis, with equal lengths.
    case fillEqually
    /// They fill the axis, in proportion to their preferred lengths.
    case fillProportionally
    /// They have their preferred lengths, with equal gaps.
    case equalSpacing
    /// They have their preferred lengths, with equal distances between their centers.
    case equalCentering
  }

  /// The alignment of arranged views across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill the breadth.
    case fill
    /// At the left of a column, or the top of a row.
    case leading
    /// With the first text baselines aligned; in a row only.
    case firstBaseline
    /// Centered.
    case center
    /// At the right of a column, or the bottom of a row.
    case trailing
    /// With the last text baselines aligned; in a row only.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
