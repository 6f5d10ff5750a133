import Foundation
import Synchronization

/// What of a pattern's a picture shows.
struct PatternFilling: Hashable {
  let components: [CGFloat]
  let size: CGSize
  let scale: Double

  static func == (a: Self, b: Self) -> Bool {
    a.components == b.components && a.size == b.size && a.scale == b.scale
  }

  func hash(into hasher: inout Hasher) {
    for number in components + [size.width, size.height] { hasher.combine(number) }
    hasher.combine(scale)
  }
}

/// The pictures of a pattern that were asked for last, which frames recognize as the same.
final class PatternFillings: Sendable {
  private static let capacity = 4
  private let kept = Mutex<[(filling: PatternFilling, image: CGImage)]>([])

  /// The picture that is kept, or a new one, which takes the place of the one that was not asked for the longest.
  func picture(of filling: PatternFilling, make: () -> CGImage?) -> CGImage? {
    if let known = kept.withLock({ take(filling, from: &$0) }) { return known }
    // (A pattern's callback may fill with the same pattern, so nothing is locked here.)
    guard let image = make() else { return nil }
    kept.withLock { kept in
      kept.append((filling, image))
      if kept.count > Self.capacity { kept.removeFirst() }
    }
    return image
  }

  private func take(
    _ filling: PatternFilling,
    from kept: inout [(filling: PatternFilling, image: CGImage)]
  ) -> CGImage? {
    guard let index = kept.firstIndex(where: { $0.filling == filling }) else { return nil }
    let entry = kept.remove(at: index)
    kept.append(entry)
    return entry.image
  }
}
