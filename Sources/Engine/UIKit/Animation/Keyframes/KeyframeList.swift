import QuartzCore

/// The changes of a block of key frames, which become one keyframe animation for each property (U14).
final class KeyframeList {
  private let mode: CAAnimationCalculationMode
  private var properties: [ChangedProperty] = []

  init(_ mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// A property that key frames change.
  private struct ChangedProperty {
    /// The first change of the property, which has the value from before the block.
    let first: PropertyChange
    var frames: [Frame] = []
    /// Blocks inside the key frames that wait for the animation.
    var blocks: [AnimationBlock] = []
  }

  private struct Frame {
    let start, end: Double
    let value: AnimatableValue
  }

  func note(
    _ change: PropertyChange,
    from start: Double,
    to end: Double,
    by block: AnimationBlock
  ) {
    let known = properties.firstIndex {
      $0.first.layer === change.layer && $0.first.keyPath == change.keyPath
    }
    if known == nil { properties.append(ChangedProperty(first: change)) }
    let index = known ?? properties.count - 1
    properties[index].frames.append(Frame(start: start, end: end, value: change.new))
    if block.keyframes !== self {
      block.wait()
      properties[index].blocks.append(block)
    }
  }

  /// Adds the animations to the layers, for the block that contains the key frames.
  func addAnimations(by block: AnimationBlock) {
    let properties = properties
    self.properties = []
    for property in properties {
      let stops = stops(of: property)
      guard let last = stops.last?.value else { continue }
      let first = property.first
      // The last frame in time need not be the one that was set last.
      if first.layer.modelValue(forKeyPath: first.keyPath) != last {
        first.layer.setAtOnce(last, forKeyPath: first.keyPath)
      }
      let change = PropertyChange(
        layer: first.layer,
        keyPath: first.keyPath,
        kind: first.kind,
        old: first.old,
        new: last
      )
      let animation = animation(through: stops, for: change)
      block.settings.apply(to: animation, on: first.layer, opening: block.opening)
      block.add(animation, for: change, alsoFor: property.blocks)
    }
  }
}

extension KeyframeList {
  private typealias Stop = (time: Double, value: AnimatableValue)

  /// The values of a property at times from 0 to 1.
  ///
  /// Before, between and after its key frames the value is constant. A frame that begins while another is running
  /// continues from its value there. Of two that begin together, the later one is used.
  private func stops(of property: ChangedProperty) -> [Stop] {
    var stops: [Stop] = [(0, property.first.old)]
    for frame in property.frames.sortedStably(by: \.start) {
      let value = self.value(at: frame.start, of: stops)
      stops.removeAll { $0.time > frame.start }
      if stops.last?.time != frame.start { stops.append((frame.start, value)) }
      stops.append((frame.end, frame.value))
    }
    if let last = stops.last, last.time < 1 { stops.append((1, last.value)) }
    return stops
  }

  private func value(at time: Double, of stops: [Stop]) -> AnimatableValue {
    let next = stops.firstIndex { $0.time > time } ?? stops.count
    let before = stops[max(next - 1, 0)]
    guard next < stops.count, mode != .discrete, stops[next].time > before.time else {
      return before.value
    }
    let fraction = (time - before.time) / (stops[next].time - before.time)
    return before.value.startingPoint(for: stops[next].value)
      .interpolated(to: stops[next].value, fraction)
  }

  /// Additive where the property is (U3, KF16): each value as its difference from the last one.
  private func animation(through stops: [Stop], for change: PropertyChange) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: change.keyPath)
    animation.calculationMode = mode
    animation.keyTimes = stops.map { NSNumber(value: $0.time) }
    let differences = stops.compactMap { stop in
      change.new.difference(from: stop.value).flatMap { change.object($0) }
    }
    if change.kind == .additive, differences.count == stops.count {
      animation.isAdditive = true
      animation.values = differences
    } else {
      animation.values = stops.withColors.compactMap { change.object($0.value) }
    }
    return animation
  }
}

extension [(time: Double, value: AnimatableValue)] {
  /// The stops, with a clear color in place of each missing color.
  fileprivate var withColors: Self {
    let colors = map(\.value).filter { $0 != .none }
    guard !colors.isEmpty, colors.count < count else { return self }
    return indices.map { index in
      let neighbor =
        self[..<index].last { $0.value != .none } ?? self[index...].first { $0.value != .none }
      return (self[index].time, self[index].value.startingPoint(for: neighbor?.value ?? .none))
    }
  }
}

extension Array {
  /// Stably sorted by a number: equal numbers keep their order.
  fileprivate func sortedStably(by number: (Element) -> Double) -> [Element] {
    enumerated().sorted { (number($0.element), $0.offset) < (number($1.element), $1.offset) }
      .map(\.element)
  }
}
