package import Foundation
import Synchronization

extension CGColor {
  /// A picture of a rectangle filled with the pattern, whose first cell is at the upper left.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle, in user space.
  ///   - scale: Pixels per unit of user space, for a pattern that a callback draws: a picture has its own.
  /// - Returns: The same picture again where it was requested recently; `nil` without a pattern, and for more pixels
  ///   than a picture may have.
  package func patternPicture(filling size: CGSize, scale: Double) -> CGImage? {
    guard let pattern, let components, size.width > 0, size.height > 0, size.width.isFinite,
      size.height.isFinite
    else { return nil }
    var scale = scale
    if case .picture(_, let own) = pattern.content { scale = own }
    let filling = PatternFilling(components: components, size: size, scale: scale)
    return pattern.fillings.picture(of: filling) {
      let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
      guard width <= 32767, height <= 32767, width * height <= Double(CGImage.maximumPixelCount),
        let context = try? CGContext(
          layerBounds: CGRect(origin: .zero, size: size),
          pixelWidth: Int(max(1, (width - 1e-6).rounded(.up))),
          pixelHeight: Int(max(1, (height - 1e-6).rounded(.up))),
          isYUp: false
        )
      else { return nil }
      context.setFillColor(self)
      context.fill(CGRect(origin: .zero, size: size))
      return context.makeImage()
    }
  }
}

/// The key of a pattern's picture.
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

/// An LRU cache of a pattern's pictures, so that frames recognize them as the same.
final class PatternFillings: Sendable {
  private static let capacity = 4
  private let kept = Mutex<[(filling: PatternFilling, image: CGImage)]>([])

  /// The picture in the cache, or a new one, which replaces the least recently used one.
  func picture(of filling: PatternFilling, make: () -> CGImage?) -> CGImage? {
    if let known = kept.withLock({ take(filling, from: &$0) }) { return known }
    // (A pattern's callback may fill with the same pattern, so the lock is not held here.)
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
