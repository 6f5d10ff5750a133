import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Emitter cells: their defaults, their keys, and what a layer takes of them (SL5, KP4).
struct `Emitter cells` {
  /// SL5.
  @Test func `begin as the field has them`() {
    let cell = CAEmitterCell()
    #expect(cell.name == nil)
    #expect(cell.isEnabled)
    #expect(cell.birthRate == 0)
    #expect(cell.lifetime == 0)
    #expect(cell.scale == 1)
    #expect(cell.color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(cell.contents == nil)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.contentsScale == 1)
    #expect(cell.minificationFilter == "linear" && cell.magnificationFilter == "linear")
    #expect(cell.emitterCells == nil)
    #expect(cell.speed == 1 && cell.duration == .infinity && cell.fillMode == .removed)
  }

  nonisolated private static let numbers = [
    "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
    "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration",
    "zAcceleration", "scale", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange",
    "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
    "contentsScale", "minificationFilterBias", "beginTime", "speed", "timeOffset", "repeatCount",
    "repeatDuration",
  ]

  @Test(arguments: numbers)
  func `have numbers by key`(_ key: String) {
    let cell = CAEmitterCell()
    let isOne = ["scale", "contentsScale", "speed"].contains(key)
    #expect(cell.value(forKey: key) as? CGFloat == (isOne ? 1 : 0))
    #expect(CAEmitterCell.defaultValue(forKey: key) as? CGFloat == (isOne ? 1 : nil))
    cell.setValue(2.5, forKey: key)
    #expect(cell.value(forKey: key) as? CGFloat == 2.5)
    cell.setValue("no number", forKey: key)
    #expect(cell.value(forKey: key) as? CGFloat == 2.5)
  }

  @Test func `have all else by key`() {
    let cell = CAEmitterCell()
    cell.setValue("drop", forKey: "name")
    cell.setValue(false, forKey: "enabled")
    cell.setValue(CGColor.black, forKey: "color")
    cell.setValue(CGImage.plain(~0), forKey: "contents")
    cell.setValue(CGRect(x: 0, y: 0, width: 0.5, height: 1), forKey: "contentsRect")
    cell.setValue("nearest", forKey: "magnificationFilter")
    cell.setValue([CAEmitterCell()], forKey: "emitterCells")
    cell.setValue(5, forKey: "something")
    #expect(cell.name == "drop" && !cell.isEnabled && cell.color == .black)
    #expect(cell.contents is CGImage && cell.contentsRect.width == 0.5)
    #expect(cell.magnificationFilter == "nearest" && cell.emitterCells?.count == 1)
    #expect(cell.value(forKey: "something") as? Int == 5)
    #expect(CAEmitterCell.defaultValue(forKey: "something") == nil)
    #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
  }

  @Test func `are taken as they are`() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    (cell.name, cell.birthRate) = ("spark", 10)
    emitter.emitterCells = [cell]
    let rate = "emitterCells.spark.birthRate"
    cell.birthRate = 99
    #expect(emitter.value(forKeyPath: rate) as? CGFloat == 10)
    emitter.emitterCells?.first?.birthRate = 5
    #expect(emitter.value(forKeyPath: rate) as? CGFloat == 10)
    emitter.emitterCells = emitter.emitterCells
    #expect(emitter.value(forKeyPath: rate) as? CGFloat == 5)
    emitter.emitterCells = nil
    #expect(emitter.emitterCells == nil)
  }

  /// The objects that were assigned come back, also those of cells, and what is set by key path is set in them.
  @Test func `are the same objects when they are read`() throws {
    let (emitter, cell, trail) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
    (cell.name, trail.name) = ("spark", "trail")
    cell.emitterCells = [trail]
    emitter.emitterCells = [cell]
    #expect(emitter.emitterCells?.first === cell && cell.emitterCells?.first === trail)
    #expect((emitter.value(forKey: "emitterCells") as? [CAEmitterCell])?.first === cell)
    emitter.setValue(7, forKeyPath: "emitterCells.spark.birthRate")
    emitter.setValue(8, forKeyPath: "emitterCells.spark.emitterCells.trail.velocity")
    #expect(cell.birthRate == 7 && trail.velocity == 8)
    #expect(cell.value(forKeyPath: "emitterCells.trail.velocity") as? CGFloat == 8)
    #expect(CAEmitterLayer(layer: emitter).emitterCells?.first === cell)
    cell.setValue(0.25, forKeyPath: "contentsRect.origin.x")
    cell.setValue(9, forKeyPath: "emitterCells.trail.spin")
    #expect(cell.contentsRect.origin.x == 0.25 && trail.spin == 9)
  }

  /// A cell among its own cells emits no particles of its particles for ever.
  @Test func `are left out among their own`() {
    let stage = LayerStage()
    let emitter = CAEmitterLayer()
    let cell = spark()
    cell.emitterCells = [cell]
    emitter.emitterCells = [cell]
    _ = stage.addLayer(emitter)
    #expect(stage.particles(at: 1.05).count == 10)
  }

  /// A value of another type is not taken, which the layer reports that is given the cell.
  @Test func `report what they could not take`() {
    let stage = LayerStage()
    let emitter = stage.addLayer(CAEmitterLayer())
    let cell = spark()
    for (key, value) in [("birthRate", "many"), ("emitterCells", 3), ("contentsRect", 1)]
      as [(String, Any)]
    {
      for _ in 0..<2 { cell.setValue(value, forKey: key) }
    }
    #expect(cell.birthRate == 10 && cell.contentsRect.width == 1)
    for _ in 0..<2 { emitter.emitterCells = [cell] }
    #expect(stage.reports.count == 3, "\(stage.reports)")
    #expect(
      stage.reports.contains {
        $0.hasPrefix("CAEmitterLayer: emitterCells.spark.birthRate cannot be many")
      }
    )
  }

  /// KP4.
  @Test func `are reached by their names`() {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "spark"
    emitter.emitterCells = [cell]
    emitter.setValue(3, forKeyPath: "emitterCells.spark.birthRate")
    emitter.setValue(0.25, forKeyPath: "emitterCells.spark.contentsRect.origin.x")
    emitter.setValue(CGColor.black, forKeyPath: "emitterCells.spark.color")
    emitter.setValue(1, forKeyPath: "emitterCells.nobody.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat == 3)
    #expect(emitter.emitterCells?.first?.contentsRect.origin.x == 0.25)
    #expect(emitter.emitterCells?.first?.color == .black)
    #expect(emitter.value(forKeyPath: "emitterCells.nobody.birthRate") == nil)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.nothing") == nil)
  }

  /// KP4.
  @Test func `are animated by their names`() throws {
    let stage = LayerStage()
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [spark()]
    _ = stage.addLayer(emitter)
    stage.add(basic("emitterCells.spark.velocity", from: 0, to: 100), to: emitter)
    let shown = try stage.shown(emitter, at: 0.5)
    #expect(shown.value(forKeyPath: "emitterCells.spark.velocity") as? CGFloat == 50)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.velocity") as? CGFloat == 0)
    #expect(stage.reports.isEmpty)
    stage.add(basic("emitterCells.nobody.velocity", from: 0, to: 100), to: emitter)
    #expect(stage.reports.count == 1, "\(stage.reports)")
    #expect(stage.reports.first?.contains("emitterCells.nobody.velocity") == true)
  }

  @Test(arguments: [Float.nan, Float.infinity, -Float.infinity])
  func `are without numbers that nothing can be computed with`(_ number: Float) {
    let stage = LayerStage()
    let emitter = CAEmitterLayer()
    for _ in 0..<2 {
      emitter.emitterCells = [
        spark {
          ($0.lifetimeRange, $0.velocity) = (number, CGFloat(number))
          $0.color = CGColor(red: CGFloat(number), green: 1, blue: 1, alpha: 1)
        }
      ]
    }
    _ = stage.addLayer(emitter)
    emitter.setValue(number, forKeyPath: "emitterCells.spark.birthRate")
    #expect(stage.particles(at: 1.05).count == 10)
    #expect(stage.reports.count == 4, "\(stage.reports)")
  }

  nonisolated private static let absurd: [(Double, Double)] = [
    (1e9, 10), (1e38, 1e38), (1e6, 1e9), (3e38, 1e-30), (1e9, 1e9), (-5, 1), (5, -1),
  ]

  /// Rates and lives of any size: as many as can be shown, and one report.
  @Test(arguments: absurd)
  func `bound what they bear`(_ rate: Double, _ lifetime: Double) {
    let stage = LayerStage()
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [
      spark {
        ($0.birthRate, $0.lifetime) = (Float(rate), Float(lifetime))
        $0.emitterCells = [spark { ($0.birthRate, $0.lifetime) = (Float(rate), Float(lifetime)) }]
      }
    ]
    _ = stage.addLayer(emitter)
    for time in [0, 1, 1e6, 1e12] {
      #expect(stage.particles(at: time).count <= 20_000)
    }
    let isTooMuch = rate > 0 && lifetime > 1
    #expect(stage.reports.count == (isTooMuch ? 1 : 0), "\(stage.reports)")
  }

  @Test func `show nothing without contents, or switched off`() {
    let stage = LayerStage()
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [spark { $0.contents = nil }, spark { $0.isEnabled = false }]
    _ = stage.addLayer(emitter)
    #expect(stage.particles(at: 1).isEmpty)
  }

  /// KP8, as of layers: a key that was never set has the style's value, if it has one.
  @Test func `answer for keys that were never set by their style`() {
    let cell = CAEmitterCell()
    #expect(cell.style == nil)
    cell.style = ["heat": 3, "scale": 9]
    #expect(cell.value(forKey: "heat") as? Int == 3 && cell.value(forKey: "cold") == nil)
    #expect(cell.scale == 1)
    cell.setValue(4, forKey: "heat")
    #expect(cell.value(forKey: "heat") as? Int == 4)
    cell.setValue(["heat": 5], forKey: "style")
    #expect(cell.style?["heat"] as? Int == 5)
  }
}
