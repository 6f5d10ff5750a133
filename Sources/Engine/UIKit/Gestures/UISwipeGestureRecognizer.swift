import QuartzCore
import WindowSystem

/// Recognizes a fast movement of fingers in one direction.
///
/// They have to move 50 points in that direction within half a second of going down, and at most 50 points sideways.
/// Apple does not document these numbers; they are common knowledge about UIKit's own recognizer.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1
  /// The directions to recognize; default right.
  open var direction = Direction.right

  private var start: PointerSample?
  private lazy var end = MediaTimer { [weak self] in self?.state = .failed }

  private static let distance: CGFloat = 50
  private static let maximumSideways: CGFloat = 50
  private static let duration = 0.5

  /// Starts a swipe.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    start = middlesOnTheWay.last
    end.set(at: event.timestamp + Self.duration + 2 * MediaTimers.epsilon)
  }

  /// Recognizes the gesture once the fingers have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start else { return }
    for sample in middlesOnTheWay {
      let (x, y) = (sample.location.x - start.location.x, sample.location.y - start.location.y)
      if isFarEnough(x, y) {
        return state = numberOfTouches == numberOfTouchesRequired ? .recognized : .failed
      }
    }
  }

  /// Fails when they have not moved far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible, heldStates.isEmpty { state = .failed }
  }

  /// Makes the gesture fail.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Resets the start position.
  open override func reset() {
    super.reset()
    start = nil
    end.set(at: nil)
  }

  private func isFarEnough(_ x: CGFloat, _ y: CGFloat) -> Bool {
    if abs(y) <= Self.maximumSideways, abs(x) >= Self.distance, abs(x) > abs(y) {
      return direction.contains(x > 0 ? .right : .left)
    }
    guard abs(x) <= Self.maximumSideways, abs(y) >= Self.distance, abs(y) > abs(x) else {
      return false
    }
    return direction.contains(y > 0 ? .down : .up)
  }

  /// Directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Directions with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }
}
