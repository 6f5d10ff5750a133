import CoreGraphics
import UIKit

/// Two views above each other, of which one has a height of its own and the other the rest.
final class StackedView: UIView {
  private let upper, lower: UIView
  private let heights: (CGFloat) -> CGFloat

  /// - Parameters:
  ///   - upper: The view above.
  ///   - lower: The view below it.
  ///   - upperHeight: The height of the upper one in a whole height, both in points.
  init(_ upper: UIView, _ lower: UIView, upperHeight: @escaping (CGFloat) -> CGFloat) {
    (self.upper, self.lower, heights) = (upper, lower, upperHeight)
    super.init(frame: .zero)
    addSubview(upper)
    addSubview(lower)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(max(0, heights(bounds.height)), bounds.height)
    upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    lower.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}
