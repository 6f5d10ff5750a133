import CoreGraphics

extension CALayer {
  /// What of the frame follows the superlayer's size (LA6); default none of it.
  public var autoresizingMask: CAAutoresizingMask {
    get { layout.autoresizingMask }
    set { layout.autoresizingMask = newValue }
  }

  /// Shares the change of the superlayer's size equally among the flexible parts of each axis, then moves
  /// the frame's sides outwards to whole points (peer 171).
  ///
  /// An empty mask leaves the frame alone; a side that would become negative becomes 0.
  func autoresize(from old: CGSize) {
    let mask = layout.autoresizingMask
    let frame = frame
    guard !mask.isEmpty, !frame.isNull, let new = tree.superlayer?.values.bounds.size else {
      return
    }
    let across = Segment(start: frame.minX, length: frame.width).sharing(
      new.width - old.width,
      before: mask.contains(.layerMinXMargin),
      within: mask.contains(.layerWidthSizable),
      after: mask.contains(.layerMaxXMargin)
    )
    let down = Segment(start: frame.minY, length: frame.height).sharing(
      new.height - old.height,
      before: mask.contains(.layerMinYMargin),
      within: mask.contains(.layerHeightSizable),
      after: mask.contains(.layerMaxYMargin)
    )
    self.frame =
      CGRect(x: across.start, y: down.start, width: across.length, height: down.length).integral
  }

  /// A frame's part along one axis.
  private struct Segment {
    var start, length: CGFloat

    func sharing(_ change: CGFloat, before: Bool, within: Bool, after: Bool) -> Segment {
      let count = [before, within, after].count { $0 }
      guard count > 0 else { return self }
      let share = change / CGFloat(count)
      return Segment(
        start: start + (before ? share : 0),
        length: max(0, length + (within ? share : 0))
      )
    }
  }
}
