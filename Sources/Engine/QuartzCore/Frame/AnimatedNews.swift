/// The earliest time at which an animation in a tree begins or ends, so that frames need not ask each layer.
///
/// Layers that share a time are grouped: there may be thousands below a few layers with times of their own.
@MainActor
struct AnimatedNews {
  /// Layers that share a time.
  private struct Group {
    /// The number of the shared time (`CALayer.clock`).
    let clock: Int
    /// One layer of the group.
    let layer: CALayer
    /// No animation of the group begins or ends before this time, in seconds of the shared time.
    var quietUntil: Double
  }

  /// The maximum number of groups; with more it is no less work to ask each layer.
  private static let most = 64

  private var groups: [Group] = []
  /// Whether the groups are still valid; `nil` while there are none.
  private var unchanged: UnchangedAnimations?
  /// The edition of the clock map that the groups are valid for, or that of the last frame.
  private var edition = 0

  /// Whether it is certain that no animation has begun or ended by a frame's time.
  ///
  /// - Parameters:
  ///   - layers: The layers that run animations; the same in each call.
  ///   - shown: The values that the frame shows of each layer.
  ///   - time: The frame's global time, in seconds.
  ///   - frame: The number of the frame.
  /// - Returns: False if that is not certain, as after a change. Where something changes in each frame, finding it out
  ///   costs more than it saves.
  mutating func isNone(
    of layers: [CALayer],
    _ shown: ContiguousArray<ShownValues>,
    at time: Double,
    frame: Int
  ) -> Bool {
    if edition != EngineState.inUse.clocks.edition || unchanged?.isUnchanged == false {
      groups.removeAll(keepingCapacity: true)
      (unchanged, edition) = (nil, EngineState.inUse.clocks.edition)
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
