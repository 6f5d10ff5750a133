import QuartzCore

/// Limits of the text size that the user has chosen, for a view and its content.
extension UIView {
  /// The smallest category of text sizes that the view and its subviews take over; default `nil`, for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept.smallestCategory }
    set { limitCategories { $0.smallestCategory = newValue } }
  }

  /// The largest category of text sizes that the view and its subviews take over; default `nil`, for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept.largestCategory }
    set { limitCategories { $0.largestCategory = newValue } }
  }

  /// The limits of the view and its superviews in words, for a debugger.
  public var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var next: UIView? = self
    while let view = next {
      let state = view.kept
      if state.smallestCategory != nil || state.largestCategory != nil {
        let (least, most) = (state.smallestCategory?.rawValue, state.largestCategory?.rawValue)
        lines.append("\(view): from \(least ?? "any") to \(most ?? "any")")
      }
      next = view.superviewLink
    }
    return lines.joined(separator: "\n")
  }

  private func limitCategories(_ change: (inout KeptValues) -> Void) {
    change(&kept)
    UITraitCollection.mayDiffer = true
    refreshTraits()
  }
}
