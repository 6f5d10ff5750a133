import CoreGraphics

/// Which of a stack view's views are longer than they want to be where room is left over, and shorter where it is
/// wanting.
struct StackYielding {
  struct Member {
    /// Whether it has no length of its own, as a view has that shows nothing: it may be 0.
    var isFree: Bool
    /// Whether nothing keeps it from being longer: a free one, or a stack view.
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

  /// Those that grow, the first that does first.
  ///
  /// The last flexible one among views that are not; else the first of those that hug their content least.
  var order: [Int] {
    let flexible = views.indices.filter { views[$0].isFlexible }
    let rigid = views.indices.filter { !views[$0].isFlexible }
      .sorted { (views[$0].hugging, $0) < (views[$1].hugging, $1) }
    return (rigid.isEmpty ? flexible : flexible.reversed()) + rigid
  }

  var growing: Int? { order.first }

  /// Those that are shortened, the first one first: by how little they resist.
  var shrinking: [Int] {
    views.indices.sorted { (views[$0].resistance, $0) < (views[$1].resistance, $1) }
  }
}
