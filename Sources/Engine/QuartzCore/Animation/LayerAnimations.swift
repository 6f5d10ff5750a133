/// A layer's animations, and the targets that are called for them.
@MainActor
package struct LayerAnimations {
  /// The running animations in the order added, in which they are applied (T20).
  package var running: [RunningAnimation] = [] { didSet { shown?.animationsDidChange() } }
  /// Animations that have ended and were removed, but that delayed copies of the layer still show.
  var ended: [RunningAnimation] = [] { didSet { shown?.animationsDidChange() } }
  package var targets: [TargetActionPair] = []
  /// What was on screen when the newest transition was committed.
  var oldPicture: OldPicture?
  /// The values that the frame shows, while an animation is running.
  package var shown: ShownValues?
  /// The contents that a frame drew with animated values, drawn once per set of values (DI6).
  package var redrawn: RedrawnContents?
  /// The number of the context whose list of animated layers has the layer; 0 for none.
  @HalfInt var listing = 0
  /// Whether an animation of a sublayer or the mask was ever added, so that these have to look for it (KP4).
  package var reachesSublayers = false

  package init() {}

  /// Whether there is no animation to show.
  var isEmpty: Bool { running.isEmpty && ended.isEmpty }

  /// The animations that copies show, in the order added.
  @MainActor var runningAndEnded: [RunningAnimation] {
    ended.isEmpty ? running : (ended + running).sorted { $0.identity < $1.identity }
  }
}
