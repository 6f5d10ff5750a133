import QuartzCore
import UIKit

/// A view that stands for one of a record: with the size that it wants for what it shows, if any.
final class RecordedView: UIView {
  private let wish: CGSize?

  /// - Parameter wish: Width and height; `nil` for a plain view.
  init(_ wish: [Double]?) {
    self.wish = wish.map { CGSize(width: $0[0], height: $0[1]) }
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wish ?? super.intrinsicContentSize }
}

extension CGRect {
  /// Whether corner and size are as near as that to four recorded numbers.
  nonisolated func isWithin(_ tolerance: Double, of numbers: [Double]) -> Bool {
    numbers.count == 4
      && zip([minX, minY, width, height], numbers).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
  }
}
