import CoreGraphics
import Pixels

/// The masks of shadows and paths, and of lines, kept as long as they are used and memory lasts.
struct MaskCache: ~Copyable {
  enum Key: Hashable {
    case patch(PatchShadow.Key)
    case plane(PlaneMask.Key)
    case path(PathMask)
  }

  /// Bytes that all masks may have: about a thousand cards' corners.
  static let limit = 16 << 20

  private var cache = ContentCache<Key, AlphaMask>(limit: MaskCache.limit)
  /// Those of the parts of lines.
  var lines = LineMasks()
  private var blur = StripBlur()
  private let fills = FillBuffer()
  private let scratch = AlphaMask(bounds: .empty)
  /// How many masks have been made.
  private(set) var made = 0

  /// The mask of a shape, made if it is not kept.
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

  /// A mask that is not kept: until the next one is asked for, all clear.
  func passingMask(bounds: PixelRect) -> AlphaMask {
    scratch.reset(bounds: bounds)
    return scratch
  }

  /// Blurs a mask that is not kept.
  mutating func blur(_ mask: AlphaMask, by box: BoxBlur) { blur.blur(mask, by: box) }
}
