/// The layers of a tree that run animations, in arrays for evaluation in each frame.
///
/// A class, not a struct: an evaluation may run code of the scene (its own value types), which may call back into here.
@MainActor
final class AnimatedLayers {
  /// The number of the context that the layers belong to.
  private let number: Int
  /// The layers in the order in which they got animations; some may have none left.
  private(set) var layers: [CALayer] = []
  /// The layers that are on screen and have animations.
  private(set) var running: [CALayer] = []
  /// Layers in `running` whose animations also animate sublayers by key path (KP4).
  private(set) var reaching: [CALayer] = []
  /// The values that the frame shows of each layer in `running`.
  private var shown: ContiguousArray<ShownValues> = []
  /// Whether `running` and `shown` are up to date with `layers`.
  private var isListed = true
  /// Which layers in `running` are in the last frame's display list.
  private var sight = AnimatedSight()
  /// When the next animation of `running` begins or ends.
  private var news = AnimatedNews()
  /// The number of the last evaluated frame; `time` is its global time.
  private var frame = 0
  private var time = 0.0

  init(of number: Int) {
    self.number = number
  }

  /// Adds a layer that is on screen and has animations, or notes that its animations have changed.
  func note(_ layer: CALayer) {
    isListed = false
    guard !contains(layer) else { return }
    layer.animations.listing = number
    layers.append(layer)
  }

  func contains(_ layer: CALayer) -> Bool { layer.animations.listing == number }

  /// Notes that layers may have lost their animations, or have left the tree.
  func setNeedsListing() { isListed = false }

  /// Evaluates the layers that can be seen, for a frame at a global time.
  ///
  /// Layers below an invisible layer are not evaluated until it becomes visible: there may be thousands, of which a
  /// frame shows a few.
  ///
  /// - Parameters:
  ///   - time: The global time, in seconds.
  ///   - frame: The number of the frame.
  ///   - build: The number of the full build of the last frame's display list; 0 to evaluate all layers.
  /// - Returns: Whether some layers were not evaluated.
  func evaluate(at time: Double, frame: Int, build: Int) -> Bool {
    if !isListed { list() }
    (self.frame, self.time) = (frame, time)
    let (running, shown) = (running, shown)
    let inSight = sight.update(running, build: build)
    for number in 0..<(inSight?.count ?? shown.count) {
      let index = inSight?[number] ?? number
      if shown[index].applyTracks(at: time) { continue }
      running[index].evaluateForFrame(at: running[index].frameTime(at: time, frame: frame))
    }
    guard inSight != nil else { return false }
    for index in sight.showingNothing { evaluateBelow(running[index]) }
    return true
  }

  /// The layers on screen with animations that may be in the last frame's display list.
  var seen: [CALayer] { sight.isOfSome ? sight.seen : running }

  /// Evaluates the layers below a layer that was invisible in the last frame, and may be visible now.
  func evaluateBelow(_ layer: CALayer) {
    guard sight.isOfSome else { return }
    var waiting = [layer]
    while let next = waiting.popLast() {
      guard next.withFrameValues({ !$0.isHidden && $0.opacity > 0 }) else { continue }
      for layer in next.tree.sublayers {
        evaluate(layer)
        waiting.append(layer)
      }
      guard let mask = next.tree.mask else { continue }
      evaluate(mask)
      waiting.append(mask)
    }
  }

  private func evaluate(_ layer: CALayer) {
    guard contains(layer) else { return }
    layer.evaluateForFrame(at: layer.frameTime(at: time, frame: frame))
  }

  /// Redisplays the layers that draw from animated values (DI6), or from values that are not animated any more.
  func displayForFrame(at time: Double) {
    let (running, shown) = (running, shown)
    for index in shown.indices where shown[index].isDisplayed {
      running[index].displayForFrame(at: time)
    }
  }

  /// Whether there are such layers.
  var displaysSome: Bool {
    for shown in shown where shown.isDisplayed { return true }
    return false
  }

  /// Shows the contents that presentation copies of these layers drew for the frame.
  func showRedrawings() {
    for index in shown.indices where shown[index].values.custom.needsRedraw {
      running[index].showRedrawing()
    }
  }

  /// Calls `body` with the layers that may have begun or ended an animation by `time`.
  func forEachWithNews(at time: Double, _ body: (CALayer) -> Void) {
    guard isListed else { return layers.forEach(body) }
    let (running, shown) = (running, shown)
    // (Layers' own times are known only for the last frame.)
    let isLast = time == self.time
    if isLast, news.isNone(of: running, shown, at: time, frame: frame) { return }
    for index in shown.indices where !shown[index].isQuiet(at: time) {
      let layer = running[index]
      if isLast, layer.frameTime(at: time, frame: frame) < shown[index].nextNews(of: layer) {
        continue
      }
      body(layer)
    }
  }

  /// Removes the layers that have no animations left, or are on screen in another tree.
  func prune() {
    guard !isListed else { return }
    layers.removeAll { layer in
      let isDone = layer.animations.isEmpty || layer.tree.committedIn != number
      if isDone, contains(layer) { layer.animations.listing = 0 }
      return isDone
    }
  }

  private func list() {
    prune()
    (sight, news) = (AnimatedSight(), AnimatedNews())
    running.removeAll(keepingCapacity: true)
    reaching.removeAll(keepingCapacity: true)
    shown.removeAll(keepingCapacity: true)
    for layer in layers {
      guard let values = layer.shownValuesForAnimations() else { continue }
      running.append(layer)
      shown.append(values)
      if layer.animations.reachesSublayers { reaching.append(layer) }
    }
    isListed = true
  }
}
