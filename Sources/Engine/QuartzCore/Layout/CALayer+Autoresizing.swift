import CoreGraphics

extension CALayer {
  /// The parts of the frame that follow the superlayer's size; default none.
  public var autoresizingMask: CAAutoresizingMask {
    get { layout.autoresizingMask }
    set { if newValue != layout.autoresizingMask { layout.autoresizingMask = newValue } }
  }

  /// Distributes the change of the superlayer's size to the flexible parts of each axis, and then rounds the frame's
  /// edges outwards to whole points (peer 171).
  ///
  /// Measured on macOS: each of the three parts gets a third of the change. What a part that is not flexible would get
  /// is given to the flexible margins, or to the length if neither margin is flexible. An empty mask keeps the frame.
  func autoresize(from old: CGSize) {
    let mask = layout.autoresizingMask
    let frame = frame
    guard !mask.isEmpty, !frame.isNull, let new = tree.superlayer?.values.bounds.size,
      new != old
    else { return }
    let across = Shares(
      of: new.width - old.width,
      before: mask.contains(.layerMinXMargin),
      within: mask.contains(.layerWidthSizable),
      after: mask.contains(.layerMaxXMargin)
    )
    let down = Shares(
      of: new.height - old.height,
      before: mask.contains(.layerMinYMargin),
      within: mask.contains(.layerHeightSizable),
      after: mask.contains(.layerMaxYMargin)
    )
    let corner = CGPoint(x: frame.minX + across.ofStart, y: frame.minY + down.ofStart)
    let opposite = CGPoint(x: frame.maxX + across.ofEnd, y: frame.maxY + down.ofEnd)
    self.frame =
      CGRect(
        x: corner.x,
        y: corner.y,
        width: opposite.x - corner.x,
        height: opposite.y - corner.y
      )
      .integral
  }

  /// The amounts by which a change of the superlayer's length moves the two edges of a frame.
  private struct Shares {
    var ofStart: CGFloat = 0
    var ofEnd: CGFloat = 0

    init(of change: CGFloat, before: Bool, within: Bool, after: Bool) {
      let third = change / 3
      switch (before, within, after) {
      case (true, true, true): (ofStart, ofEnd) = (third, change - third)
      case (true, true, false): (ofStart, ofEnd) = (change - third, change)
      case (true, false, true): (ofStart, ofEnd) = (change / 2, change / 2)
      case (true, false, false): (ofStart, ofEnd) = (change, change)
      case (false, true, true): (ofStart, ofEnd) = (0, third)
      case (false, true, false): (ofStart, ofEnd) = (0, change)
      case (false, false, _): break
      }
    }
  }
}
