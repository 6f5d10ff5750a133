import CoreGraphics
import QuartzCore
import Synchronization
import RandomScenes
import Testing

/// Ten thousand layers, each in the one before: nothing may go down the tree by the stack.
struct `Nested layers` {
  private static let depth = 10_000

  /// A chain of layers, the outermost first, linked from the inside out.
  private func chain<Layer: CALayer>(_ make: () -> Layer) -> [Layer] {
    endOpenTransactions()
    let layers = (0..<Self.depth).map { _ in make() }
    for index in layers.indices.dropLast().reversed() {
      layers[index].addSublayer(layers[index + 1])
    }
    return layers
  }

  /// LA2: all of them, the outermost first.
  @Test func `every layer of a chain is laid out`() {
    let log = DepthLog()
    let layers = chain { ChainLayer(log) }
    CATransaction.flush()
    log.order = []
    for (index, layer) in layers.enumerated().reversed() {
      layer.zPosition = CGFloat(index)
      layer.setNeedsLayout()
    }
    layers[0].layoutIfNeeded()
    #expect(log.order == layers.indices.map { Double($0) })
    layers[Self.depth - 1].setNeedsLayout()
    let before = LayoutPass.visits
    CATransaction.flush()
    #expect(LayoutPass.visits - before == Self.depth)
  }

  /// TR14, A10, R8: displayed, ordered in, committed, ordered out and ended.
  @Test func `a chain goes on screen and off again`() throws {
    let layers = chain { DrawingLayer() }
    let stage = LayerStage()
    let last = try #require(layers.last)
    last.bounds.size = CGSize(width: 1, height: 1)
    last.setNeedsDisplay()
    let action = RecordingAction()
    last.actions = [kCAOnOrderIn: action, kCAOnOrderOut: action]
    stage.root.addSublayer(layers[0])
    CATransaction.flush()
    #expect(last.clips.count == 1)
    #expect(last.committed != nil)
    withoutActions { layers[0].opacity = 0.5 }
    layers[0].removeFromSuperlayer()
    CATransaction.flush()
    #expect(layers.allSatisfy { $0.committed == nil })
    #expect(action.events == [kCAOnOrderIn, kCAOnOrderOut])
  }

  /// RE16.
  @Test func `a chain is rendered into a context`() throws {
    let layers = chain { CALayer() }
    let last = try #require(layers.last)
    last.bounds.size = CGSize(width: 2, height: 2)
    last.backgroundColor = .red
    let context = try CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1)
    layers[0].render(in: context)
    #expect(context.makeImage()?.pixels == [0xFFFF_0000])
    CATransaction.flush()
  }

  /// The whole chain is freed with its first layer; a layer that other code keeps stays, with all layers below it.
  @Test func `a chain ends without overflowing the stack`() throws {
    let log = DepthLog()
    var layers = chain { ChainLayer(log) }
    for layer in layers { layer.setNeedsLayout() }
    CATransaction.flush()
    let kept = try #require(layers.indices.contains(9_000) ? layers[9_000] : nil)
    layers = []
    #expect(log.ended == 9_000)
    #expect(kept.superlayer == nil)
    #expect(kept.sublayers?.count == 1)
  }

  /// A superlayer's end leaves what others keep, and takes the rest.
  @Test func `sublayers that are kept outlive their superlayer`() {
    let log = DepthLog()
    endOpenTransactions()
    var parent: CALayer? = ChainLayer(log)
    let kept = ChainLayer(log)
    parent?.sublayers = [ChainLayer(log), kept, ChainLayer(log)]
    kept.addSublayer(ChainLayer(log))
    CATransaction.flush()
    parent = nil
    #expect(log.ended == 3)
    #expect(kept.superlayer == nil && kept.sublayers?.count == 1)
  }
}

private final class DepthLog {
  var order: [Double] = []
  /// Counts in `deinit`, which is in no actor.
  nonisolated let count = Count()

  var ended: Int { count.value }

  nonisolated final class Count: Sendable {
    private let box = Mutex(0)
    var value: Int { box.withLock { $0 } }
    func add() { box.withLock { $0 += 1 } }
  }
}

/// A layer that writes its depth down when it is laid out, and has a `deinit` of its own.
private final class ChainLayer: CALayer {
  private let log: DepthLog
  private let count: DepthLog.Count

  init(_ log: DepthLog) {
    self.log = log
    count = log.count
    super.init()
  }

  required init() { fatalError("made with a log") }
  required init(layer: Any) { fatalError("never presented") }
  required init?(coder: NSCoder) { nil }

  deinit { count.add() }

  override func layoutSublayers() { log.order.append(Double(zPosition)) }
}
