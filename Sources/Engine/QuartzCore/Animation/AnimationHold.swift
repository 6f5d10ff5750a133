/// Notices that an animation never ran: its layer is freed without having been on screen, while its delegate or a
/// completion block waits for the end.
@MainActor
final class AnimationHold {
  private let notice: () -> Void
  /// Whether the end is up to others: the layer came on screen, or the animation was taken away.
  var isReleased = false

  init(notice: @escaping () -> Void) { self.notice = notice }

  isolated deinit { if !isReleased { notice() } }
}
