import Foundation

extension CGContext {
  /// Replaces the current path by the outline of its line, dashes and all, whose inside by the winding rule is that
  /// line.
  public func replacePathWithStrokedPath() {
    devicePath = CGMutablePath(snapshot: strokedPath)
  }

  /// The outline of the current path's line in device space; the pen is that of user space, seen through the CTM.
  ///
  /// Nothing where the CTM flattens the plane.
  var strokedPath: PathSnapshot {
    let toUser = ctm.inverted()
    guard ctm.isUsable, toUser.isUsable else { return PathSnapshot() }
    var path = PathSnapshot()
    for element in devicePath.elements { path.append(element.applying(toUser)) }
    // Pixels are kept for long, and are few for each of them: less than can be seen.
    let tolerance = 0.02 / ctm.concatenating(toCairo).greatestScale
    return path.stroked(state.stroke, tolerance: tolerance, through: ctm)
  }
}
