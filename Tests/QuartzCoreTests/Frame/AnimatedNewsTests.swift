import CoreGraphics
import QuartzCore
import Testing

/// Begins and ends are notified with the frames that they belong to, also if earlier frames had none and looked at no
/// layer.
final class `Begins and ends among many layers` {
  private let stage = LayerStage()

  /// A committed layer with a time of its own: `offset` seconds ahead, times `speed`.
  private func clock(speed: Float = 1, offset: Double = 0) -> CALayer {
    let layer = stage.addLayer()
    withoutActions {
      layer.speed = speed
      layer.timeOffset = offset
    }
    CATransaction.flush()
    return layer
  }

  private func sublayer(of layer: CALayer) -> CALayer {
    let sublayer = CALayer()
    withoutActions { layer.addSublayer(sublayer) }
    CATransaction.flush()
    return sublayer
  }

  /// Adds an animation that begins and ends at these times of the layer's own.
  private func run(_ layer: CALayer, from begin: Double, to end: Double) -> AnimationListener {
    let listener = AnimationListener()
    let animation = basic("opacity", from: 0, to: 1)
    (animation.beginTime, animation.duration) = (begin, end - begin)
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    CATransaction.flush()
    return listener
  }

  /// Goes on in steps of a quarter of a second, and answers when listeners heard something.
  private func times(
    of listeners: [AnimationListener],
    from start: Double = 0.25,
    to end: Double
  ) -> [[Double]] {
    var times = listeners.map { _ in [Double]() }
    var counts = listeners.map(\.heard.count)
    for time in stride(from: start, through: end, by: 0.25) {
      stage.advance(to: time)
      for (index, listener) in listeners.enumerated() where listener.heard.count > counts[index] {
        times[index].append(time)
        counts[index] = listener.heard.count
      }
    }
    return times
  }

  @Test func `are notified on time, whichever time is the layers' own`() {
    let (slow, ahead) = (clock(speed: 0.5), clock(offset: 4))
    let listeners = [
      run(stage.addLayer(), from: 2, to: 5),
      run(sublayer(of: slow), from: 1, to: 3),
      run(sublayer(of: sublayer(of: slow)), from: 2, to: 4.5),
      run(sublayer(of: ahead), from: 5, to: 7),
    ]
    #expect(times(of: listeners, to: 10) == [[2, 5], [2, 6], [4, 9], [1, 3]])
    #expect(listeners.allSatisfy { $0.heard == ["start", "finished"] })
  }

  @Test func `follow a time that changes meanwhile`() {
    let holder = clock()
    let listener = run(sublayer(of: holder), from: 4, to: 8)
    #expect(times(of: [listener], to: 2) == [[]])
    // Two seconds ahead from here on.
    withoutActions { holder.timeOffset = 2 }
    #expect(times(of: [listener], from: 2.25, to: 3) == [[2.25]])
    withoutActions { holder.timeOffset = 0 }
    #expect(times(of: [listener], from: 3.25, to: 9) == [[8]])
  }

  @Test func `follow a layer to another parent`() {
    let (parent, other) = (clock(), clock(offset: 3))
    let layer = sublayer(of: parent)
    let listener = run(layer, from: 4, to: 8)
    #expect(times(of: [listener], to: 2) == [[]])
    withoutActions { other.addSublayer(layer) }
    #expect(times(of: [listener], from: 2.25, to: 6) == [[2.25, 5]])
  }

  @Test func `of animations that are added while others wait are notified as well`() {
    let holder = clock(speed: 0.5)
    let first = run(sublayer(of: holder), from: 5, to: 6)
    #expect(times(of: [first], to: 2) == [[]])
    let layer = sublayer(of: holder)
    let second = run(layer, from: 1.5, to: 2)
    #expect(times(of: [first, second], from: 2.25, to: 5) == [[], [3, 4]])
    let third = run(layer, from: 3, to: 3.5)
    #expect(times(of: [first, second, third], from: 5.25, to: 12) == [[10, 12], [], [6, 7]])
  }

  /// Each a quarter of a second behind the one before: more than are waited for together.
  @Test func `are notified for a hundred layers with a hundred times`() {
    let delays: [Double] = (0..<100).map { 0.25 * Double($0) }
    let listeners = delays.map { run(sublayer(of: clock(offset: -$0)), from: 1, to: 2) }
    let expected: [[Double]] = delays.map { [1 + $0, 2 + $0] }
    #expect(times(of: listeners, to: 27) == expected)
  }
}
