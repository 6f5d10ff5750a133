import CoreGraphics
import CoreImage
import DisplayList
import Foundation
import QuartzCore
import RandomScenes
import Testing

/// Gradient layers (SL2; peer 80).
struct `Gradient layers` {
  private func gradient(_ stage: LayerStage, at time: Double = 0) -> DisplayItem.Gradient? {
    CATransaction.flush()
    for case .gradient(let gradient) in stage.context.displayList(at: time, scale: 1).items {
      return gradient
    }
    return nil
  }

  /// SL2.
  @Test func `begin as the field has them`() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
  }

  /// SL2: over the background, in the layer's own shape, without masking.
  @Test func `fill their shape over the background`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    withoutActions {
      layer.backgroundColor = .black
      layer.cornerRadius = 12
      layer.colors = [CGColor.black, CGColor.white, CGColor.black]
    }
    CATransaction.flush()
    let items = stage.context.displayList(at: 0, scale: 1).items
    #expect(items.count == 2)
    let shown = self.gradient(stage)
    let gradient = try #require(shown)
    #expect(gradient.cornerRadius == 12)
    #expect(gradient.rect == layer.bounds)
    #expect(gradient.stops.locations == [0, 0.5, 1])
    #expect(gradient.kind == .axial)
  }

  @Test(arguments: [
    ([0.2, 0.7], [0.2, 0.7]), ([0.7, 0.2], [0.7, 0.7]), ([-1, 9], [0, 1]), ([0.1], [0, 1]),
    ([0, 0.5, 1], [0, 1]),
  ])
  func `take locations that rise, one for each color`(_ given: [Double], _ used: [Double]) {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    withoutActions {
      layer.colors = [CGColor.black, CGColor.white]
      layer.locations = given.map { NSNumber(value: $0) }
    }
    #expect(gradient(stage)?.stops.locations == used)
    #expect(layer.locations == given.map { NSNumber(value: $0) })
  }

  /// Peer 80: one by one; other counts stay apart.
  @Test func `blend colors and locations one by one`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    withoutActions {
      layer.colors = [CGColor.black, CGColor.black]
      layer.locations = [0, 0.5]
    }
    let (dark, light) = ([CGColor.black, .black], [CGColor.white, .black])
    stage.add(basic("colors", from: dark, to: light), to: layer, forKey: "colors")
    let (low, high) = ([0, 0.5] as [NSNumber], [0.5, 1] as [NSNumber])
    stage.add(basic("locations", from: low, to: high), to: layer, forKey: "locations")
    let shown = try stage.shown(layer, at: 0.5)
    let colors = try #require(shown.colors as? [CGColor])
    #expect(colors.map(\.rgba) == [SIMD4(0.5, 0.5, 0.5, 1), SIMD4(0, 0, 0, 1)])
    #expect(shown.locations == [0.25, 0.75])
    #expect(gradient(stage, at: 0.5)?.stops.locations == [0.25, 0.75])
    stage.add(basic("colors", from: dark, to: [CGColor.white]), to: layer, forKey: "colors")
    #expect(try (stage.shown(layer, at: 0.7).colors as? [CGColor])?.count == 1)
  }

  @Test func `animate by themselves, but for their type`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    withoutActions { layer.colors = [CGColor.black, CGColor.white] }
    CATransaction.flush()
    inTransaction {
      layer.colors = [CGColor.white, CGColor.black]
      layer.startPoint = .zero
      layer.type = .radial
    }
    CATransaction.flush()
    #expect(Set(layer.animationKeys() ?? []) == ["colors", "startPoint"])
    #expect(gradient(stage)?.kind == .radial)
  }

  @Test func `report what is no color`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer(), named: "sky")
    withoutActions {
      layer.colors = [CGColor.black, CGColor.white]
      layer.colors = ["red", CGColor.black]
    }
    #expect((layer.colors as? [CGColor]) == [.black, .white])
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("cgColor") == true)
  }

  private static let edits: [(CAGradientLayer) -> Void] = [
    { $0.colors = [CGColor.white, CGColor.black] }, { $0.locations = [0.1, 0.5] },
    { $0.startPoint = .zero }, { $0.endPoint.x = 1 }, { $0.type = .radial }, { $0.colors = nil },
  ]

  /// What a layer has kept is of no more use after any change of what it was made from, and only then.
  @Test func `are made again for each change, and for no move`() {
    let stage = LayerStage()
    let kept = stage.addLayer(CAGradientLayer())
    withoutActions { kept.colors = [CGColor.black, CGColor.white] }
    var before = gradient(stage)
    for (index, edit) in Self.edits.enumerated() {
      withoutActions { kept.position.x += 1 }
      let moved = gradient(stage)
      #expect(moved != nil && moved?.stops === before?.stops)
      withoutActions { edit(kept) }
      let changed = gradient(stage)
      withoutActions { stage.root.replaceSublayer(kept, with: CAGradientLayer(layer: kept)) }
      let fresh = gradient(stage)
      withoutActions { stage.root.sublayers = [kept] }
      #expect(changed == fresh, "edit \(index)")
      #expect(changed != moved, "edit \(index)")
      before = changed
    }
  }

  @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
  func `a way of no length is the last color in contexts too`(
    _ type: CAGradientLayerType
  ) throws {
    endOpenTransactions()
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 6, height: 4)
    layer.colors = [CGColor.black, CGColor.white]
    layer.type = type
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = layer.startPoint
    let context = try CGContext(pixelWidth: 6, pixelHeight: 4, scale: 1)
    layer.render(in: context)
    #expect(context.makeImage()?.pixels == Array(repeating: 0xFFFF_FFFF, count: 24))
    // An ellipse without any width.
    if type == .radial {
      layer.endPoint.y = 1
      layer.render(in: context)
      #expect(context.makeImage()?.pixels == Array(repeating: 0xFFFF_FFFF, count: 24))
    }
    CATransaction.flush()
  }

  @Test func `show nothing without colors`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    withoutActions { layer.colors = [] }
    #expect(gradient(stage) == nil)
    withoutActions { layer.colors = [CGColor.white] }
    #expect(gradient(stage)?.stops.locations == [0])
  }

  /// A list of other things is reported, and does not change the colors.
  @Test func `have no vector for colors`() {
    let stage = LayerStage()
    let layer = stage.addLayer(CAGradientLayer())
    layer.colors = [CGColor.white, CGColor.black]
    layer.setValue(CIVector(x: 1, y: 2), forKey: "colors")
    #expect(layer.colors?.count == 2)
    #expect(stage.reports.count == 1 && stage.reports[0].contains("colors"))
    layer.setValue(CIVector(x: 0.25, y: 0.75), forKey: "locations")
    #expect(layer.locations == [0.25, 0.75])
  }
}
