import CoreGraphics

/// Copies the animations of a group, which may contain groups, within limits that no scene needs.
///
/// Without limits, a group that contains itself, or thousands of nested groups, would take forever or an unlimited
/// stack to copy and to evaluate.
@MainActor
final class GroupCopying: EnginePart {
  /// How many groups may be in each other.
  static let deepest = 256
  /// The maximum number of animations in one group, those of nested groups included.
  static let most = 16_384

  /// The groups that are being copied, outermost first.
  private var open: [ObjectIdentifier] = []
  private var count = 0

  /// - Returns: The copies, in order, and whether animations beyond the bounds are missing.
  func members(of group: CAAnimationGroup) -> (copies: [CAAnimation]?, areLeftOut: Bool) {
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

  private func isWithinBounds(_ member: CAAnimation) -> Bool {
    guard count < Self.most else { return false }
    guard member is CAAnimationGroup else { return true }
    return open.count < Self.deepest && !open.contains(ObjectIdentifier(member))
  }
}
