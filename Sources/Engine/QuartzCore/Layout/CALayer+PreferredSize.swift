import CoreGraphics

extension CALayer {
  /// The layout manager's preferred size, or the size of the bounds in the superlayer (LA5).
  var preferredSizeByManager: CGSize {
    var size = CGSize.zero
    if let manager = layout.manager,
      OptionalRequirement.isAnswered(by: { size = manager.preferredSize(of: self) })
    {
      return size
    }
    return convert(values.bounds, to: nil).size
  }
}
