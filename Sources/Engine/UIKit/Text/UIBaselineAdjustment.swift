/// Where a label's text stays that has been made smaller to fit.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays where it was.
  case alignBaselines
  /// Its center does.
  case alignCenters
  /// Its top left corner does.
  case none
}
