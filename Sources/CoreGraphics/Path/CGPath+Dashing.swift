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
    let dashed = snapshot.dashed(style) ?? snapshot
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

extension PathSnapshot {
  private static let mostDashes = 100_000.0

  /// The dashes as subpaths; `nil` where the line is whole.
  fileprivate func dashed(_ style: StrokeStyle) -> PathSnapshot? {
    let lengths = style.usableDashes
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let subpaths = measuredSubpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    guard period > 0, total.isFinite, total / period < Self.mostDashes else { return nil }
    var result = PathSnapshot()
    for subpath in subpaths {
      var index = 0
      // How far from the subpath's start this dash or gap begins: at most a period before it.
      var place = -(style.dashPhase - (style.dashPhase / period).rounded(.down) * period)
      while place < subpath.length {
        let end = place + pattern[index]
        if index % 2 == 0, end > 0 { subpath.append(from: max(place, 0), to: end, to: &result) }
        (place, index) = (end, (index + 1) % pattern.count)
      }
    }
    return result
  }
}
