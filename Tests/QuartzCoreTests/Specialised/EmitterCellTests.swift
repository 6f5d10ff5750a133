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
    #expect(cell.color == .white)
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
    #expect(CAEmitterCell.defaultValue(forKey: key) as? CGFloat == (isOne ? 1 : 0))
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
    cell.birthRate = 99
    #expect(emitter.emitterCells?.first?.birthRate == 10)
    emitter.emitterCells?.first?.birthRate = 5
    #expect(emitter.emitterCells?.first?.birthRate == 10)
    emitter.emitterCells = nil
    #expect(emitter.emitterCells == nil)
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
}
