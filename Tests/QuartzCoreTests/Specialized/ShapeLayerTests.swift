import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import RandomScenes
import Testing

/// Shape layers (SL1; peer 146).
struct `Shape layers` {
  private static let square = CGPath(
    rect: CGRect(x: 10, y: 10, width: 20, height: 20),
    transform: nil
  )

  private func paths(_ stage: LayerStage, at time: Double = 0) -> [DisplayItem.Path] {
    CATransaction.flush()
    return stage.context.displayList(at: time, scale: 1).items.compactMap { item in
      if case .path(let path) = item { path } else { nil }
    }
  }

  /// SL1, peer 146.
  @Test func `begin as the field has them`() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect((layer.strokeStart, layer.strokeEnd, layer.lineWidth) == (0, 1, 1))
    #expect((layer.miterLimit, layer.lineCap, layer.lineJoin) == (10, .butt, .miter))
    #expect((layer.lineDashPhase, layer.lineDashPattern) == (0, nil))
  }

  @Test func `keep what they are given`() {
    endOpenTransactions()
    let layer = CAShapeLayer()
    layer.path = Self.square
    layer.fillRule = .evenOdd
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [3, 1.5]
    layer.fillColor = nil
    let copy = CAShapeLayer(layer: layer)
    for layer in [layer, copy] {
      #expect(layer.path == Self.square)
      #expect((layer.fillRule, layer.lineCap, layer.lineJoin) == (.evenOdd, .round, .bevel))
      #expect(layer.lineDashPattern == [3, 1.5])
      #expect(layer.fillColor == nil)
    }
    #expect(layer.value(forKey: "path") as? CGPath == Self.square)
    #expect(layer.value(forKey: "lineDashPattern") as? [NSNumber] == [3, 1.5])
    layer.setValue(CGColor.white, forKey: "strokeColor")
    #expect(layer.strokeColor == .white)
    CATransaction.flush()
  }

  /// The habit of making a shape layer of a view's layer: nothing is copied of another class, as measured on macOS.
  @Test func `made of a layer of another class are new ones`() {
    let plain = CALayer()
    (plain.backgroundColor, plain.cornerRadius, plain.opacity) = (.white, 5, 0.5)
    (plain.frame, plain.name) = (CGRect(x: 1, y: 2, width: 3, height: 4), "plain")
    for source in [plain, NSObject()] as [Any] {
      let shape = CAShapeLayer(layer: source)
      #expect(shape.backgroundColor == nil && shape.cornerRadius == 0 && shape.opacity == 1)
      #expect(shape.frame == .zero && shape.name == nil)
      #expect(shape.fillColor == CAShapeLayer().fillColor)
      shape.path = Self.square
      shape.lineWidth = 3
      #expect(shape.path == Self.square && shape.lineWidth == 3 && shape.strokeEnd == 1)
    }
    #expect(CAGradientLayer(layer: plain).endPoint == CGPoint(x: 0.5, y: 1))
    #expect(CATextLayer(layer: plain).fontSize == 36 && CATextLayer(layer: plain).opacity == 1)
    #expect(CAReplicatorLayer(layer: plain).instanceCount == 1)
    #expect(CAEmitterLayer(layer: plain).birthRate == 1)
    #expect(CATiledLayer(layer: plain).levelsOfDetail == 1)
    #expect(CAScrollLayer(layer: plain).masksToBounds)
    #expect(CATransformLayer(layer: plain).backgroundColor == nil)
  }

  /// The inside first, then the line; over contents, under sublayers, not cut to the bounds.
  @Test func `paint the inside, then the line, under their sublayers`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions {
      layer.backgroundColor = .white
      layer.path = CGPath(rect: CGRect(x: -50, y: 0, width: 400, height: 20), transform: nil)
      layer.strokeColor = .white
      layer.lineWidth = 6
      let child = CALayer()
      child.frame = layer.bounds
      child.backgroundColor = .black
      layer.addSublayer(child)
    }
    CATransaction.flush()
    let items = stage.context.displayList(at: 0, scale: 1).items
    guard items.count == 4, case .fill = items[0], case .path(let inside) = items[1],
      case .path(let line) = items[2], case .fill = items[3]
    else { throw Unexpected(items: items) }
    #expect(inside.paint.part == .inside(.winding))
    #expect(inside.color == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(inside.paint.box.width == 400)
    // Half of the line is outside, and a corner reaches ten times as far.
    #expect(line.paint.box == CGRect(x: -80, y: -30, width: 460, height: 80))
    #expect(line.color == .white)
  }

  private struct Unexpected: Error { let items: [DisplayItem] }

  @Test func `show nothing without a path, colors or width`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    #expect(paths(stage).isEmpty)
    withoutActions {
      layer.path = Self.square
      layer.fillColor = .clear
      layer.strokeColor = .black
      layer.lineWidth = 0
    }
    #expect(paths(stage).isEmpty)
    withoutActions { layer.lineWidth = 2 }
    #expect(paths(stage).count == 1)
    withoutActions { layer.strokeEnd = 0 }
    #expect(paths(stage).isEmpty)
  }

  /// Only an explicit animation changes a path over time; other properties have implicit ones.
  @Test func `animate all but their path by themselves`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions { layer.path = Self.square }
    CATransaction.flush()
    inTransaction {
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      layer.strokeEnd = 0.5
      layer.fillColor = .white
      layer.lineCap = .round
    }
    CATransaction.flush()
    #expect(Set(layer.animationKeys() ?? []) == ["strokeEnd", "fillColor"])
    let shown = try stage.shown(layer, at: 0.125).strokeEnd
    #expect(shown > 0.5 && shown < 1)
  }

  /// Point by point.
  @Test func `blend paths of the same steps`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions { layer.path = Self.square }
    let wide = CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 20), transform: nil)
    stage.add(basic("path", from: Self.square, to: wide), to: layer)
    #expect(try stage.shown(layer, at: 0.5).path?.boundingBox.width == 40)
    #expect(paths(stage, at: 0.5).first?.paint.box.width == 40)
    #expect(layer.path == Self.square)
  }

  /// By its length: half of a square's way is two of its sides.
  @Test func `draw their line by its length`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions {
      layer.path = Self.square
      layer.fillColor = nil
      layer.strokeColor = .black
    }
    stage.add(basic("strokeEnd", from: 0, to: 1), to: layer)
    let half = try #require(paths(stage, at: 0.5).first).paint.path.elements
    #expect(
      half == [
        .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 10)), .line(CGPoint(x: 30, y: 30)),
      ]
    )
  }

  /// issue_2342-100, where strokeStart comes to 1 on a curve that is level there: both ends are compared as `Float`s.
  @Test(arguments: [(1 - 1e-14, 0), (1, 0), (1 - 1e-6, 1)])
  func `have no cap where their line has no length`(_ start: Double, _ count: Int) {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions {
      layer.path = Self.square
      layer.fillColor = nil
      layer.strokeColor = .black
      layer.lineCap = .round
      layer.strokeStart = CGFloat(start)
    }
    #expect(paths(stage).count == count)
  }

  @Test func `report what they cannot be given`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer(), named: "shape")
    withoutActions {
      layer.strokeEnd = .nan
      layer.setValue("round", forKey: "path")
      layer.lineDashPattern = [NSNumber(value: Double.infinity)]
    }
    #expect(layer.strokeEnd == 1)
    #expect(layer.path == nil)
    #expect(layer.lineDashPattern == nil)
    #expect(stage.reports.count == 3)
    #expect(stage.reports.allSatisfy { $0.contains("shape") })
  }

  /// One thing fades by itself; a shape with its line is faded as one.
  @Test func `fade as one picture`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions {
      layer.path = Self.square
      layer.opacity = 0.5
    }
    #expect(paths(stage).map(\.color.alpha) == [0.5])
    withoutActions { layer.strokeColor = .white }
    #expect(paths(stage).map(\.color.alpha) == [1, 1])
  }

  private static let edits: [(CAShapeLayer) -> Void] = [
    { $0.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20), transform: nil) },
    { $0.fillRule = .evenOdd }, { $0.fillColor = .white }, { $0.fillColor = nil },
    { $0.strokeColor = .black }, { $0.strokeStart = 0.3 }, { $0.strokeEnd = 0.7 },
    { $0.lineWidth = 5 }, { $0.lineJoin = .round }, { $0.miterLimit = 2 }, { $0.lineCap = .round },
    { $0.lineDashPattern = [3, 2] }, { $0.lineDashPhase = 1 }, { $0.path = nil },
  ]

  /// What a layer has kept is of no more use after any change of what it was made from, and only then.
  @Test func `are made again for each change, and for no move`() {
    let stage = LayerStage()
    let kept = stage.addLayer(CAShapeLayer())
    withoutActions {
      kept.path = Self.square
      kept.strokeColor = .white
    }
    var before = paths(stage)
    for (index, edit) in Self.edits.enumerated() {
      withoutActions { kept.position.x += 1 }
      let moved = paths(stage)
      #expect(zip(before, moved).allSatisfy { $0.paint === $1.paint && $0.toDevice != $1.toDevice })
      withoutActions { edit(kept) }
      let changed = paths(stage)
      withoutActions { stage.root.replaceSublayer(kept, with: CAShapeLayer(layer: kept)) }
      let fresh = paths(stage)
      withoutActions { stage.root.sublayers = [kept] }
      #expect(changed == fresh, "edit \(index)")
      #expect(changed != moved, "edit \(index)")
      before = changed
    }
  }

  /// Another color leaves both shapes as they are.
  @Test func `keep their shapes in other colors`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAShapeLayer())
    withoutActions {
      layer.path = Self.square
      layer.strokeColor = .white
      layer.strokeEnd = 0.5
    }
    let before = paths(stage)
    withoutActions { (layer.fillColor, layer.strokeColor) = (.white, .black) }
    let after = paths(stage)
    #expect(after.map(\.color) == [.white, .black])
    #expect(before.count == 2 && zip(before, after).allSatisfy { $0.paint === $1.paint })
  }

  @Test func `are drawn into contexts too`() throws {
    endOpenTransactions()
    let layer = CAShapeLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.path = Self.square
    layer.strokeColor = .white
    layer.lineWidth = 2
    let image = try picture(of: layer)
    #expect(image.pixels[20 * 40 + 20] == 0xFF00_0000)
    #expect(image.pixels[20 * 40 + 10] == 0xFFFF_FFFF)
    #expect(image.pixels[20 * 40 + 5] == 0)
    CATransaction.flush()
  }

  private func picture(of layer: CALayer) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil,
        width: 40,
        height: 40,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    )
    layer.render(in: context)
    return try #require(context.makeImage())
  }
}
