import CoreGraphics

/// Copies the animations of a group, which may contain groups, within limits that no scene needs.
///
/// Without limits, a group that contains itself, or thousands of nested groups, would take forever or an unlimited
/// stack to copy and to evaluate.
@MainActor
enum GroupCopying {
  /// The maximum depth of nested groups.
  static let deepest = 256
  /// The maximum number of animations in one group, those of nested groups included.
  static let most = 16_384

  /// The groups that are being copied, outermost first.
  private static var open: [ObjectIdentifier] = []
  private static var count = 0

  /// - Returns: The copies, in order, and whether animations beyond the limits are left out.
  static func members(of group: CAAnimationGroup) -> (copies: [CAAnimation]?, areLeftOut: Bool) {
    guard let members = group.animations else { return (nil, false) }
    if open.isEmpty { count = 0 }
    open.append(ObjectIdentifier(group))
    defer { open.removeLast() }
    var copies: [CAAnimation] = []
    for member in members where isWithinBounds(member) {
      count += 1
      if let copy = member.copy(with: nil) as? CAAnimation { copies.append(copy) }
    }
    return (copies, copies.count < members.count)
  }

  private static func isWithinBounds(_ member: CAAnimation) -> Bool {
    guard count < most else { return false }
    guard member is CAAnimationGroup else { return true }
    return open.count < deepest && !open.contains(ObjectIdentifier(member))
  }
}
