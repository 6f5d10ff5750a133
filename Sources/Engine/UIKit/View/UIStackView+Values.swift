extension UIStackView {
  /// How arranged views share the length of the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// They fill it: one or some are longer or shorter than they want to be.
    case fill
    /// They fill it, all of one length.
    case fillEqually
    /// They fill it in proportion to the lengths they want.
    case fillProportionally
    /// They have the lengths they want, with the same gap between all.
    case equalSpacing
    /// They have the lengths they want, with the same distance between all middles.
    case equalCentering
  }

  /// How arranged views lie across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// From side to side.
    case fill
    /// At the left of a column, at the top of a row.
    case leading
    /// With the first lines of text on one line; in a row only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right of a column, at the bottom of a row.
    case trailing
    /// With the last lines of text on one line; in a row only.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }
}
