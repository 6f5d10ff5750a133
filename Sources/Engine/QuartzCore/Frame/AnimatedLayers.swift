/// The layers of a tree that run animations, laid out to be gone over for each frame.
///
/// A class, as what a layer evaluates may be a type of the scene's own, whose code may come back here.
@MainActor
final class AnimatedLayers {
  /// The number of the context whose layers these are.
  private let number: Int
  /// In the order in which they got animations; some may have none left.
  private(set) var layers: [CALayer] = []
  /// Those that are on show with animations.
  private(set) var running: [CALayer] = []
  /// Those in `running` whose animations reach layers below them by name (KP4).
  private(set) var reaching: [CALayer] = []
  /// What the frame shows of each layer in `running`.
  private var shown: ContiguousArray<ShownValues> = []
  /// Whether `running` and `shown` are of all that is in `layers`.
  private var isListed = true
  /// How the last frame's list has those in `running`.
  private var sight = AnimatedSight()
  /// When there is something to be told of those in `running`.
  private var news = AnimatedNews()
  /// The frame that was last evaluated, and its global time.
  private var frame = 0
  private var time = 0.0

  init(of number: Int) {
    self.number = number
  }

  /// A layer is on show with animations, others than before perhaps.
  func note(_ layer: CALayer) {
    isListed = false
    guard !contains(layer) else { return }
    layer.animations.listing = number
    layers.append(layer)
  }

  func contains(_ layer: CALayer) -> Bool { layer.animations.listing == number }

  /// Layers may have lost their animations, or left the tree.
  func setNeedsListing() { isListed = false }

  /// Evaluates those that can be seen for the frame of that number, at a global time.
  ///
  /// What is below a layer that shows nothing waits until that one comes into sight: there may be thousands, of which
  /// frames show a few.
  ///
  /// - Parameters:
  ///   - time: The global time.
  ///   - frame: The frame's number.
  ///   - build: The number of the build that the last frame's list is from; 0 when all are to be evaluated.
  /// - Returns: Whether some wait.
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

  /// Those that are on show with animations and that the last frame's list may have something of.
  var seen: [CALayer] { sight.isOfSome ? sight.seen : running }

  /// Evaluates what is below a layer that showed nothing in the last frame, and may now.
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

  /// Displays those that draw from values that an animation has bent (DI6), or that one no longer bends.
  func displayForFrame(at time: Double) {
    let (running, shown) = (running, shown)
    for index in shown.indices where shown[index].isDisplayed {
      running[index].displayForFrame(at: time)
    }
  }

  /// Whether there are some of these.
  var displaysSome: Bool {
    for shown in shown where shown.isDisplayed { return true }
    return false
  }

  /// Shows what copies of them drew for the frame.
  func showRedrawings() {
    for index in shown.indices where shown[index].values.custom.needsRedraw {
      running[index].showRedrawing()
    }
  }

  /// Hands over those that may have begun or ended an animation by then.
  func forEachWithNews(at time: Double, _ body: (CALayer) -> Void) {
    guard isListed else { return layers.forEach(body) }
    let (running, shown) = (running, shown)
    // (Of times of their own those of the last frame are known.)
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

  /// Lets go of those that have no animations left, or are on show elsewhere.
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
