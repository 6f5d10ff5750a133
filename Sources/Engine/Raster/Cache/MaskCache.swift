import CoreGraphics
import Pixels

/// The masks of shadows, paths and lines, kept while they are used and within a limit of memory.
struct MaskCache: ~Copyable {
  enum Key: Hashable {
    case patch(PatchShadow.Key)
    case plane(PlaneMask.Key)
    case path(PathMask)
  }

  /// The maximum of all masks together, in bytes: about a thousand cards' corners.
  static let limit = 16 << 20

  private var cache = ContentCache<Key, AlphaMask>(limit: MaskCache.limit)
  /// The masks of parts of lines.
  var lines = LineMasks()
  private var blur = StripBlur()
  private let fills = FillBuffer()
  private let scratch = AlphaMask(bounds: .empty)
  /// The number of masks made so far.
  private(set) var made = 0

  /// The mask of a shape, made if it is not in the cache.
  mutating func mask(for key: Key) -> AlphaMask {
    if let kept = cache.content(for: key) { return kept }
    let mask =
      switch key {
      case .patch(let key): key.makeMask(with: &blur)
      case .plane(let key): key.makeMask(with: &blur)
      case .path(let path): path.makeMask(in: fills)
      }
    made += 1
    cache.insert(mask, for: key, bytes: mask.bytes)
    return mask
  }

  /// A temporary mask, all clear: valid until the next one is requested.
  func passingMask(bounds: PixelRect) -> AlphaMask {
    scratch.reset(bounds: bounds)
    return scratch
  }

  /// Blurs a mask that is not in the cache; `needed` has the pixels whose result is needed.
  mutating func blur(_ mask: AlphaMask, by box: BoxBlur, for needed: PixelRect?) {
    blur.blur(mask, by: box, for: needed)
  }
}
