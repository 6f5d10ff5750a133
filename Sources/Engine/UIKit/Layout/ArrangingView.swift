/// A view that arranges its subviews by rules of its own, as a stack view does.
protocol ArrangingView: LayoutKind {
  /// Adds the rules by which it arranges them.
  func arrangeSubviews(in problem: inout LayoutProblem)
}
