import CoreGraphics

/// Decides which of a stack view's views become longer when length is left over, and shorter when it is missing.
struct StackYielding {
  struct Member {
    /// Whether it has no length of its own, as an empty view: it may be 0.
    var isFree: Bool
    /// Whether it can grow without limit: a free view, or a stack view.
    var isFlexible: Bool
    var hugging: Float
    var resistance: Float
  }

  let views: [Member]

  init(_ views: [UIView], along axis: NSLayoutConstraint.Axis) {
    self.views = views.map { view in
      let size = view.intrinsicContentSize
      let isFree = (axis == .horizontal ? size.width : size.height) < 0
      return Member(
        isFree: isFree,
        isFlexible: isFree || view is UIStackView,
        hugging: view.contentHuggingPriority(for: axis).rawValue,
        resistance: view.contentCompressionResistancePriority(for: axis).rawValue
      )
    }
  }

  /// The views that grow, in the order in which they do.
  ///
  /// The first is the last flexible one among views that are not flexible; else the first of those with the lowest
  /// hugging priority.
  var order: [Int] {
    let flexible = views.indices.filter { views[$0].isFlexible }
    let rigid = views.indices.filter { !views[$0].isFlexible }
      .sorted { (views[$0].hugging, $0) < (views[$1].hugging, $1) }
    return (rigid.isEmpty ? flexible : flexible.reversed()) + rigid
  }

  var growing: Int? { order.first }

  /// The views that shrink, in order: those with the lowest compression resistance first.
  var shrinking: [Int] {
    views.indices.sorted { (views[$0].resistance, $0) < (views[$1].resistance, $1) }
  }
}
