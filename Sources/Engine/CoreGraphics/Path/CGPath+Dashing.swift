public import Foundation

extension CGPath {
  /// The dashes of a line along the path, each an open subpath.
  ///
  /// Each subpath begins the pattern anew; lengths are along the path, before `transform`.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern each subpath begins.
  ///   - lengths: Those of dashes and gaps in turn; an odd number of them goes round twice. With none, negative ones or
  ///     nothing but zeros, and where there would be more than 100,000 dashes, the path stays whole.
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

  /// Calls `function` with each step in drawing order.
  ///
  /// - Parameters:
  ///   - info: Given to each call.
  ///   - function: What is called.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// What `CGPath.apply(info:function:)` calls with each step, which is valid only while it runs.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension MeasuredPath {
  /// The dashes as subpaths; `nil` where the line is whole.
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
