public import Foundation

extension CGPath {
  /// The dashes of a line along the path, each an open subpath.
  ///
  /// Each subpath starts the pattern again; lengths are along the path, before `transform`.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern where each subpath begins, in the path's units.
  ///   - lengths: The lengths of dashes and gaps in turn, in the path's units; an odd number of them is repeated twice.
  ///     Without lengths, with negative ones or with zeros only, and where there would be more than 100,000 dashes, the
  ///     path is not dashed.
  ///   - transform: Applied to every point.
  /// - Returns: A new path.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    style.dashPhase = Double(phase)
    style.dashLengths = lengths.map(Double.init)
    let dashed = MeasuredPath(snapshot).dashed(style) ?? snapshot
    return withUnsafePointer(to: transform) { CGPath(snapshot: dashed).copy(using: $0) } ?? self
  }

  /// Calls `function` for each element in drawing order.
  ///
  /// - Parameters:
  ///   - info: The first argument of each call.
  ///   - function: The function to call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// The function that `CGPath.apply(info:function:)` calls for each element, which is valid only during the call.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension MeasuredPath {
  /// The dashes as subpaths; `nil` where the line is not dashed.
  fileprivate func dashed(_ style: StrokeStyle) -> PathSnapshot? {
    guard let pattern = DashPattern(style, along: length) else { return nil }
    var result = PathSnapshot()
    for subpath in subpaths {
      var (walk, cutter) = (DashWalk(pattern), PathCutter(self, subpath))
      while let dash = walk.next(before: subpath.length) {
        cutter.cut(from: dash.from, to: min(dash.to, subpath.length), into: &result)
      }
    }
    return result
  }
}
