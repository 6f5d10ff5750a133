import CoreGraphics

extension CALayer {
  /// What of the frame follows the superlayer's size (LA6); default none of it.
  public var autoresizingMask: CAAutoresizingMask {
    get { layout.autoresizingMask }
    set { layout.autoresizingMask = newValue }
  }

  /// Shares the change of the superlayer's size among the parts of each axis that are flexible, and then
  /// moves the frame's sides outwards to whole points (peer 171).
  ///
  /// Measured on macOS: of the change a third goes to each of the three parts, and what a part that is
  /// not flexible would get goes to the margins that are, or to the length when neither is. An empty mask
  /// leaves the frame alone.
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

  /// How far a change of the superlayer's length moves the two sides of a frame.
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
