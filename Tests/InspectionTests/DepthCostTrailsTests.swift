import CoreGraphics
import CoreImage
import DisplayList
import Inspection
import QuartzCore
import SceneProtocol
import Testing
import UIKit

/// What an inspector answers the pages on depth, cost and trails about a window.
@Suite(.serialized)
struct `Depth, cost and trails` {
  private let window: UIWindow
  private let context: LayerContext
  private let inspector: Inspector

  init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.layer.isHidden = false
    context = LayerContext(root: window.layer)
    (self.window, inspector) = (window, Inspector { window })
  }

  private struct NoAnswer: Error {}

  private func add(
    _ name: String,
    _ frame: CGRect,
    to above: CALayer? = nil,
    _ color: CGColor? = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  ) -> CALayer {
    let layer = CALayer()
    (layer.name, layer.frame, layer.backgroundColor) = (name, frame, color)
    (above ?? window.layer).addSublayer(layer)
    return layer
  }

  /// Commits, and makes the frame of a time.
  private func makeFrame(at time: Double = MediaClock.now) {
    CATransaction.flush()
    context.updateFrame(at: time, scale: 1)
  }

  private func depth(limit: Int = 1000) throws -> InspectedDepth {
    guard case .depth(let depth) = inspector.answer(.depth(limit: limit)) else { throw NoAnswer() }
    return depth
  }

  private func cost() throws -> InspectedCost {
    guard case .cost(let cost) = inspector.answer(.cost) else { throw NoAnswer() }
    return cost
  }

  private func move(_ layer: CALayer, by x: Double, for duration: Double) {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = layer.position.x
    move.toValue = layer.position.x + x
    move.duration = duration
    layer.add(move, forKey: "move")
  }

  /// When the layer's animation begins, in seconds of global time.
  private func begin(of layer: CALayer) throws -> Double {
    guard
      case .animations(let all, _) = inspector.answer(.animations(id: inspector.id(of: layer)))
    else { throw NoAnswer() }
    return try #require(all.first?.begin).value
  }

  // MARK: - Depth

  @Test func `each layer has its own picture, without what is in it`() throws {
    let card = add("card", CGRect(x: 10, y: 20, width: 40, height: 30))
    _ = add(
      "sign",
      CGRect(x: 0, y: 0, width: 20, height: 10),
      to: card,
      CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    makeFrame()
    let layers = try depth().layers
    #expect(layers.map(\.name).suffix(2) == ["#card", "#sign"])
    let shown = try #require(layers.first { $0.name == "#card" })
    #expect(shown.bounds.numbers == [0, 0, 40, 30])
    #expect(shown.toWindow.numbers == [1, 0, 0, 0, 1, 0, 10, 20, 1])
    let picture = try #require(shown.picture.flatMap { UIImage(data: $0)?.cgImage })
    #expect((picture.width, picture.height) == (40, 30))
    #expect(picture.pixels[5 * 40 + 5] == picture.pixels[25 * 40 + 35])
  }

  @Test func `a layer that paints nothing has no picture, and a hidden one is marked as hidden`()
    throws
  {
    _ = add("empty", CGRect(x: 0, y: 0, width: 10, height: 10), nil)
    add("hidden", CGRect(x: 0, y: 0, width: 10, height: 10)).isHidden = true
    makeFrame()
    let layers = try depth().layers
    let empty = try #require(layers.first { $0.name == "#empty" })
    #expect(!empty.paints)
    #expect(empty.picture == nil)
    #expect(try #require(layers.first { $0.name == "#hidden" }).isHidden)
  }

  @Test func `ten thousand nested layers are cut where it is said`() throws {
    var above = window.layer
    for index in 0..<10_000 {
      above = add("\(index)", CGRect(x: 0, y: 0, width: 10, height: 10), to: above)
    }
    makeFrame()
    let depth = try depth(limit: 300)
    #expect(depth.layers.count == 300)
    #expect(depth.more == 10_001 - 300)
    #expect(try cost().offscreen.isEmpty)
    guard case .trail(let trail) = inspector.answer(.trail(id: inspector.id(of: above))) else {
      throw NoAnswer()
    }
    #expect(trail.samples.isEmpty)
    window.layer.sublayers = nil
  }

  // MARK: - Cost

  @Test(arguments: InspectedCost.Reason.allCases)
  func `a layer that is drawn offscreen says why`(reason: InspectedCost.Reason) throws {
    let layer = add("card", CGRect(x: 10, y: 10, width: 40, height: 30))
    _ = add("inside", CGRect(x: 0, y: 0, width: 20, height: 20), to: layer)
    makeFrame()
    #expect(try cost().offscreen.isEmpty)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    switch reason {
    case .opacity: layer.opacity = 0.5
    case .mask:
      let mask = CALayer()
      mask.frame = layer.bounds
      mask.backgroundColor = CGColor(gray: 0, alpha: 1)
      layer.mask = mask
    case .blendMode: layer.compositingFilter = "multiplyBlendMode"
    case .clip: (layer.cornerRadius, layer.masksToBounds) = (8, true)
    case .rasterized: layer.shouldRasterize = true
    case .shadow:
      layer.backgroundColor = nil
      layer.shadowOpacity = 0.5
    case .filters: layer.filters = [CIFilter.colorInvert()]
    case .backgroundFilters: layer.backgroundFilters = [CIFilter.colorInvert()]
    }
    CATransaction.commit()
    makeFrame()
    let offscreen = try cost().offscreen
    #expect(offscreen.map(\.name) == ["#card"])
    #expect(offscreen.first?.reasons == [reason])
    #expect(offscreen.first?.corners.numbers == [10, 10, 50, 10, 50, 40, 10, 40])
  }

  @Test func `a clip along whole pixels, and the opacity of one thing, need no buffer`() throws {
    let clips = add("clips", CGRect(x: 10, y: 10, width: 40, height: 30))
    clips.masksToBounds = true
    _ = add("inside", CGRect(x: 0, y: 0, width: 80, height: 20), to: clips)
    add("faint", CGRect(x: 60, y: 10, width: 40, height: 30)).opacity = 0.5
    makeFrame()
    #expect(try cost().offscreen.isEmpty)
  }

  // MARK: - Trails

  @Test func `a trail has even steps of time from the begin to the end`() throws {
    let layer = add("card", CGRect(x: 0, y: 0, width: 20, height: 20))
    makeFrame()
    move(layer, by: 120, for: 1.2)
    CATransaction.flush()
    let begin = try begin(of: layer)
    let trail = try #require(inspector.trail(of: inspector.id(of: layer), at: begin + 0.45))
    #expect(trail.samples.count == 13)
    #expect(abs(trail.step - 0.1) < 1e-9)
    for (index, sample) in trail.samples.enumerated().dropLast() {
      #expect(abs(sample.time - begin - Double(index) * 0.1) < 1e-6)
      #expect(abs(sample.anchor.numbers[0] - 10 - Double(index) * 10) < 1e-3)
    }
    #expect(abs(try #require(trail.now).anchor.numbers[0] - 55) < 1e-3)
  }

  @Test func `reading a trail changes nothing of the scene`() throws {
    let layer = add("card", CGRect(x: 0, y: 0, width: 20, height: 20))
    makeFrame()
    move(layer, by: 120, for: 1.2)
    CATransaction.flush()
    let id = inspector.id(of: layer)
    let now = MediaClock.now
    func values() -> [CGRect?] { [layer.frame, layer.presentation(at: now)?.frame] }
    let (before, list) = (values(), context.displayList(at: now, scale: 1))
    for step in 0..<20 {
      _ = inspector.trail(of: id, at: now + Double(step) / 10)
      _ = inspector.picture(of: id, at: now + Double(step) / 10, scale: 1, side: 100)
    }
    #expect(values() == before)
    #expect(layer.animationKeys() == ["move"])
    #expect(!context.needsFrame)
    #expect(context.displayList(at: now, scale: 1) == list)
  }

  @Test func `an animation without end has the trail of a pass before and after now`() throws {
    let layer = add("card", CGRect(x: 0, y: 0, width: 20, height: 20))
    makeFrame()
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    (turn.fromValue, turn.toValue, turn.duration) = (0.0, 1.0, 0.6)
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
    CATransaction.flush()
    let begin = try begin(of: layer)
    let trail = try #require(inspector.trail(of: inspector.id(of: layer), at: begin + 1))
    #expect(abs(trail.step * 12 - 1.2) < 1e-6)
  }

  // MARK: - Bad input

  @Test func `geometry that is not a number is passed over`() throws {
    let layer = add("odd", CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    layer.opacity = 0.5
    _ = add("inside", CGRect(x: 0, y: 0, width: 5, height: 5), to: layer)
    makeFrame()
    for request in [
      InspectionRequest.depth(limit: 10), .cost, .trail(id: inspector.id(of: layer)),
    ] {
      let text = try JSONText.encode(inspector.answer(request))
      _ = try JSONText.decode(InspectionAnswer.self, from: text)
    }
    #expect(inspector.picture(of: inspector.id(of: layer), at: 0, scale: 1, side: 50) != nil)
  }

  @Test func `a layer that code puts into itself makes no endless walk`() throws {
    let outer = add("outer", CGRect(x: 0, y: 0, width: 20, height: 20))
    let inner = add("inner", CGRect(x: 0, y: 0, width: 10, height: 10), to: outer)
    inner.addSublayer(outer)
    makeFrame()
    #expect(try depth().layers.count <= 3)
    #expect(try cost().offscreen.isEmpty)
  }

  @Test func `a layer that is gone has no trail, and says so`() throws {
    var layer: CALayer? = add("short-lived", .zero)
    let id = inspector.id(of: try #require(layer))
    layer?.removeFromSuperlayer()
    layer = nil
    makeFrame()
    #expect(inspector.answer(.trail(id: id)) == .problem("there is no layer \(id) any more"))
    #expect(inspector.trail(of: id, at: 0) == nil)
    #expect(inspector.picture(of: id, at: 0, scale: 1, side: 50) == nil)
  }
}
