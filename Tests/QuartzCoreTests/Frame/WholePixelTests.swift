import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// Where layers are drawn that are at rest, and where those on their way.
final class `Whole pixels` {
  /// Made inside the test: no other test comes in between.
  private lazy var stage = {
    let stage = LayerStage()
    stage.context.snapsToPixels = true
    return stage
  }()

  private func add(_ frame: CGRect, to parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    withoutActions {
      layer.frame = frame
      layer.backgroundColor = .white
      (parent ?? stage.root).addSublayer(layer)
    }
    return layer
  }

  /// The fills on the device, back to front.
  private func fills(at time: Double = 0, scale: Double = 1) -> [CGRect] {
    CATransaction.flush()
    return stage.context.displayList(at: time, scale: scale).items.compactMap {
      guard case .fill(let fill) = $0 else { return nil }
      return fill.toDevice.boundingBox(of: fill.rect)
    }
  }

  @Test func `edges at rest are on the nearest whole pixels, a half upwards`() {
    _ = add(CGRect(x: 10.4, y: 20.5, width: 30.2, height: 40))
    #expect(fills() == [CGRect(x: 10, y: 21, width: 31, height: 40)])
    #expect(fills(scale: 2.5) == [CGRect(x: 26, y: 51, width: 76, height: 100)])
  }

  @Test func `thirds of a width meet without a gap`() {
    for index in 0..<3 {
      _ = add(CGRect(x: 10 + CGFloat(index) * 100 / 3, y: 0, width: 100.0 / 3, height: 9))
    }
    #expect(fills().map(\.minX) == [10, 43, 77])
    #expect(fills().map(\.maxX) == [43, 77, 110])
  }

  @Test func `a hairline stays where it is, as thin as it is`() {
    _ = add(CGRect(x: 10.6, y: 20, width: 0.5, height: 10))
    #expect(fills() == [CGRect(x: 10.6, y: 20, width: 0.5, height: 10)])
  }

  @Test func `what is rotated stays where it is`() {
    let layer = add(CGRect(x: 10.25, y: 20, width: 30, height: 40))
    withoutActions { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1)) }
    CATransaction.flush()
    guard case .fill(let fill)? = stage.context.displayList(at: 0, scale: 1).items.first else {
      return #expect(Bool(false))
    }
    #expect(fill.rect == layer.bounds)
  }

  @Test func `a layer on its way moves by less than a pixel, and so does what is in it`() {
    let layer = add(CGRect(x: 0, y: 0, width: 30, height: 40))
    _ = add(CGRect(x: 5.25, y: 0, width: 10, height: 10), to: layer)
    CATransaction.flush()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.byValue, move.duration, move.beginTime) = (1, 1, 1)
    stage.add(move, to: layer)
    #expect(fills(at: 0.5).map(\.minX) == [0, 5])
    #expect(fills(at: 1.25).map(\.minX) == [0.25, 5.5])
    stage.advance(to: 2)
    #expect(fills(at: 2).map(\.minX) == [0, 5])
  }

  /// One that stays where it ends is at rest there, also when the time goes back.
  @Test func `an animation that is held at its end rests there`() {
    let layer = add(CGRect(x: 0, y: 0, width: 30, height: 40))
    CATransaction.flush()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.byValue, move.duration) = (1.25, 1)
    (move.fillMode, move.isRemovedOnCompletion) = (.forwards, false)
    stage.add(move, to: layer)
    for _ in 0..<2 {
      #expect(fills(at: 0.5).map(\.minX) == [0.625])
      stage.advance(to: 3)
      #expect(fills(at: 3).map(\.minX) == [1])
      MediaClock.set(0)
    }
  }

  @Test func `a layer that only fades is at rest`() {
    let layer = add(CGRect(x: 0.4, y: 0, width: 30, height: 40))
    CATransaction.flush()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration) = (0, 1)
    stage.add(fade, to: layer)
    #expect(fills(at: 0.5).map(\.minX) == [0])
    #expect(fills(at: 0.6).map(\.minX) == [0])
  }

  @Test func `where anything may move nothing is at rest`() {
    _ = add(CGRect(x: 0.5, y: 0, width: 30, height: 40))
    #expect(fills().map(\.minX) == [1])
    stage.context.snapsToPixels = false
    #expect(fills().map(\.minX) == [0.5])
  }

  @Test func `sublayers are moved by themselves, not with their superlayer`() {
    let layer = add(CGRect(x: 0.5, y: 0, width: 30, height: 40))
    _ = add(CGRect(x: 0.4, y: 0, width: 10, height: 10), to: layer)
    #expect(fills().map(\.minX) == [1, 1])
  }

  /// What a layer draws for itself has whole pixels: at a scale of 1.25 the last of them is a part only.
  @Test(arguments: [(50.0, 63), (50.3, 63), (60.8, 76)])
  func `pictures made for the device keep their pixels`(width: Double, pixels: Int) throws {
    let layer = add(CGRect(x: 10.3, y: 7.7, width: width, height: 40))
    let image = CGImage(width: pixels, height: 50, pixels: Array(repeating: ~0, count: pixels * 50))
    withoutActions {
      layer.contents = image
      layer.contentsScale = 1.25
    }
    CATransaction.flush()
    let items = stage.context.displayList(at: 0, scale: 1.25).items
    guard case .image(let item)? = items.last else { return #expect(Bool(false)) }
    let box = try #require(item.toDevice.boundingBox(of: item.destination))
    #expect(box == CGRect(x: 13, y: 10, width: CGFloat(pixels), height: 50))
  }

  @Test func `a picture that is too small by a pixel is stretched`() throws {
    let layer = add(CGRect(x: 10, y: 7, width: 50, height: 40))
    withoutActions {
      layer.contents = CGImage(width: 49, height: 40, pixels: Array(repeating: ~0, count: 49 * 40))
    }
    CATransaction.flush()
    let items = stage.context.displayList(at: 0, scale: 1).items
    guard case .image(let item)? = items.last else { return #expect(Bool(false)) }
    #expect(item.destination == layer.bounds)
  }
}
