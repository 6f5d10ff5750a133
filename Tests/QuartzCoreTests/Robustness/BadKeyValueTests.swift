import CoreGraphics
import QuartzCore
import Testing

/// Values that a key cannot have: the layer keeps what it has, and that is said once with its name, the
/// key and the value (KP7).
struct `Bad values by key` {
  /// Every property, by a value of another type than its own; a color and a path may be none.
  @Test(arguments: LayerProperty.allCases.filter { $0.kind != .text })
  func `a property of another type`(_ property: LayerProperty) {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let before = layer.values[property]
    for value in ["wide", ["wide"], NSObject.self] as [Any] where property != .contents {
      layer.setValue(value, forKey: property.rawValue)
      layer.setValue(value, forKeyPath: property.rawValue)
    }
    if property == .contents { layer.setValue("wide", forKey: "contents") }
    #expect(layer.values[property] == before)
    #expect(stage.reports.count == 1)
    let report = stage.reports.first ?? ""
    #expect(report.hasPrefix("CALayer 'card': \(property.rawValue) "), "\(report)")
    #expect(report.contains(property == .contents ? "String" : "wide"), "\(report)")
  }

  @Test(arguments: LayerProperty.allCases.filter { $0.kind == .text })
  func `a name that is a number`(_ property: LayerProperty) {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let before = layer.values[property]
    for _ in 0..<2 { layer.setValue(3, forKey: property.rawValue) }
    #expect(layer.values[property] == before)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.contains("\(property.rawValue) cannot be 3") == true)
  }

  /// Numbers that none of the properties can have, each in the type of the property.
  @Test(arguments: LayerProperty.allCases)
  func `a number that is none`(_ property: LayerProperty) {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      guard let value = value(bad, property.kind) else { return }
      let stage = LayerStage()
      let layer = stage.addLayer(named: "card")
      let before = layer.values[property]
      for _ in 0..<2 { layer.setValue(value, forKey: property.rawValue) }
      #expect(layer.values[property] == before)
      #expect(layer.animationKeys() == nil)
      #expect(stage.reports.count == 1)
      #expect(stage.reports.first?.hasPrefix("CALayer 'card': \(property.rawValue) ") == true)
      stage.advance(to: 1)
    }
  }

  private func value(_ bad: CGFloat, _ kind: ValueKind) -> Any? {
    switch kind {
    case .number: bad
    case .point: CGPoint(x: 0, y: bad)
    case .size: CGSize(width: bad, height: 0)
    case .rect: CGRect(x: 0, y: 0, width: 5, height: bad)
    case .transform: CATransform3DMakeTranslation(bad, 0, 0)
    case .color: CGColor(red: 0, green: 0, blue: bad, alpha: 1)
    case .path: pathThrough(CGPoint(x: bad, y: 0))
    case .flag, .image, .text, .bits, .triple, .numbers, .colors, .filters: nil
    }
  }

  private func pathThrough(_ point: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, point, CGPoint(x: 5, y: 5)])
    return path
  }

  /// Keys that are no properties, each with what it cannot be.
  @Test(arguments: [
    "frame", "name", "speed", "beginTime", "timeOffset", "mask", "opaque", "isOpaque",
    "needsDisplayOnBoundsChange", "drawsAsynchronously", "contentsFormat",
    "toneMapMode", "contentsHeadroom",
  ])
  func `a key of another type`(_ key: String) {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let before = "\(layer.value(forKey: key) ?? "nothing")"
    for _ in 0..<2 { layer.setValue(CGPoint(x: 7, y: 9), forKey: key) }
    #expect("\(layer.value(forKey: key) ?? "nothing")" == before)
    #expect(stage.reports.count == 1)
    let report = stage.reports.first ?? ""
    #expect(report.hasPrefix("CALayer 'card': \(key) cannot be "), "\(report)")
    #expect(report.contains("7.0"), "\(report)")
  }

  @Test(arguments: [
    ("position.x", "left" as String?), ("bounds.size", "left"), ("transform.rotation", nil),
    ("transform.translation", "left"), ("contentsRect.origin.x", nil),
  ])
  func `a part of another type`(_ keyPath: String, _ value: String?) {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    let before = "\(layer.values)"
    for _ in 0..<2 { layer.setValue(value, forKeyPath: keyPath) }
    #expect("\(layer.values)" == before)
    #expect(stage.reports.count == 1)
    #expect(stage.reports.first?.hasPrefix("CALayer 'card': \(keyPath) ") == true)
  }

  /// `nil` is a name that a layer can have; a mask can be taken away.
  @Test func `nothing where there may be nothing`() {
    let stage = LayerStage()
    let layer = stage.addLayer(named: "card")
    layer.mask = CALayer()
    for key in ["name", "mask", "contents", "backgroundColor", "shadowPath", "own"] {
      layer.setValue(nil, forKey: key)
      layer.setValue(NSNull(), forKey: key)
    }
    #expect(layer.name == nil && layer.mask == nil && layer.contents == nil)
    #expect(stage.reports.isEmpty)
  }
}
