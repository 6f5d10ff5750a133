import SceneProtocol

/// The animations that one event started: a click, a key, a timer, the scene's beginning.
struct AnimationGroup: Equatable {
  /// The number of the cause; -1 for those that were there before the inspector.
  let number: Int
  /// What started them, in words.
  let title: String
  /// Seconds since the scene's first frame; `nil` where it is not known.
  let time: Double?
  private(set) var animations: [InspectedAnimation] = []

  private init(_ cause: InspectedCause?) {
    number = cause?.number ?? -1
    title = cause?.text ?? "before it was watched"
    time = cause?.time
  }

  /// The groups of animations, in the order of their causes.
  static func groups(of animations: [InspectedAnimation]) -> [AnimationGroup] {
    let sorted = animations.sorted {
      ($0.cause?.number ?? -1, $0.id) < ($1.cause?.number ?? -1, $1.id)
    }
    var groups: [AnimationGroup] = []
    for animation in sorted {
      if groups.last?.number != animation.cause?.number ?? -1 {
        groups.append(AnimationGroup(animation.cause))
      }
      groups[groups.count - 1].animations.append(animation)
    }
    return groups
  }

  /// The ids of its animations that are not over.
  var live: [Int] { animations.filter(\.isLive).map(\.id) }

  /// Whether one of those never ends.
  var isEndless: Bool {
    animations.contains { $0.isLive && $0.rate != 0 && $0.end?.value.isFinite == false }
  }
}

extension InspectedAnimation {
  /// Whether something goes on now: an animation on its layer, or code that sets the property.
  var moves: Bool { isLive || state == .driven }

  /// Whether it is on its layer.
  var isLive: Bool { [.added, .waiting, .running, .held].contains(state) }
}
