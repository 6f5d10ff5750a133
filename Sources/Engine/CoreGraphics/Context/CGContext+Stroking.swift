import Foundation

extension CGContext {
  /// Replaces the current path by the outline of its stroke, including dashes; filled by the winding rule it is the
  /// stroke.
  public func replacePathWithStrokedPath() {
    devicePath = CGMutablePath(snapshot: strokedPath)
  }

  /// The outline of the current path's stroke in device space; the pen is that of user space, mapped by the CTM.
  ///
  /// Empty where the CTM is singular.
  var strokedPath: PathSnapshot {
    let toUser = ctm.inverted()
    guard ctm.isUsable, toUser.isUsable else { return PathSnapshot() }
    var path = PathSnapshot()
    for element in devicePath.elements { path.append(element.applying(toUser)) }
    // Drawing is kept for long, so the tolerance is smaller than what can be seen.
    let tolerance = 0.02 / ctm.concatenating(toCairo).greatestScale
    return path.stroked(state.stroke, tolerance: tolerance, through: ctm)
  }
}
