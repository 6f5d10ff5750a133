/// Until when nothing begins or ends of what the layers of a tree run, so that frames need not look at each of them.
///
/// Layers whose times are the same wait together: there may be thousands, below a few layers with times of their own.
@MainActor
struct AnimatedNews {
  /// Layers whose times are the same.
  private struct Group {
    /// The number of their time.
    let clock: Int
    /// One of them.
    let layer: CALayer
    /// Before this time of theirs there is nothing to be told of any.
    var quietUntil: Double
  }

  /// With more times than these it is no less work to ask each layer.
  private static let most = 64

  private var groups: [Group] = []
  /// What the groups hold for; `nil` while there are none.
  private var unchanged: UnchangedAnimations?
  /// The edition of the clock map that they hold for, or that the frame before had.
  private var edition = 0

  /// Whether none of the layers has anything to tell by a frame's time, for certain.
  ///
  /// - Parameters:
  ///   - layers: Those that run animations, the same each time.
  ///   - shown: What the frame shows of each.
  ///   - time: The frame's global time.
  ///   - frame: Its number.
  /// - Returns: False where that is not certain, as after changes: where there are some in each frame it does
  ///   not pay to find it out.
  mutating func isNone(
    of layers: [CALayer],
    _ shown: ContiguousArray<ShownValues>,
    at time: Double,
    frame: Int
  ) -> Bool {
    if edition != Engine.current.clocks.edition || unchanged?.isUnchanged == false {
      groups.removeAll(keepingCapacity: true)
      (unchanged, edition) = (nil, Engine.current.clocks.edition)
      return false
    }
    if unchanged == nil { find(layers, shown) }
    return groups.allSatisfy { $0.layer.frameTime(at: time, frame: frame) < $0.quietUntil }
  }

  private mutating func find(_ layers: [CALayer], _ shown: ContiguousArray<ShownValues>) {
    let unchanged = UnchangedAnimations()
    self.unchanged = unchanged
    for index in layers.indices {
      let (layer, shown) = (layers[index], shown[index])
      shown.unchanged = unchanged
      let (clock, quietUntil) = (layer.clock, shown.nextNews(of: layer))
      if let known = groups.firstIndex(where: { $0.clock == clock }) {
        groups[known].quietUntil = min(groups[known].quietUntil, quietUntil)
      } else if groups.count < Self.most {
        groups.append(Group(clock: clock, layer: layer, quietUntil: quietUntil))
      } else {
        groups[0].quietUntil = -.infinity
        return
      }
    }
  }
}

/// Whether animations of layers are still what they were when that was looked at.
final class UnchangedAnimations {
  var isUnchanged = true
}
