import SceneProtocol

/// How the user has groups of animations play: muted, alone, slow, or again; by the groups' numbers.
struct GroupPlay: Equatable {
  /// What can be done with a group.
  enum Command: CaseIterable {
    case replay, slow, solo, mute

    /// Its button's word.
    var title: String {
      switch self {
      case .replay: "replay"
      case .slow: "slow"
      case .solo: "solo"
      case .mute: "mute"
      }
    }

    /// Its key.
    var key: String {
      switch self {
      case .replay: "r"
      case .slow: "s"
      case .solo: "o"
      case .mute: "m"
      }
    }
  }

  private(set) var muted: Set<Int> = []
  /// The group that alone has effect.
  private(set) var solo: Int?
  /// The group that is slow, while the others stand still, and its rate.
  private(set) var slow: (group: Int, rate: Double)?
  /// The group that was begun again, while the others stand still.
  private(set) var replayed: Int?

  /// The rates of slow groups, from one press to the next.
  private static let rates = [0.25, 0.1]

  /// Whether all play as they are.
  var isPlain: Bool { self == GroupPlay() }

  static func == (a: GroupPlay, b: GroupPlay) -> Bool {
    (a.muted, a.solo, a.replayed, a.slow?.group, a.slow?.rate)
      == (b.muted, b.solo, b.replayed, b.slow?.group, b.slow?.rate)
  }

  mutating func toggleMute(_ group: Int) {
    if muted.remove(group) == nil { muted.insert(group) }
  }

  mutating func toggleSolo(_ group: Int) { solo = solo == group ? nil : group }

  /// To the next of the rates, and then back to the group's own.
  mutating func slowDown(_ group: Int) {
    let place = slow?.group == group ? Self.rates.firstIndex { $0 == slow?.rate } : nil
    let next = place.map { $0 + 1 } ?? 0
    slow = Self.rates.indices.contains(next) ? (group, Self.rates[next]) : nil
  }

  /// The group begins again; the others stand still as long, unless it never ends.
  mutating func replay(_ group: AnimationGroup) {
    replayed = group.isEndless ? nil : group.number
  }

  /// Ends what waits for a group that is over.
  mutating func note(_ groups: [AnimationGroup]) {
    guard let replayed else { return }
    let isRunning = groups.first { $0.number == replayed }?.animations.contains {
      [.added, .waiting, .running].contains($0.state)
    }
    if isRunning != true { self.replayed = nil }
  }

  /// What is sent to the scene for it.
  func tuning(_ groups: [AnimationGroup]) -> AnimationTuning {
    var tuning = AnimationTuning()
    let focus = slow?.group ?? replayed
    for group in groups {
      if muted.contains(group.number) || solo != nil && solo != group.number {
        tuning.muted += group.live
      }
      guard let focus else { continue }
      let rate = group.number == focus ? (slow?.rate ?? 1) : 0
      if rate != 1 { tuning.rates += group.live.map { .init(id: $0, rate: rate) } }
    }
    return tuning
  }

  /// Whether a button of a group is down.
  func isOn(_ command: Command, _ group: Int) -> Bool {
    switch command {
    case .replay: replayed == group
    case .slow: slow?.group == group
    case .solo: solo == group
    case .mute: muted.contains(group)
    }
  }

  /// What a button of a group says.
  func title(_ command: Command, _ group: Int) -> String {
    guard command == .slow, let slow, slow.group == group else { return command.title }
    return "\(InspectedValue.number(slow.rate))×"
  }
}
